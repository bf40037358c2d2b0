import { Context, type Effect } from "effect"

/** Port: detects whether the browser hides advertisements. Only recorded as a property of the visitor (GAP-78). */
export class AdBlocker extends Context.Service<AdBlocker, { readonly isThere: Effect.Effect<boolean> }>()(
  "@camber/domain/tracking/AdBlocker"
) {}
