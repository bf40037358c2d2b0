import { Context, type Effect } from "effect"

/** Default lifetime of a cookie in days. */
export const COOKIE_DAYS = 365

/**
 * Port: this visitor's cookies. Values are plain text; adapters encode them. Path `/`, SameSite=Lax, Secure except on plain http (GAP-C23).
 */
export class Cookies extends Context.Service<
  Cookies,
  {
    readonly read: (name: string) => Effect.Effect<string | undefined>
    /** `days` defaults to `COOKIE_DAYS`. Null lasts until the browser is closed. */
    readonly write: (name: string, value: string, days?: number | null) => Effect.Effect<void>
    readonly remove: (name: string) => Effect.Effect<void>
  }
>()("@camber/domain/ports/Cookies") {}
