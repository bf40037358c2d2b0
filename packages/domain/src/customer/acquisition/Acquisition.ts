import { Context, type Effect } from "effect"
import type { ClickIds } from "./rules.ts"
import type { Attribution } from "./model.ts"

/** Attribution of this visitor. */
export class Acquisition extends Context.Service<
  Acquisition,
  {
    /** Records the attribution and click ids of a page load from its URL and referrer (ACQ-07, SIGN-44). Returns the stored attribution. */
    readonly arrive: Effect.Effect<Attribution | null>
    readonly current: Effect.Effect<Attribution | null>
    /** Click ids that partners expect, from this visit or from an earlier visit if they are still valid (SIGN-43). */
    readonly clickIds: Effect.Effect<ClickIds>
  }
>()("@camber/domain/acquisition/Acquisition") {}
