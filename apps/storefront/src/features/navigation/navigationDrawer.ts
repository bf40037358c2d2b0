import { lateComponent } from "../../foundation/late/lateComponent.ts"

export const navigationDrawer = lateComponent(() => import("./NavigationDrawer.tsx"))
