import type { Http } from "@camber/domain/ports"
import { type Context, Effect, type Layer } from "effect"

/** A service with what it needs. Its layer keeps no state, because each command builds it. */
export interface LoadedService<Self, Shape> {
  readonly service: Context.Service<Self, Shape>
  readonly layer: Layer.Layer<Self, never, Http>
}

/** Commands of a service whose code is not loaded yet. */
export interface LazyService<Self, Shape> {
  readonly use: <A, E, R>(command: (service: Shape) => Effect.Effect<A, E, R>) => Effect.Effect<A, E, Exclude<R, Self> | Http>
}

/** Creates a service that most visitors never need: its code loads with its first command. */
export const createLazyService = <Self, Shape>(load: () => Promise<LoadedService<Self, Shape>>): LazyService<Self, Shape> => ({
  use: (command) => Effect.flatMap(Effect.promise(load), ({ layer, service }) => Effect.provide(service.use(command), layer))
})
