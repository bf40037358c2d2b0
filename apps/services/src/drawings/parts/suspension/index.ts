import { ballJoint } from "./ballJoint.ts"
import { bracket } from "./bracket.ts"
import { coilOver } from "./coilOver.ts"
import { coilSpring } from "./coilSpring.ts"
import { controlArm } from "./controlArm.ts"
import { leafSpring } from "./leafSpring.ts"
import { rodEnd } from "./rodEnd.ts"
import { shock } from "./shock.ts"
import { swayBar } from "./swayBar.ts"
import { torsionBar } from "./torsionBar.ts"

export const suspension = [ballJoint, bracket, coilOver, coilSpring, controlArm, leafSpring, rodEnd, shock, swayBar, torsionBar] as const
