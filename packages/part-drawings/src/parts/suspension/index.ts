import { ballJoint } from "./ballJoint.ts"
import { bracket, subframeConnector } from "./bracket.ts"
import { bushingKit } from "./bushingKit.ts"
import { coilOver } from "./coilOver.ts"
import { coilSpring } from "./coilSpring.ts"
import { controlArm } from "./controlArm.ts"
import { leafSpring } from "./leafSpring.ts"
import { loweringSprings } from "./loweringSprings.ts"
import { radiusRod } from "./radiusRod.ts"
import { rodEnd } from "./rodEnd.ts"
import { shock } from "./shock.ts"
import { streetShock } from "./streetShock.ts"
import { swayBar } from "./swayBar.ts"
import { swayBarLink } from "./swayBarLink.ts"
import { tieRodEnd } from "./tieRodEnd.ts"
import { torsionBar } from "./torsionBar.ts"
import { spindle } from "./spindle.ts"

export const suspension = [
  ballJoint,
  bracket,
  bushingKit,
  coilOver,
  coilSpring,
  controlArm,
  leafSpring,
  loweringSprings,
  radiusRod,
  rodEnd,
  shock,
  streetShock,
  subframeConnector,
  swayBar,
  swayBarLink,
  tieRodEnd,
  torsionBar,
  spindle
] as const
