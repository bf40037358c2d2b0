import { Context, type Effect } from "effect"

/** Port: the chat widget for contacting staff. A shop without a chat uses an adapter that does nothing (GAP-C61). */
export class ChatWidget extends Context.Service<
  ChatWidget,
  {
    /** Idempotent. */
    readonly show: Effect.Effect<void>
    readonly hide: Effect.Effect<void>
  }
>()("@camber/domain/ports/ChatWidget") {}
