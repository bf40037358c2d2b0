import { lateComponent } from "../../foundation/late/lateComponent.ts"

export const accountMenu = lateComponent(() => import("./AccountMenu.tsx"))
