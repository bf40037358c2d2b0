import type { LazyComponent } from "../../foundation/late/LateComponent.ts"

export const listDrawer: LazyComponent = () => import("./ListDrawer.tsx")
