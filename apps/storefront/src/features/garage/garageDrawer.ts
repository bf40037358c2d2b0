import { createPrefetch, type LazyComponent } from "../../foundation/late/Late.tsx"

export const garageDrawer: LazyComponent = () => import("./GarageDrawer.tsx")
export const prefetchGarageDrawer = createPrefetch(garageDrawer)
