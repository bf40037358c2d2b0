import { brakeBias, brakePressure } from "./formulas/brakes.ts"
import { compressionRatio, dynamicCompression } from "./formulas/compression.ts"
import { coolingFan, radiatorCap } from "./formulas/cooling.ts"
import { converterSlip, converterStall, driveshaftCritical } from "./formulas/driveline.ts"
import { alternatorSize, wireGauge } from "./formulas/electrical.ts"
import { camTiming, displacement, etHorsepower, pistonSpeed } from "./formulas/engine.ts"
import { headerPrimary } from "./formulas/exhaust.ts"
import { boltTorque } from "./formulas/fasteners.ts"
import { airDensity, carburetorCfm, fuelPump, injectorSize } from "./formulas/fuel.ts"
import { finishLineGear, gearAfterTires, gearRpmSpeed, kartGear, speedometerGear } from "./formulas/gears.ts"
import { coilOverSpring, swayBar, wheelRate } from "./formulas/suspension.ts"
import { tireSize, wheelOffset } from "./formulas/wheels.ts"
import type { Calculator } from "./model.ts"

export * from "./calculate.ts"
export * from "./readInputs.ts"
export * from "./matchFacet.ts"
export * from "./model.ts"
export * from "./plot.ts"
export * from "./sources.ts"

/** All calculators, in the order of the index page. */
export const calculators: ReadonlyArray<Calculator> = [
  compressionRatio,
  dynamicCompression,
  displacement,
  pistonSpeed,
  camTiming,
  etHorsepower,
  carburetorCfm,
  injectorSize,
  fuelPump,
  airDensity,
  headerPrimary,
  gearRpmSpeed,
  gearAfterTires,
  finishLineGear,
  speedometerGear,
  converterStall,
  converterSlip,
  driveshaftCritical,
  kartGear,
  wheelRate,
  coilOverSpring,
  swayBar,
  brakePressure,
  brakeBias,
  wheelOffset,
  tireSize,
  coolingFan,
  radiatorCap,
  alternatorSize,
  wireGauge,
  boltTorque
]

/** Returns a calculator by its id; undefined for an unknown id. */
export const findCalculator = (id: string): Calculator | undefined => calculators.find((calculator) => calculator.id === id)

/** Path of the calculator index. */
export const CALCULATORS_HREF = "/calculators"

/** Returns the path of a calculator. The page reads its inputs from the query parameters. */
export const calculatorHref = (id: string): string => `${CALCULATORS_HREF}/${id}`
