import { lateComponent } from "../../foundation/late/lateComponent.ts"

export const garageDrawer = lateComponent(() => import("./GarageDrawer.tsx"))
