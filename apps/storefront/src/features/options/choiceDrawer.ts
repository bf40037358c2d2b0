import type { LazyComponent } from "../../foundation/late/LateComponent.ts"

export const choiceDrawer: LazyComponent = () => import("./ChoiceDrawer.tsx")
