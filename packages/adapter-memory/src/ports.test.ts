import {
  cookiesContract,
  geolocationContract,
  httpContract,
  storageContract,
  tabsContract,
  telemetryContract,
  visitorAgentContract
} from "@camber/testing/ports"
import { Effect } from "effect"
import { layerMemoryCookies } from "./layerMemoryCookies.ts"
import { layerMemoryGeolocation } from "./layerMemoryGeolocation.ts"
import { layerMemoryHttp } from "./layerMemoryHttp.ts"
import { layerMemoryStorage } from "./layerMemoryStorage.ts"
import { layerMemoryTabs, makeMemoryBrowser } from "./layerMemoryTabs.ts"
import { layerMemoryTelemetry } from "./layerMemoryTelemetry.ts"
import { layerMemoryVisitorAgent } from "./layerMemoryVisitorAgent.ts"

const twoTabs = Effect.map(makeMemoryBrowser, (browser) => [layerMemoryTabs({}, browser), layerMemoryTabs({}, browser)] as const)

cookiesContract("memory", layerMemoryCookies())
cookiesContract("memory, from a request", layerMemoryCookies("contract-value=old; other=1"))
geolocationContract("memory", (isEnabled) => layerMemoryGeolocation(isEnabled ? { zip: "66044", country_code: "US" } : null))
httpContract("memory", layerMemoryHttp)
storageContract("memory", layerMemoryStorage())
tabsContract("memory", twoTabs)
telemetryContract("memory", layerMemoryTelemetry)
visitorAgentContract("memory", layerMemoryVisitorAgent())
