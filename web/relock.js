// Writes `package-lock.json` anew from `package.json` and takes out the addresses of sponsors: the lock names no host.

import { execSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const LOCK = "package-lock.json";

execSync("npm install --package-lock-only", { stdio: "inherit" });
const lock = JSON.parse(readFileSync(LOCK, "utf8"));
for (const entry of Object.values(lock.packages)) delete entry.funding;
writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
