import type { Cart } from "@camber/domain/cart"
import type { Catalogue } from "@camber/domain/catalogue"
import type { Garage } from "@camber/domain/garage"
import type { History } from "@camber/domain/history"
import type { Notifications } from "@camber/domain/notifications"
import type { Cookies, Geolocation, Http, Storage, Tabs, Telemetry, VisitorAgent } from "@camber/domain/ports"
import type { Overheard } from "@camber/domain/tracking"
import type { Visitor } from "@camber/domain/visitor"
import { Context, Effect, Layer } from "effect"

/** What late use-cases may be built over. */
type Ground =
  | Cart
  | Catalogue
  | Cookies
  | Garage
  | Geolocation
  | History
  | Http
  | Notifications
  | Overheard
  | Storage
  | Tabs
  | Telemetry
  | Visitor
  | VisitorAgent

/** Fetches the chunk of a use-case with what it is built by. */
export type LateChunk<Self, Shape> = () => Promise<{
  readonly service: Context.Service<Self, Shape>
  readonly layer: Layer.Layer<Self, never, Ground>
}>

/** Use-cases that are not needed before the visitor does something: each is loaded with its first command, in a chunk of its own. */
export class LateUseCases extends Context.Service<
  LateUseCases,
  {
    /** Built once, and ended with the engine. Dies where the chunk cannot be had; the next command fetches it again. */
    readonly build: <Self, Shape>(chunk: LateChunk<Self, Shape>) => Effect.Effect<Shape>
  }
>()("@camber/storefront/LateUseCases") {
  static readonly layer: Layer.Layer<LateUseCases, never, Ground> = Layer.effect(
    LateUseCases,
    Effect.gen(function* () {
      const ground = yield* Effect.context<Ground>()
      const scope = yield* Effect.scope
      const memo = yield* Layer.makeMemoMap
      return LateUseCases.of({
        build: Effect.fnUntraced(function* <Self, Shape>(chunk: LateChunk<Self, Shape>) {
          const { layer, service } = yield* Effect.promise(chunk)
          return Context.get(yield* Layer.buildWithMemoMap(layer, memo, scope), service)
        }, Effect.provideContext(ground))
      })
    })
  )
}

/** A use-case as commands name it, before its code is there. */
export const late = <Self, Shape>(chunk: LateChunk<Self, Shape>) => {
  const built = LateUseCases.use(({ build }) => build(chunk))
  return {
    use: <A, E, R>(command: (service: Shape) => Effect.Effect<A, E, R>): Effect.Effect<A, E, R | LateUseCases> =>
      Effect.flatMap(built, command),
    useSync: <A>(read: (service: Shape) => A): Effect.Effect<A, never, LateUseCases> => Effect.map(built, read)
  }
}
