import type { LateComponent } from "../../foundation/late/LateComponent.ts"

export const listDrawer: LateComponent = () => import("./ListDrawer.tsx")
