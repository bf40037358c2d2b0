import {
  cookiesContract,
  deviceContract,
  geolocationContract,
  httpContract,
  offlineContract,
  type ServiceScript,
  storageContract,
  tabsContract,
  telemetryContract,
  visitorAgentContract
} from "@camber/testing/ports"
import { Effect, SubscriptionRef } from "effect"
import {
  layerMemoryTelemetry,
  layerMemoryStorage,
  layerMemoryVisitorAgent,
  layerMemoryCookies,
  layerMemoryGeolocation
} from "./layerMemoryClient.ts"
import { layerMemoryDevice } from "./layerMemoryDevice.ts"
import { layerMemoryHttp, layerProcessHttp, type ProcessServices } from "./layerMemoryHttp.ts"
import { layerMemoryOffline, memoryOffline } from "./layerMemoryOffline.ts"
import { layerMemoryTabs, createMemoryBrowser } from "./layerMemoryTabs.ts"

const twoTabs = Effect.map(createMemoryBrowser, (browser) => [layerMemoryTabs({}, browser), layerMemoryTabs({}, browser)] as const)

cookiesContract("memory", layerMemoryCookies())
cookiesContract("memory, from a request", layerMemoryCookies("contract-value=old; other=1"))
deviceContract("memory", layerMemoryDevice)
geolocationContract("memory", (isEnabled) => layerMemoryGeolocation(isEnabled ? { zip: "66044", country_code: "US" } : null))
httpContract("memory", layerMemoryHttp)
const later = ({ beacon, graphql, json }: ServiceScript): ProcessServices => ({
  beacon,
  graphql: async (request) => graphql(request),
  json: async (request) => json(request)
})
httpContract("services in the same process", (script) => layerProcessHttp(later(script)))
offlineContract("memory", () => {
  const device = memoryOffline()
  return { layer: layerMemoryOffline(device), setAway: device.setAway, fill: () => void (device.isFull = true) }
})
storageContract("memory", layerMemoryStorage())
tabsContract("memory", twoTabs, null)
telemetryContract("memory", layerMemoryTelemetry)
const scheme = Effect.runSync(SubscriptionRef.make<"light" | "dark">("light"))
visitorAgentContract(
  "memory",
  layerMemoryVisitorAgent({ colorScheme: SubscriptionRef.changes(scheme) }),
  SubscriptionRef.set(scheme, "dark")
)
