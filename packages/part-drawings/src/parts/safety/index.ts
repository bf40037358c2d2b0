import { fireExtinguisher } from "./fireExtinguisher.ts"
import { fireSystem } from "./fireSystem.ts"
import { glove } from "./glove.ts"
import { harness } from "./harness.ts"
import { headset } from "./headset.ts"
import { helmet, neckRestraint } from "./helmet.ts"
import { rollCage } from "./rollCage.ts"
import { shoes } from "./shoes.ts"
import { suit } from "./suit.ts"
import { windowNet } from "./windowNet.ts"

export const safety = [
  fireExtinguisher,
  fireSystem,
  glove,
  harness,
  headset,
  helmet,
  neckRestraint,
  rollCage,
  shoes,
  suit,
  windowNet
] as const
