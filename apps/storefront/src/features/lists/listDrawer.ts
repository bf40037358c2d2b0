import { createPrefetch, type LazyComponent } from "../../foundation/late/Late.tsx"

export const listDrawer: LazyComponent = () => import("./ListDrawer.tsx")
export const prefetchListDrawer = createPrefetch(listDrawer)
