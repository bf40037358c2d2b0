import { lateComponent } from "../../foundation/late/lateComponent.ts"

export const navigationDrawer = lateComponent(() => import("./NavigationDrawer.tsx"))
export const toolboxBlade = lateComponent(() => import("./ToolboxBlade.tsx"))
