import { axleShaft } from "./axleShaft.ts"
import { clutchDisc } from "./clutchDisc.ts"
import { differential } from "./differential.ts"
import { driveshaft } from "./driveshaft.ts"
import { driveshaftLoop, uJoint } from "./driveshaftLoop.ts"
import { flexplate } from "./flexplate.ts"
import { flywheel } from "./flywheel.ts"
import { quickChangeGear } from "./quickChangeGear.ts"
import { rearEnd } from "./rearEnd.ts"
import { rebuildKit } from "./rebuildKit.ts"
import { releaseBearing, transmissionMount } from "./transmissionMount.ts"
import { ringPinion } from "./ringPinion.ts"
import { ringPinionKit } from "./ringPinionKit.ts"
import { shiftKnob } from "./shiftKnob.ts"
import { shifter } from "./shifter.ts"
import { torqueConverter } from "./torqueConverter.ts"
import { transmission } from "./transmission.ts"
import { pilotBearing } from "./pilotBearing.ts"
import { bellhousing } from "./bellhousing.ts"
import { yoke } from "./yoke.ts"

export const drivetrain = [
  axleShaft,
  clutchDisc,
  differential,
  driveshaft,
  driveshaftLoop,
  flexplate,
  flywheel,
  quickChangeGear,
  rearEnd,
  rebuildKit,
  releaseBearing,
  ringPinion,
  ringPinionKit,
  shiftKnob,
  shifter,
  torqueConverter,
  transmission,
  transmissionMount,
  uJoint,
  pilotBearing,
  bellhousing,
  yoke
] as const
