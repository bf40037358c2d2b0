import { alternator } from "./alternator.ts"
import { battery } from "./battery.ts"
import { batteryBox } from "./batteryBox.ts"
import { batteryCable } from "./batteryCable.ts"
import { batteryDisconnect } from "./batteryDisconnect.ts"
import { distributor } from "./distributor.ts"
import { distributorCap } from "./distributorCap.ts"
import { gaugeSender } from "./gaugeSender.ts"
import { headLight } from "./headLight.ts"
import { ignitionBox } from "./ignitionBox.ts"
import { ignitionCoil } from "./ignitionCoil.ts"
import { plugWires } from "./plugWires.ts"
import { relay } from "./relay.ts"
import { sparkPlug } from "./sparkPlug.ts"
import { starter } from "./starter.ts"
import { switchPanel } from "./switchPanel.ts"
import { tailLight } from "./tailLight.ts"
import { wiringHarness } from "./wiringHarness.ts"

export const electrical = [
  alternator,
  battery,
  batteryBox,
  batteryCable,
  batteryDisconnect,
  distributor,
  distributorCap,
  gaugeSender,
  headLight,
  ignitionBox,
  ignitionCoil,
  plugWires,
  relay,
  sparkPlug,
  starter,
  switchPanel,
  tailLight,
  wiringHarness
] as const
