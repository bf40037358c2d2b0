import { createPrefetch, type LazyComponent } from "../../foundation/late/Lazy.tsx"

export const garageDrawer: LazyComponent = () => import("./GarageDrawer.tsx")
export const prefetchGarageDrawer = createPrefetch(garageDrawer)
