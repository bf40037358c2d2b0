import { lateComponent } from "../../foundation/late/lateComponent.ts"

export const choiceDrawer = lateComponent(() => import("./ChoiceDrawer.tsx"))
