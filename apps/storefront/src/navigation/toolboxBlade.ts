import { lateComponent } from "../frame/lateComponent.ts"

export const toolboxBlade = lateComponent(() => import("./ToolboxBlade.tsx"))
