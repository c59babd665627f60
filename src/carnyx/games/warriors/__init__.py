"""Warriors: a ten-sided fantasy battle game of orders, bloodlust, boasts and command tests."""
