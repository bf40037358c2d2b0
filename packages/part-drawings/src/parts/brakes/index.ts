import { brakeBooster } from "./brakeBooster.ts"
import { brakeCaliper } from "./brakeCaliper.ts"
import { brakeLine } from "./brakeLine.ts"
import { brakePads } from "./brakePads.ts"
import { brakeRotor } from "./brakeRotor.ts"
import { brakeShoes } from "./brakeShoes.ts"
import { masterCylinder } from "./masterCylinder.ts"
import { pedal } from "./pedal.ts"
import { proportioningValve } from "./proportioningValve.ts"
import { brakeDrum } from "./brakeDrum.ts"
import { wheelCylinder } from "./wheelCylinder.ts"
import { caliperBracket } from "./caliperBracket.ts"

export const brakes = [
  brakeBooster,
  brakeCaliper,
  brakeLine,
  brakePads,
  brakeRotor,
  brakeShoes,
  masterCylinder,
  pedal,
  proportioningValve,
  brakeDrum,
  wheelCylinder,
  caliperBracket
] as const
