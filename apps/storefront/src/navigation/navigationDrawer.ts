import { lateComponent } from "../frame/lateComponent.ts"

export const navigationDrawer = lateComponent(() => import("./NavigationDrawer.tsx"))
