import { lateComponent } from "../frame/lateComponent.ts"

export const accountMenu = lateComponent(() => import("./AccountMenu.tsx"))
