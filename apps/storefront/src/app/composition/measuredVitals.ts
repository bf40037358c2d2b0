import { layerVitals } from "@camber/adapter-browser"
import { Vitals } from "@camber/domain/tracking"

/** The page's vitals as the browser measures them. */
export const measuredVitals = { service: Vitals, layer: layerVitals }
