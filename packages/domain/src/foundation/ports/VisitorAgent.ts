import { Context, type Effect, type Stream } from "effect"

/** State of the visitor's network, if the platform reports it. */
export interface Connection {
  readonly isOnline: boolean
  /** The visitor asked for reduced data usage. */
  readonly saveData: boolean
}

/** Port: properties of the visitor's browser. */
export class VisitorAgent extends Context.Service<
  VisitorAgent,
  {
    readonly userAgent: Effect.Effect<string>
    /** The browser sends Global Privacy Control (GAP-41). */
    readonly refusesTracking: Effect.Effect<boolean>
    /** The shop runs as an installed app (GAP-68). */
    readonly isInstalled: Effect.Effect<boolean>
    readonly connection: Effect.Effect<Connection>
    /** Color scheme of the device: the current one first, then every change. Never ends. */
    readonly colorScheme: Stream.Stream<"light" | "dark">
  }
>()("@camber/domain/ports/VisitorAgent") {}
