import { Context, type Effect, type Stream } from "effect"

/** How well the visitor is connected, as far as the platform tells. */
export interface Connection {
  readonly isOnline: boolean
  /** The visitor asked for less data. */
  readonly saveData: boolean
}

/** Port: what the visitor's software says of itself. */
export class VisitorAgent extends Context.Service<
  VisitorAgent,
  {
    readonly userAgent: Effect.Effect<string>
    /** Global Privacy Control is on (GAP-41). */
    readonly refusesTracking: Effect.Effect<boolean>
    /** Runs as an installed app (GAP-68). */
    readonly isInstalled: Effect.Effect<boolean>
    readonly connection: Effect.Effect<Connection>
    /** The colors that the visitor has chosen for the whole device: the present ones first, then every change. Never ends. */
    readonly colorScheme: Stream.Stream<"light" | "dark">
  }
>()("@camber/domain/ports/VisitorAgent") {}
