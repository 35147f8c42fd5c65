import { recordingPath } from "../packages/engine/test-support/recordings.ts";
import { tellInKitchen } from "../packages/engine/test-support/real-kitchen.ts";
import { testKitchen } from "./kitchen-journey.ts";

/** Signal-to-noise ratio of the voice over the kitchen, in dB. */
const RATIO_DB = 15;
/** Random seed of the times of the plates: with some, one falls on an « euh » or in the pause after it. */
const SEED = 1;

testKitchen({
  title:
    "told by a real voice in a loud kitchen, with three real « euh », every mark stands where it is heard",
  scene: await tellInKitchen(RATIO_DB, SEED),
  absent: `${recordingPath("")} is absent: a real voice in a kitchen was NOT tested`,
  // The words of a real voice are aligned by a machine, whose edges are good to some 20 ms.
  toleranceSec: 0.15,
});
