import { brakeCaliper } from "./brakeCaliper.ts"
import { brakeLine } from "./brakeLine.ts"
import { brakePads } from "./brakePads.ts"
import { brakeRotor } from "./brakeRotor.ts"
import { masterCylinder } from "./masterCylinder.ts"
import { pedal } from "./pedal.ts"

export const brakes = [brakeCaliper, brakeLine, brakePads, brakeRotor, masterCylinder, pedal] as const
