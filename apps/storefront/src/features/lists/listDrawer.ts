import { createPrefetch, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"

export const listDrawer: LazyComponent = () => import("./ListDrawer.tsx")
export const prefetchListDrawer = createPrefetch(listDrawer)
