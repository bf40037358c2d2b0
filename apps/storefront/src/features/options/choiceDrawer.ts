import type { LateComponent } from "../../foundation/late/LateComponent.ts"

export const choiceDrawer: LateComponent = () => import("./ChoiceDrawer.tsx")
