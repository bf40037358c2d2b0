import type { LazyComponent } from "../../foundation/late/LateComponent.ts"

export const garageDrawer: LazyComponent = () => import("./GarageDrawer.tsx")
