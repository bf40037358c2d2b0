import { layerVitals } from "@camber/adapter-browser"

/** The page's vitals as the browser measures them; the code comes with its first command. */
export const measuredVitals = layerVitals
