import { type Connection, VisitorAgent } from "@camber/domain/ports"
import { Effect, Layer, Stream } from "effect"

export interface MemoryVisitorAgent {
  readonly userAgent?: string
  readonly refusesTracking?: boolean
  readonly isInstalled?: boolean
  readonly connection?: Connection
  /** Must not end. */
  readonly colorScheme?: Stream.Stream<"light" | "dark">
}

/** A visitor's browser with the given properties; by default an ordinary browser online. */
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
