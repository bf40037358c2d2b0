import { airCleaner } from "./airCleaner.ts"
import { airFilter } from "./airFilter.ts"
import { carburetor } from "./carburetor.ts"
import { carburetorRebuildKit } from "./carburetorRebuildKit.ts"
import { carburetorSpacer } from "./carburetorSpacer.ts"
import { efiSystem } from "./efiSystem.ts"
import { expansionTank } from "./expansionTank.ts"
import { fuelCell } from "./fuelCell.ts"
import { fuelFilter } from "./fuelFilter.ts"
import { fuelInjector } from "./fuelInjector.ts"
import { fuelJug } from "./fuelJug.ts"
import { fuelLine } from "./fuelLine.ts"
import { fuelPump } from "./fuelPump.ts"
import { fuelRegulator } from "./fuelRegulator.ts"
import { injectionNozzle } from "./injectionNozzle.ts"
import { intakeManifold } from "./intakeManifold.ts"
import { nitrousBottle } from "./nitrousBottle.ts"
import { nitrousKit } from "./nitrousKit.ts"
import { supercharger } from "./supercharger.ts"
import { throttleBody } from "./throttleBody.ts"
import { throttleCable, throttleLinkage } from "./throttleLinkage.ts"
import { turbocharger } from "./turbocharger.ts"

export const fuel = [
  airCleaner,
  airFilter,
  carburetor,
  carburetorRebuildKit,
  carburetorSpacer,
  efiSystem,
  expansionTank,
  fuelCell,
  fuelFilter,
  fuelInjector,
  fuelJug,
  fuelLine,
  fuelPump,
  fuelRegulator,
  injectionNozzle,
  intakeManifold,
  nitrousBottle,
  nitrousKit,
  supercharger,
  throttleBody,
  throttleCable,
  throttleLinkage,
  turbocharger
] as const
