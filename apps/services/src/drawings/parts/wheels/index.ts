import { aluminumWheel } from "./aluminumWheel.ts"
import { hub } from "./hub.ts"
import { lugNuts } from "./lugNuts.ts"
import { raceWheel } from "./raceWheel.ts"
import { tire } from "./tire.ts"
import { wheelSpacer } from "./wheelSpacer.ts"

export const wheels = [aluminumWheel, hub, lugNuts, raceWheel, tire, wheelSpacer] as const
