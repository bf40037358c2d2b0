import { createPrefetch, type LazyComponent } from "../../foundation/late/Late.tsx"

export const choiceDrawer: LazyComponent = () => import("./ChoiceDrawer.tsx")
export const prefetchChoiceDrawer = createPrefetch(choiceDrawer)
