import { layerMemoryHttp } from "@camber/adapter-memory"
import { geolocate } from "@camber/domain/location"
import { Http } from "@camber/domain/ports"
import { COLLECTOR_PATH, EventBatch } from "@camber/domain/telemetry"
import {
  cookiesContract,
  deviceContract,
  geolocationContract,
  offlineContract,
  storageContract,
  tabsContract,
  telemetryContract,
  visitorAgentContract
} from "@camber/testing/ports"
import { Effect, Layer, Schema } from "effect"
import { layerBrowser, layerCookies, layerStorage } from "./layerBrowser.ts"
import { layerDevice } from "./layerDevice.ts"
import { layerGeolocation } from "./layerGeolocation.ts"
import { layerOffline } from "./layerOffline.ts"
import { layerTabs } from "./layerTabs.ts"
import { layerTelemetry } from "./layerTelemetry.ts"
import { layerVisitorAgent } from "./layerVisitorAgent.ts"
import { devicePlatform, offlinePlatform, schemePlatform } from "./testing/platforms.ts"

/** Creates a fake collector that passes each event of a batch to `receive`. Other requests are not expected. */
const collector = (receive: (event: unknown) => void) => {
  const take = Schema.decodeUnknownSync(EventBatch)
  return Layer.succeed(
    Http,
    Http.of({
      graphql: () => Effect.die("not asked"),
      json: () => Effect.die("not asked"),
      beacon: (path, body) =>
        Effect.sync(() => {
          if (path === COLLECTOR_PATH) for (const { event } of take(body).events) receive(event)
        })
    })
  )
}

cookiesContract("browser", layerCookies)
deviceContract("browser", (script) => Layer.provide(layerDevice, devicePlatform(script)))
geolocationContract("browser", (isEnabled) =>
  Layer.provide(
    layerGeolocation(isEnabled),
    layerMemoryHttp({ json: ({ path }) => (path === geolocate.path ? { data: { zip: "66044", country_code: "US" } } : "away") })
  )
)
offlineContract("browser", () => ({ layer: layerOffline, ...offlinePlatform() }))
storageContract("browser", layerStorage)
tabsContract(
  "browser",
  Effect.succeed([layerTabs, layerTabs]),
  Effect.sync(() => void window.dispatchEvent(new Event("pagehide")))
)
telemetryContract("browser", (receive) => Layer.provide(layerTelemetry, Layer.merge(layerBrowser, collector(receive))))
const scheme = schemePlatform()
visitorAgentContract("browser", Layer.provide(layerVisitorAgent, scheme.layer), scheme.darken)
