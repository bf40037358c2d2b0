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
  memoryOffline,
  type MemoryAreas,
  type MemoryOffline,
  type MemoryServices,
  type MemoryVisitorAgent
} from "@camber/adapter-memory"
import { Chat } from "@camber/domain/navigation"
import { OfflineQueue, SenderModule, flushQueue } from "@camber/domain/offline-queue"
import { ChatWidget, Cookies, type PageAddress, Storage, Tabs } from "@camber/domain/ports"
import { NotificationCenter } from "@camber/domain/notifications"
import { PushPreferences, PushPrompt } from "@camber/domain/push"
import type { TelemetryEvent } from "@camber/domain/telemetry"
import { Clock, Effect, Layer } from "effect"
import { appLayer } from "../src/app/composition/layers.ts"
import type { Seed } from "../src/foundation/runtime/Seed.ts"
import type { EffectRuntime } from "../src/foundation/runtime/AppRuntime.ts"
import { startEffectRuntime } from "../src/foundation/runtime/startEffectRuntime.ts"

/** What lies outside of the browser's engine. */
export interface TestEnvironment {
  readonly address?: Partial<PageAddress>
  readonly receive?: (event: TelemetryEvent) => void
  readonly agent?: MemoryVisitorAgent
  /** Has seen nothing of what comes by itself: the offer to sign up would lie over the page at the first sign, and hide it. */
  readonly isNewcomer?: boolean
  /** Takes down every cookie that is written; a removed one has no value. */
  readonly written?: Array<WrittenCookie>
  /** What the browser keeps already, and what it keeps in the end. */
  readonly areas?: MemoryAreas
  /** A chat that has joined the shop; without one there is none to see. */
  readonly chatWidget?: ChatWidget["Service"]
  /** What this device keeps, for a test that looks at it or that comes back to it; its own otherwise. */
  readonly device?: MemoryDevice
  /** Where the visitor is by the services; without it nobody looks it up. */
  readonly place?: { readonly zip: string; readonly country_code: string }
  /** What the device does with messages; without one it knows none. */
  readonly push?: MemoryPush
  /** A network that a test takes away; otherwise there is one. */
  readonly offline?: MemoryOffline
  /** Nothing waits for time to pass. */
  readonly skipsWaits?: boolean
  /** Hears of defects. */
  readonly report?: (defect: unknown) => void
}

export interface WrittenCookie {
  readonly name: string
  readonly value: string | null
  readonly days: number | null | undefined
}

/** The jar, with a note of each write. */
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

const withChat = (widget: ChatWidget["Service"] | undefined) =>
  widget && { chat: async () => ({ service: Chat, layer: Layer.provide(Chat.layer, Layer.succeed(ChatWidget, widget)) }) }

/** What a device does with messages. */
type MemoryPush = NonNullable<Parameters<typeof layerMemoryDevice>[0]>

const withPush = (push: MemoryPush | undefined) => {
  if (push === undefined) return undefined
  const device = layerMemoryDevice(push)
  return {
    push: async () => ({
      messages: { service: PushPreferences, layer: Layer.provide(PushPreferences.layer, device) },
      prompt: { service: PushPrompt, layer: Layer.provide(PushPrompt.layer, device) }
    }),
    notificationCentre: async () => ({ service: NotificationCenter, layer: Layer.provide(NotificationCenter.layer, device) })
  }
}

const layerSending = Layer.succeed(SenderModule, { load: Effect.succeed(flushQueue) })
/** What waits for a network waits in memory. */
const withOutbox = (device: MemoryOffline = memoryOffline()) => ({
  connection: device.state,
  outbox: async () => ({
    service: OfflineQueue,
    layer: Layer.provide(OfflineQueue.layer, Layer.merge(layerMemoryOffline(device), layerSending))
  })
})

const seen = "EmailSignupModalShown=true; FreeShippingToast=true"

/** A browser's cookies, storage and tab. */
export interface MemoryDevice {
  readonly cookies: Cookies["Service"]
  readonly storage: Storage["Service"]
  readonly tabs: Tabs["Service"]
}

/** A device that a test keeps in its hand. Newcomers' offers were seen on it. */
export const createFakeDevice = (cookies = "", address: Partial<PageAddress> = {}): MemoryDevice =>
  Effect.runSync(
    Effect.all({ cookies: Cookies, storage: Storage, tabs: Tabs }).pipe(
      Effect.provide(Layer.mergeAll(layerMemoryCookies(`${cookies}; ${seen}`), layerMemoryStorage(), layerMemoryTabs(address)))
    )
  )

/** The browser's engine with everything outside of it in memory: cookies from a `Cookie` header, services from functions. */
export const createTestRuntime =
  (cookies: string | null = null, services: MemoryServices = {}, world: TestEnvironment = {}) =>
  (seed: Seed): Promise<EffectRuntime> =>
    startEffectRuntime(
      appLayer(seed, { ...withChat(world.chatWidget), ...withPush(world.push), ...withOutbox(world.offline) }).pipe(
        Layer.provide(
          Layer.mergeAll(
            layerMemoryHttp(services),
            layerDevice(
              world.device,
              Layer.mergeAll(
                layerCookies(world.isNewcomer ? cookies : [cookies, seen].filter((one) => one !== null).join("; "), world.written),
                layerMemoryStorage(world.areas),
                layerMemoryTabs(world.address)
              )
            ),
            layerMemoryGeolocation(world.place),
            layerMemoryTelemetry(world.receive),
            layerMemoryVisitorAgent(world.agent)
          )
        ),
        Layer.provideMerge(world.skipsWaits ? layerWithoutWaits : Layer.empty)
      ),
      world.report ?? (() => {})
    )

/** The clock tells the time and ends each wait at once. */
export const layerWithoutWaits = Layer.effect(
  Clock.Clock,
  Clock.clockWith((clock) => Effect.succeed(Object.assign(Object.create(clock) as Clock.Clock, { sleep: () => Effect.void })))
)

const layerDevice = (device: MemoryDevice | undefined, own: Layer.Layer<Cookies | Storage | Tabs>): Layer.Layer<Cookies | Storage | Tabs> =>
  device === undefined
    ? own
    : Layer.mergeAll(Layer.succeed(Cookies, device.cookies), Layer.succeed(Storage, device.storage), Layer.succeed(Tabs, device.tabs))
