import { lateComponent } from "../../foundation/late/lateComponent.ts"

export const toolboxBlade = lateComponent(() => import("./ToolboxBlade.tsx"))
