import { lateComponent } from "../../foundation/late/lateComponent.ts"

export const listDrawer = lateComponent(() => import("./ListDrawer.tsx"))
