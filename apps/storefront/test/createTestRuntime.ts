import { layerDevice } from "@camber/adapter-browser"
import {
  layerMemoryCookies,
  layerMemoryDevice,
  layerMemoryGeolocation,
  layerMemoryHttp,
  layerMemoryOffline,
  layerMemoryStorage,
  layerMemoryTabs,
  layerMemoryTelemetry,
  layerMemoryVisitorAgent,
  type MemoryAreas,
  type MemoryOffline,
  type MemoryServices,
  type MemoryVisitorAgent
} from "@camber/adapter-memory"
import { ChatWidget, Cookies, type PageAddress, Storage, Tabs } from "@camber/domain/ports"
import type { TelemetryEvent } from "@camber/domain/telemetry"
import { Clock, Effect, Layer } from "effect"
import { appLayer } from "../src/app/composition/layers.ts"
import type { Seed } from "../src/foundation/runtime/Seed.ts"
import type { EffectRuntime } from "../src/foundation/runtime/AppRuntime.ts"
import { startEffectRuntime } from "../src/foundation/runtime/startEffectRuntime.ts"

/** Adapters of the browser's runtime. */
export interface TestEnvironment {
  readonly address?: Partial<PageAddress>
  readonly receive?: (event: TelemetryEvent) => void
  readonly agent?: MemoryVisitorAgent
  /**
   * The visitor has not seen automatic offers. By default they have, because the sign-up offer would cover the page on the first
   * interaction.
   */
  readonly isNewcomer?: boolean
  /** Records each cookie write; a deleted cookie has no value. */
  readonly written?: Array<WrittenCookie>
  /** The browser's storage, before and after the test. */
  readonly areas?: MemoryAreas
  /** A chat widget that has joined the shop; undefined: no chat. */
  readonly chatWidget?: ChatWidget["Service"]
  /** The device's storage, for a test that inspects or reuses it. Default: a new one. */
  readonly device?: MemoryDevice
  /** The visitor's location from the services; undefined: no lookup. */
  readonly place?: { readonly zip: string; readonly country_code: string }
  /** The device's push support; undefined: none. */
  readonly push?: MemoryPush
  /** A network that a test can disconnect. Default: always online. */
  readonly offline?: MemoryOffline
  /** Delays end immediately. */
  readonly skipsWaits?: boolean
  /** Receives defects. */
  readonly report?: (defect: unknown) => void
}

export interface WrittenCookie {
  readonly name: string
  readonly value: string | null
  readonly days: number | null | undefined
}

/** The cookie jar, which records each write. */
const layerCookies = (header: string | null, written: Array<WrittenCookie> = []) =>
  Layer.effect(
    Cookies,
    Effect.map(Cookies, (jar) =>
      Cookies.of({
        read: jar.read,
        write: (name, value, days) =>
          Effect.andThen(
            Effect.sync(() => void written.push({ name, value, days })),
            jar.write(name, value, days)
          ),
        remove: (name) =>
          Effect.andThen(
            Effect.sync(() => void written.push({ name, value: null, days: undefined })),
            jar.remove(name)
          )
      })
    )
  ).pipe(Layer.provide(layerMemoryCookies(header)))

/** Push support of a device. */
type MemoryPush = NonNullable<Parameters<typeof layerMemoryDevice>[0]>

/** No chat widget. */
export const layerNoChat = Layer.succeed(ChatWidget, { show: Effect.void, hide: Effect.void })

const seen = "EmailSignupModalShown=true; FreeShippingToast=true"

/** A browser's cookies, storage and tab. */
export interface MemoryDevice {
  readonly cookies: Cookies["Service"]
  readonly storage: Storage["Service"]
  readonly tabs: Tabs["Service"]
}

/** A device that a test can inspect. Its visitor has seen the offers for new visitors. */
export const createFakeDevice = (cookies = "", address: Partial<PageAddress> = {}): MemoryDevice =>
  Effect.runSync(
    Effect.all({ cookies: Cookies, storage: Storage, tabs: Tabs }).pipe(
      Effect.provide(Layer.mergeAll(layerMemoryCookies(`${cookies}; ${seen}`), layerMemoryStorage(), layerMemoryTabs(address)))
    )
  )

/** The browser's Effect runtime with in-memory adapters: cookies from a `Cookie` header, services from functions. */
export const createTestRuntime =
  (cookies: string | null = null, services: MemoryServices = {}, world: TestEnvironment = {}) =>
  (seed: Seed): Promise<EffectRuntime> =>
    startEffectRuntime(
      appLayer(seed).pipe(
        Layer.provide(
          Layer.mergeAll(
            layerMemoryHttp(services),
            layerBrowserMemory(
              world.device,
              Layer.mergeAll(
                layerCookies(world.isNewcomer ? cookies : [cookies, seen].filter((one) => one !== null).join("; "), world.written),
                layerMemoryStorage(world.areas),
                layerMemoryTabs(world.address)
              )
            ),
            layerMemoryGeolocation(world.place),
            world.push === undefined ? layerDevice : layerMemoryDevice(world.push),
            layerMemoryOffline(world.offline),
            world.chatWidget === undefined ? layerNoChat : Layer.succeed(ChatWidget, world.chatWidget),
            layerMemoryTelemetry(world.receive),
            layerMemoryVisitorAgent(world.agent)
          )
        ),
        Layer.provideMerge(world.skipsWaits ? layerWithoutWaits : Layer.empty)
      ),
      world.report ?? (() => {})
    )

/** A clock with the real time that ends each delay immediately. */
export const layerWithoutWaits = Layer.effect(
  Clock.Clock,
  Clock.clockWith((clock) => Effect.succeed(Object.assign(Object.create(clock) as Clock.Clock, { sleep: () => Effect.void })))
)

const layerBrowserMemory = (
  device: MemoryDevice | undefined,
  own: Layer.Layer<Cookies | Storage | Tabs>
): Layer.Layer<Cookies | Storage | Tabs> =>
  device === undefined
    ? own
    : Layer.mergeAll(Layer.succeed(Cookies, device.cookies), Layer.succeed(Storage, device.storage), Layer.succeed(Tabs, device.tabs))
