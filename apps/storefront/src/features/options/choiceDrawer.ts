import { createPrefetch, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"

export const choiceDrawer: LazyComponent = () => import("./ChoiceDrawer.tsx")
export const prefetchChoiceDrawer = createPrefetch(choiceDrawer)
