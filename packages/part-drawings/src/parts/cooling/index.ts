import { electricFan } from "./electricFan.ts"
import { fanClutch } from "./fanClutch.ts"
import { fanShroud } from "./fanShroud.ts"
import { heaterHose } from "./heaterHose.ts"
import { oilCooler } from "./oilCooler.ts"
import { radiator } from "./radiator.ts"
import { radiatorCap, radiatorSupport } from "./radiatorSupport.ts"
import { radiatorHose } from "./radiatorHose.ts"
import { thermostat } from "./thermostat.ts"
import { thermostatHousing } from "./thermostatHousing.ts"
import { transmissionCooler } from "./transmissionCooler.ts"
import { waterPump } from "./waterPump.ts"

export const cooling = [
  electricFan,
  fanClutch,
  fanShroud,
  heaterHose,
  oilCooler,
  radiator,
  radiatorCap,
  radiatorHose,
  radiatorSupport,
  thermostat,
  thermostatHousing,
  transmissionCooler,
  waterPump
] as const
