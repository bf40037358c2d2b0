import type { Cookies, Storage, Tabs, VisitorAgent } from "@camber/domain/ports"
import { Layer } from "effect"
import { layerCookies } from "./layerCookies.ts"
import { layerStorage } from "./layerStorage.ts"
import { layerTabs } from "./layerTabs.ts"
import { layerVisitorAgent } from "./layerVisitorAgent.ts"

/** All ports that are implemented with the browser's own interfaces. */
export const layerBrowser: Layer.Layer<Storage | Cookies | Tabs | VisitorAgent> = Layer.mergeAll(
  layerStorage,
  layerCookies,
  layerTabs,
  layerVisitorAgent
)
