import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"

export const garageDrawer: LazyComponent = () => import("./GarageDrawer.tsx")
