import {
  Storage,
  type Tabs,
  Telemetry,
  VisitorAgent,
  type TelemetryEvent,
  type StorageArea,
  type Connection,
  Cookies,
  parseCookieHeader,
  Geolocation
} from "@camber/domain/ports"
import { Layer, Effect, Stream } from "effect"
import { layerMemoryTabs } from "./layerMemoryTabs.ts"

/** Provides geolocation that returns the given location. If there is none, geolocation is switched off. */
export const layerMemoryGeolocation = (
  place: { readonly zip: string; readonly country_code: string } | null = null
): Layer.Layer<Geolocation> =>
  Layer.succeed(Geolocation, Geolocation.of({ isEnabled: place !== null, lookup: Effect.succeed(place ?? undefined) }))

/** Provides a cookie jar that starts with a request's `Cookie` header. Changes stay in the jar. Lifetimes are ignored. */
export const layerMemoryCookies = (header: string | null = null): Layer.Layer<Cookies> =>
  Layer.sync(Cookies, () => {
    const jar = new Map(parseCookieHeader(header))
    return Cookies.of({
      read: (name) => Effect.sync(() => jar.get(name)),
      write: (name, value) => Effect.sync(() => void jar.set(name, value)),
      remove: (name) => Effect.sync(() => void jar.delete(name))
    })
  })

export interface MemoryVisitorAgent {
  readonly userAgent?: string
  readonly refusesTracking?: boolean
  readonly isInstalled?: boolean
  readonly connection?: Connection
  /** Stream of the color scheme. It must not end. */
  readonly colorScheme?: Stream.Stream<"light" | "dark">
}

/** Provides a visitor's browser with the given properties; by default, an ordinary browser that is online. */
export const layerMemoryVisitorAgent = (agent: MemoryVisitorAgent = {}): Layer.Layer<VisitorAgent> =>
  Layer.succeed(
    VisitorAgent,
    VisitorAgent.of({
      userAgent: Effect.succeed(agent.userAgent ?? "Mozilla/5.0"),
      refusesTracking: Effect.succeed(agent.refusesTracking ?? false),
      isInstalled: Effect.succeed(agent.isInstalled ?? false),
      connection: Effect.succeed(agent.connection ?? { isOnline: true, saveData: false }),
      colorScheme: agent.colorScheme ?? Stream.concat(Stream.succeed("light" as const), Stream.never)
    })
  )

const area = (texts: Map<string, string>): StorageArea => ({
  read: (key) => Effect.sync(() => texts.get(key)),
  write: (key, text) => Effect.sync(() => void texts.set(key, text)),
  remove: (key) => Effect.sync(() => void texts.delete(key)),
  clear: Effect.sync(() => texts.clear())
})

/** Browser storage by key. */
export interface MemoryAreas {
  readonly local: Map<string, string>
  readonly session: Map<string, string>
}

/** Provides storage that lasts as long as the layer or the given areas. */
export const layerMemoryStorage = (areas?: MemoryAreas): Layer.Layer<Storage> =>
  Layer.sync(Storage, () => {
    const { local, session } = areas ?? { local: new Map(), session: new Map() }
    return Storage.of({ local: area(local), session: area(session) })
  })

/** Provides telemetry that passes each event to `receive`; by default, it drops events. */
export const layerMemoryTelemetry = (receive: (event: TelemetryEvent) => void = () => undefined): Layer.Layer<Telemetry> =>
  Layer.succeed(Telemetry, Telemetry.of({ send: (event) => Effect.sync(() => receive(event)) }))

/**
 * Provides the ports that a browser would implement, for programs without a browser: storage that lasts as long as the layer, one tab, no
 * telemetry, and a user agent.
 */
export const layerMemoryClient = (userAgent: string): Layer.Layer<Storage | Tabs | Telemetry | VisitorAgent> =>
  Layer.mergeAll(layerMemoryStorage(), layerMemoryTabs(), layerMemoryTelemetry(), layerMemoryVisitorAgent({ userAgent }))
