import { camshaft } from "./camshaft.ts"
import { connectingRod } from "./connectingRod.ts"
import { crankshaft, rearMainSeal, pistonRings } from "./crankshaft.ts"
import { crateEngine } from "./crateEngine.ts"
import { cylinderHead } from "./cylinderHead.ts"
import { engineBlock } from "./engineBlock.ts"
import { engineMount } from "./engineMount.ts"
import { exhaustGasket } from "./exhaustGasket.ts"
import { gasketSet } from "./gasketSet.ts"
import { harmonicDamper } from "./harmonicDamper.ts"
import { headBolts } from "./headBolts.ts"
import { lifters } from "./lifters.ts"
import { oilFilter } from "./oilFilter.ts"
import { oilPan } from "./oilPan.ts"
import { oilPump } from "./oilPump.ts"
import { piston } from "./piston.ts"
import { pulleySet } from "./pulleySet.ts"
import { pushrods, valveTrain } from "./valveTrain.ts"
import { rockerArms } from "./rockerArms.ts"
import { rotatingAssembly } from "./rotatingAssembly.ts"
import { timingCover } from "./timingCover.ts"
import { timingSet } from "./timingSet.ts"
import { valveCover } from "./valveCover.ts"
import { driveBelt } from "./driveBelt.ts"
import { oilPickup } from "./oilPickup.ts"

export const engine = [
  camshaft,
  connectingRod,
  crankshaft,
  crateEngine,
  cylinderHead,
  engineBlock,
  engineMount,
  exhaustGasket,
  gasketSet,
  harmonicDamper,
  headBolts,
  lifters,
  oilFilter,
  oilPan,
  oilPump,
  piston,
  pistonRings,
  pulleySet,
  pushrods,
  rearMainSeal,
  rockerArms,
  rotatingAssembly,
  timingCover,
  timingSet,
  valveCover,
  valveTrain,
  driveBelt,
  oilPickup
] as const
