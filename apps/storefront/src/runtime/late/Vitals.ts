import { Vitals } from "@camber/domain/tracking"
import { measuredVitals } from "../../composition/measuredVitals.ts"

export const service = Vitals
export const layer = measuredVitals
