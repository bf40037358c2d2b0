import { amplifier } from "./amplifier.ts"
import { bucketSeat } from "./bucketSeat.ts"
import { carpet } from "./carpet.ts"
import { dataLogger } from "./dataLogger.ts"
import { gauge } from "./gauge.ts"
import { headUnit } from "./headUnit.ts"
import { speaker } from "./speaker.ts"

export const interior = [amplifier, bucketSeat, carpet, dataLogger, gauge, headUnit, speaker] as const
