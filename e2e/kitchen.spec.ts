import { sayInKitchen } from "../packages/engine/test-support/kitchen.ts";
import { testKitchen } from "./kitchen-journey.ts";

/** Signal-to-noise ratio of the voice over the kitchen, in dB. */
const RATIO_DB = 20;
/** Random seed of the times of the plates: with this one, none covers a short pause. */
const SEED = 3;

testKitchen({
  title:
    "said in a kitchen, with a breath before each sentence and three « euh », every mark stands where it is heard",
  scene: sayInKitchen(RATIO_DB, SEED),
});
