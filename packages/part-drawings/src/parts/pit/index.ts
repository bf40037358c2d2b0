import { brakeFluid } from "./brakeFluid.ts"
import { camberGauge } from "./camberGauge.ts"
import { degreeWheel } from "./degreeWheel.ts"
import { enginePaint } from "./enginePaint.ts"
import { floorJack } from "./floorJack.ts"
import { gearOil } from "./gearOil.ts"
import { grease } from "./grease.ts"
import { jackStand } from "./jackStand.ts"
import { oilBottle } from "./oilBottle.ts"
import { scaleSet } from "./scaleSet.ts"
import { sprayCan } from "./sprayCan.ts"
import { springCompressor } from "./springCompressor.ts"
import { tieDown } from "./tieDown.ts"
import { tireGauge } from "./tireGauge.ts"
import { toolBox } from "./toolBox.ts"
import { torqueWrench, wrenchSet } from "./wrenches.ts"
import { trailer } from "./trailer.ts"
import { fluidBottle } from "./fluidBottle.ts"
import { sealantTube } from "./sealantTube.ts"

export const pit = [
  brakeFluid,
  camberGauge,
  degreeWheel,
  enginePaint,
  floorJack,
  gearOil,
  grease,
  jackStand,
  oilBottle,
  scaleSet,
  sprayCan,
  springCompressor,
  tieDown,
  tireGauge,
  toolBox,
  torqueWrench,
  trailer,
  wrenchSet,
  fluidBottle,
  sealantTube
] as const
