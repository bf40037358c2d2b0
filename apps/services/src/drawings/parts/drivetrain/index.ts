import { axleShaft } from "./axleShaft.ts"
import { clutchDisc } from "./clutchDisc.ts"
import { differential } from "./differential.ts"
import { driveshaft } from "./driveshaft.ts"
import { flywheel } from "./flywheel.ts"
import { rearEnd } from "./rearEnd.ts"
import { ringPinion } from "./ringPinion.ts"
import { shifter } from "./shifter.ts"
import { torqueConverter } from "./torqueConverter.ts"
import { transmission } from "./transmission.ts"
import { uJoint } from "./uJoint.ts"

export const drivetrain = [
  axleShaft,
  clutchDisc,
  differential,
  driveshaft,
  flywheel,
  rearEnd,
  ringPinion,
  shifter,
  torqueConverter,
  transmission,
  uJoint
] as const
