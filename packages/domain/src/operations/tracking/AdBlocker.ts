import { Context, type Effect } from "effect"

/** Port: whether the browser hides what looks like an advertisement. Told as a property of the visitor and no more (GAP-78). */
export class AdBlocker extends Context.Service<AdBlocker, { readonly isThere: Effect.Effect<boolean> }>()(
  "@camber/domain/tracking/AdBlocker"
) {}
