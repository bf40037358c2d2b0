import { lateComponent } from "../frame/lateComponent.ts"

export const listDrawer = lateComponent(() => import("./ListDrawer.tsx"))
