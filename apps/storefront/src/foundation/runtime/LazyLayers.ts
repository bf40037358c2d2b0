import type { Acquisition } from "@camber/domain/acquisition"
import type { Cart } from "@camber/domain/cart"
import type { Catalog } from "@camber/domain/catalog"
import type { Flags } from "@camber/domain/flags"
import type { Garage } from "@camber/domain/garage"
import type { History } from "@camber/domain/history"
import type { VisitorLocation } from "@camber/domain/location"
import type { Chat } from "@camber/domain/navigation"
import type { NotificationCenter, Toasts } from "@camber/domain/notifications"
import type { Install } from "@camber/domain/install"
import type { OfflineQueue } from "@camber/domain/offline-queue"
import type { ConnectionState, Cookies, Geolocation, Http, Network, Storage, Tabs, Telemetry, VisitorAgent } from "@camber/domain/ports"
import type { PushPreferences, PushPrompt } from "@camber/domain/push"
import type { Session } from "@camber/domain/session"
import type { TelemetryBus, Visit, Vitals } from "@camber/domain/tracking"
import type { Profile, Visitor } from "@camber/domain/visitor"
import { Context, Data, Effect, Layer } from "effect"

/** What late use-cases may be built over. */
type Ground =
  | Cart
  | Catalog
  | Cookies
  | Garage
  | Geolocation
  | History
  | Http
  | Network
  | Toasts
  | TelemetryBus
  | Storage
  | Tabs
  | Telemetry
  | Visitor
  | VisitorAgent

/** A use-case whose code is there; it stands on the ground, and on what else it needs. */
interface Loaded<Self, Shape, Needs = never> {
  readonly service: Context.Service<Self, Shape>
  readonly layer: Layer.Layer<Self, never, Ground | Needs>
}

/** Those late use-cases that stand on the platform. Composition has it, and fetches them. */
export interface LazyPlatformLayers {
  readonly chat: () => Promise<Loaded<Chat, Chat["Service"]>>
  /** What is known of the network before any code for doing without it is there. */
  readonly connection?: ConnectionState
  readonly install: () => Promise<Loaded<Install, Install["Service"], Flags>>
  readonly notificationCentre: () => Promise<Loaded<NotificationCenter, NotificationCenter["Service"], Flags>>
  readonly outbox: () => Promise<Loaded<OfflineQueue, OfflineQueue["Service"]>>
  readonly push: () => Promise<{
    readonly messages: Loaded<PushPreferences, PushPreferences["Service"]>
    readonly prompt: Loaded<PushPrompt, PushPrompt["Service"], PushPreferences>
  }>
  readonly visit: () => Promise<Loaded<Visit, Visit["Service"], Acquisition | Flags | Profile | Session | VisitorLocation>>
  readonly vitals: () => Promise<Loaded<Vitals, Vitals["Service"]>>
}

type Load<A> = (platform: LazyPlatformLayers) => Promise<A>

const loadOutbox = ({ outbox }: LazyPlatformLayers) => outbox()

/** The code of a late use-case could not be fetched: the network's doing, and no fault of the page. */
export class ChunkLoadFailed extends Data.TaggedError("CodeUnreachable")<{ readonly cause: unknown }> {}

/** Use-cases that are not needed before the visitor does something: each is loaded with its first command, in a chunk of its own. */
export class LazyLayers extends Context.Service<
  LazyLayers,
  {
    /**
     * Built once, and ended with the engine. Dies where the chunks cannot be had; the next command fetches them again. All who ask for one
     * use-case wait for the same promise: that is what keeps their commands in the order in which they were given.
     */
    readonly build: <Self, Shape>(load: Load<Loaded<Self, Shape>>) => Effect.Effect<Shape>
  }
>()("@camber/storefront/LateUseCases") {
  /** `reach` is told how what waits for a network is had, which stands above the use-cases and beneath them. */
  static readonly layer = (
    platform: LazyPlatformLayers,
    reach: (outbox: () => Promise<OfflineQueue["Service"]>) => void
  ): Layer.Layer<LazyLayers, never, Ground> =>
    Layer.effect(
      LazyLayers,
      Effect.gen(function* () {
        const ground = yield* Effect.context<Ground>()
        const scope = yield* Effect.scope
        const memo = yield* Layer.makeMemoMap
        const begin = async <Self, Shape>(load: Load<Loaded<Self, Shape>>): Promise<Shape> => {
          const { layer, service } = await load(platform).catch((cause: unknown) => {
            throw new ChunkLoadFailed({ cause })
          })
          return Context.get(await Effect.runPromiseWith(ground)(Layer.buildWithMemoMap(layer, memo, scope)), service)
        }
        const begun = new Map<unknown, Promise<unknown>>()
        const have = <Self, Shape>(load: Load<Loaded<Self, Shape>>): Promise<Shape> => {
          const known = begun.get(load) ?? begin(load)
          begun.set(load, known)
          known.catch(() => begun.delete(load))
          // Kept by what loads it, so it is of its kind.
          return known as Promise<Shape>
        }
        reach(() => have(loadOutbox))
        return LazyLayers.of({ build: (load) => Effect.promise(() => have(load)) })
      })
    )
}

/** What late use-cases may stand on, before its code is there. */
export interface LazyLayer<Provides> {
  readonly load: Load<{ readonly layer: Layer.Layer<Provides, never, Ground> }>
}

type Provided<Late> = Late extends LazyLayer<infer Provides> ? Provides : never

/** What a use-case's class of the domain brings along. */
export const toLazyLayer = <UseCase extends { readonly layer: unknown }>(
  service: UseCase
): { readonly service: UseCase; readonly layer: UseCase["layer"] } => ({ service, layer: service.layer })

/** A use-case as commands name it, before its code is there. `load` brings it; it stands `over` other late ones, which come with it. */
export const defineLazyLayer = <Self, Shape, Over extends ReadonlyArray<LazyLayer<never>>>(
  load: Load<Loaded<Self, Shape, Provided<Over[number]>>>,
  ...over: Over
) => {
  const loadAll: Load<Loaded<Self, Shape>> = async (platform) => {
    const [{ layer, service }, ...below] = await Promise.all([load(platform), ...over.map((below) => below.load(platform))])
    const standing = below.reduce<Layer.Layer<Self, never, unknown>>((above, one) => Layer.provide(above, one.layer), layer)
    // The signature holds what is below to what the layer needs.
    return { service, layer: standing as Layer.Layer<Self, never, Ground> }
  }
  const built = LazyLayers.use(({ build }) => build(loadAll))
  return {
    load: loadAll,
    use: <A, E, R>(command: (service: Shape) => Effect.Effect<A, E, R>): Effect.Effect<A, E, R | LazyLayers> =>
      Effect.flatMap(built, command),
    useSync: <A>(read: (service: Shape) => A): Effect.Effect<A, never, LazyLayers> => Effect.map(built, read)
  }
}
