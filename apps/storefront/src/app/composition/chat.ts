import { Chat } from "@camber/domain/navigation"
import { ChatWidget } from "@camber/domain/ports"
import { Effect, Layer } from "effect"

/** The shop has no widget of its own; one that joins it takes this one's place (GAP-C61). */
const noWidget = Layer.succeed(ChatWidget, { show: Effect.void, hide: Effect.void })

export const service = Chat
export const layer = Layer.provide(Chat.layer, noWidget)
