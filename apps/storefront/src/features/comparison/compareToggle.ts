import { lateComponent } from "../../foundation/late/lateComponent.ts"
import type { CardCompareProps } from "./CardCompare.tsx"

export const compareToggle = lateComponent<CardCompareProps>(() => import("./CardCompare.tsx"))
