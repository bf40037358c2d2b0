import { Http } from "@camber/domain/ports"
import { cookiesContract, storageContract, tabsContract, telemetryContract, visitorAgentContract } from "@camber/testing/ports"
import { Effect, Layer } from "effect"
import { layerCookies } from "./layerCookies.ts"
import { layerStorage } from "./layerStorage.ts"
import { layerTabs } from "./layerTabs.ts"
import { layerTelemetry } from "./layerTelemetry.ts"
import { layerVisitorAgent } from "./layerVisitorAgent.ts"

/** Takes beacons; nothing else is asked of it here. */
const collector = (receive: (event: unknown) => void) =>
  Layer.succeed(
    Http,
    Http.of({
      graphql: () => Effect.die("not asked"),
      json: () => Effect.die("not asked"),
      beacon: (path, body) => Effect.sync(() => path === "/api/events" && receive(body)).pipe(Effect.asVoid)
    })
  )

cookiesContract("browser", layerCookies)
storageContract("browser", layerStorage)
tabsContract("browser", Effect.succeed([layerTabs, layerTabs]))
telemetryContract("browser", (receive) => Layer.provide(layerTelemetry("/api/events"), collector(receive)))
visitorAgentContract("browser", layerVisitorAgent)
