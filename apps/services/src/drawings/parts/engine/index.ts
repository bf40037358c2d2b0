import { camshaft } from "./camshaft.ts"
import { connectingRod } from "./connectingRod.ts"
import { crankshaft } from "./crankshaft.ts"
import { crateEngine } from "./crateEngine.ts"
import { cylinderHead } from "./cylinderHead.ts"
import { gasketSet } from "./gasketSet.ts"
import { harmonicDamper } from "./harmonicDamper.ts"
import { lifters } from "./lifters.ts"
import { oilFilter } from "./oilFilter.ts"
import { oilPan } from "./oilPan.ts"
import { oilPump } from "./oilPump.ts"
import { piston } from "./piston.ts"
import { pulleySet } from "./pulleySet.ts"
import { timingSet } from "./timingSet.ts"
import { valveCover } from "./valveCover.ts"
import { valveTrain } from "./valveTrain.ts"

export const engine = [
  camshaft,
  connectingRod,
  crankshaft,
  crateEngine,
  cylinderHead,
  gasketSet,
  harmonicDamper,
  lifters,
  oilFilter,
  oilPan,
  oilPump,
  piston,
  pulleySet,
  timingSet,
  valveCover,
  valveTrain
] as const
