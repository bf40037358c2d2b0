import { createPrefetch, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"

export const garageDrawer: LazyComponent = () => import("./GarageDrawer.tsx")
export const prefetchGarageDrawer = createPrefetch(garageDrawer)
