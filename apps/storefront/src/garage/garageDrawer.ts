import { lateComponent } from "../frame/lateComponent.ts"

export const garageDrawer = lateComponent(() => import("./GarageDrawer.tsx"))
