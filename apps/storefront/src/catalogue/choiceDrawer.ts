import { lateComponent } from "../frame/lateComponent.ts"

export const choiceDrawer = lateComponent(() => import("./ChoiceDrawer.tsx"))
