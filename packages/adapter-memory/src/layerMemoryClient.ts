import type { Storage, Tabs, Telemetry, VisitorAgent } from "@camber/domain/ports"
import { Layer } from "effect"
import { layerMemoryStorage } from "./layerMemoryStorage.ts"
import { layerMemoryTabs } from "./layerMemoryTabs.ts"
import { layerMemoryTelemetry } from "./layerMemoryTelemetry.ts"
import { layerMemoryVisitorAgent } from "./layerMemoryVisitorAgent.ts"

/**
 * Provides what a browser would: storage that lasts as long as the layer, one tab, no telemetry, and a user agent. For programs without a
 * browser.
 */
export const layerMemoryClient = (userAgent: string): Layer.Layer<Storage | Tabs | Telemetry | VisitorAgent> =>
  Layer.mergeAll(layerMemoryStorage(), layerMemoryTabs(), layerMemoryTelemetry(), layerMemoryVisitorAgent({ userAgent }))
