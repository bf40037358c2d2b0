import type { LateComponent } from "../../foundation/late/LateComponent.ts"

export const garageDrawer: LateComponent = () => import("./GarageDrawer.tsx")
