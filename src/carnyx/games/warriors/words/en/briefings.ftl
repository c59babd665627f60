### What the scenarios are about, and how they are won

brief-warriors-won = An army is beaten when it has lost units worth more than half its points, or when all it has left is shaken. After { $turns } turns the shares lost are compared; almost even is a draw. A leader lost, or influence that goes horribly wrong, puts units to a command test: who fails it may flee at once.
brief-warriors-ambush = A column of men has come in by the western road, tired and in step. In the woods above it the elves have been waiting since dawn.
brief-warriors-box = Orcs come down from the pass, and the gate of the dwarves is still open. Between them lie a hill, a wood and a few fields.
brief-warriors-bridge = One broad bridge, walled at both ends, over a river that nobody can wade. The dwarves built it; the ogres want the toll.
brief-warriors-field1200 = Two large armies, a farm and a fieldwork each. The harvest is in, so nobody minds the fields.
brief-warriors-field800 = Two armies have met in open country, far from anybody who could tell them not to.
