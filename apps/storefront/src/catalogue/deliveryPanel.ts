import { lateComponent } from "../frame/lateComponent.ts"
import type { DeliveryPanelProps } from "./DeliveryPanel.tsx"

export const deliveryPanel = lateComponent<DeliveryPanelProps>(() => import("./DeliveryPanel.tsx"))
