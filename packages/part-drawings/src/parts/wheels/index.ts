import { aluminumWheel } from "./aluminumWheel.ts"
import { hub } from "./hub.ts"
import { lugNuts, wheelStud } from "./lugNuts.ts"
import { mudCover } from "./mudCover.ts"
import { raceWheel } from "./raceWheel.ts"
import { tire } from "./tire.ts"
import { wheelBearing } from "./wheelBearing.ts"
import { wheelSpacer } from "./wheelSpacer.ts"

export const wheels = [aluminumWheel, hub, lugNuts, mudCover, raceWheel, tire, wheelBearing, wheelSpacer, wheelStud] as const
