import { alternator } from "./alternator.ts"
import { battery } from "./battery.ts"
import { distributor } from "./distributor.ts"
import { headLight } from "./headLight.ts"
import { ignitionBox } from "./ignitionBox.ts"
import { ignitionCoil } from "./ignitionCoil.ts"
import { plugWires } from "./plugWires.ts"
import { sparkPlug } from "./sparkPlug.ts"
import { starter } from "./starter.ts"
import { switchPanel } from "./switchPanel.ts"

export const electrical = [
  alternator,
  battery,
  distributor,
  headLight,
  ignitionBox,
  ignitionCoil,
  plugWires,
  sparkPlug,
  starter,
  switchPanel
] as const
