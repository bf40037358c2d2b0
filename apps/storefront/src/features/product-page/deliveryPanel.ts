import { lateComponent } from "../../foundation/late/lateComponent.ts"
import type { DeliveryPanelProps } from "./DeliveryPanel.tsx"

export const deliveryPanel = lateComponent<DeliveryPanelProps>(() => import("./DeliveryPanel.tsx"))
