import { Context, type Effect } from "effect"

/** Port: a small window by which shoppers write with the staff. A shop without one has an adapter that does nothing (GAP-C61). */
export class ChatWidget extends Context.Service<
  ChatWidget,
  {
    /** Doing it again changes nothing. */
    readonly show: Effect.Effect<void>
    readonly hide: Effect.Effect<void>
  }
>()("@camber/domain/ports/ChatWidget") {}
