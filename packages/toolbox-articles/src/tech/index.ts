import type { ArticleRow } from "../article.ts"
import { airDensityAndJetting } from "./air-density-and-jetting.ts"
import { anSizes } from "./an-sizes.ts"
import { autocrossAlignment } from "./autocross-alignment.ts"
import { boltGradesAndTorque } from "./bolt-grades-and-torque.ts"
import { boltPatternAndOffset } from "./bolt-pattern-and-offset.ts"
import { brakeBias } from "./brake-bias.ts"
import { breakInOil } from "./break-in-oil.ts"
import { bumpSteer } from "./bump-steer.ts"
import { choosingCarburetorCfm } from "./choosing-carburetor-cfm.ts"
import { compressionRatio } from "./compression-ratio.ts"
import { converterStall } from "./converter-stall.ts"
import { degreeingACam } from "./degreeing-a-cam.ts"
import { demolitionDerbyPrep } from "./demolition-derby-prep.ts"
import { drivelineAngles } from "./driveline-angles.ts"
import { fuelPumpAndLineSizing } from "./fuel-pump-and-line-sizing.ts"
import { gearRatioAndTireSize } from "./gear-ratio-and-tire-size.ts"
import { headerSizing } from "./header-sizing.ts"
import { helmetAndSuitRatings } from "./helmet-and-suit-ratings.ts"
import { ignitionTimingCurve } from "./ignition-timing-curve.ts"
import { kartGearing } from "./kart-gearing.ts"
import { readingSparkPlugs } from "./reading-spark-plugs.ts"
import { scalingACar } from "./scaling-a-car.ts"
import { shockValvingCodes } from "./shock-valving-codes.ts"
import { springRateAndMotionRatio } from "./spring-rate-and-motion-ratio.ts"
import { staggerAndCrossWeight } from "./stagger-and-cross-weight.ts"
import { streetRodCooling } from "./street-rod-cooling.ts"
import { swayBarRates } from "./sway-bar-rates.ts"
import { wireGaugeAndRelays } from "./wire-gauge-and-relays.ts"

export const tech: ReadonlyArray<ArticleRow> = [
  choosingCarburetorCfm,
  springRateAndMotionRatio,
  readingSparkPlugs,
  fuelPumpAndLineSizing,
  anSizes,
  boltPatternAndOffset,
  gearRatioAndTireSize,
  brakeBias,
  degreeingACam,
  compressionRatio,
  converterStall,
  headerSizing,
  streetRodCooling,
  scalingACar,
  staggerAndCrossWeight,
  shockValvingCodes,
  helmetAndSuitRatings,
  demolitionDerbyPrep,
  kartGearing,
  autocrossAlignment,
  breakInOil,
  bumpSteer,
  drivelineAngles,
  ignitionTimingCurve,
  wireGaugeAndRelays,
  airDensityAndJetting,
  swayBarRates,
  boltGradesAndTorque
]
