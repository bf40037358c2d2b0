import { airCleaner } from "./airCleaner.ts"
import { carburetor } from "./carburetor.ts"
import { fuelCell } from "./fuelCell.ts"
import { fuelFilter } from "./fuelFilter.ts"
import { fuelPump } from "./fuelPump.ts"
import { fuelRegulator } from "./fuelRegulator.ts"
import { intakeManifold } from "./intakeManifold.ts"
import { nitrousBottle } from "./nitrousBottle.ts"
import { supercharger } from "./supercharger.ts"
import { throttleBody } from "./throttleBody.ts"
import { turbocharger } from "./turbocharger.ts"

export const fuel = [
  airCleaner,
  carburetor,
  fuelCell,
  fuelFilter,
  fuelPump,
  fuelRegulator,
  intakeManifold,
  nitrousBottle,
  supercharger,
  throttleBody,
  turbocharger
] as const
