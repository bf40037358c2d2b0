import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"

export const choiceDrawer: LazyComponent = () => import("./ChoiceDrawer.tsx")
