import { electricFan } from "./electricFan.ts"
import { oilCooler } from "./oilCooler.ts"
import { radiator } from "./radiator.ts"
import { thermostat } from "./thermostat.ts"
import { waterPump } from "./waterPump.ts"

export const cooling = [electricFan, oilCooler, radiator, thermostat, waterPump] as const
