import { amplifier } from "./amplifier.ts"
import { bucketSeat } from "./bucketSeat.ts"
import { carpet } from "./carpet.ts"
import { dashPanel } from "./dashPanel.ts"
import { dataLogger } from "./dataLogger.ts"
import { doorPanel } from "./doorPanel.ts"
import { gauge } from "./gauge.ts"
import { gaugeSet } from "./gaugeSet.ts"
import { headUnit } from "./headUnit.ts"
import { rollBarPadding, seatBracket } from "./seatBracket.ts"
import { speaker } from "./speaker.ts"
import { streetSeat } from "./streetSeat.ts"
import { tachometer } from "./tachometer.ts"

export const interior = [
  amplifier,
  bucketSeat,
  carpet,
  dashPanel,
  dataLogger,
  doorPanel,
  gauge,
  gaugeSet,
  headUnit,
  rollBarPadding,
  seatBracket,
  speaker,
  streetSeat,
  tachometer
] as const
