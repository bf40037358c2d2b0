import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"

export const listDrawer: LazyComponent = () => import("./ListDrawer.tsx")
