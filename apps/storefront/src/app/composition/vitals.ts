import { layerVitals } from "@camber/adapter-browser"
import { Vitals } from "@camber/domain/tracking"

/** The page's vitals as the browser measures them. */
export const layer = layerVitals
export const service = Vitals
