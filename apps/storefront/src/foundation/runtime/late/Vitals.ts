import { Vitals } from "@camber/domain/tracking"
import { measuredVitals } from "../../../app/composition/measuredVitals.ts"

export const service = Vitals
export const layer = measuredVitals
