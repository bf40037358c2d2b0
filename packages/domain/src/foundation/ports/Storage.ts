import { Context, type Effect } from "effect"

/** One area of texts by key. Never fails: a full, broken or forbidden store logs, reads as empty and drops writes (ERR-24). */
export interface StorageArea {
  readonly read: (key: string) => Effect.Effect<string | undefined>
  readonly write: (key: string, text: string) => Effect.Effect<void>
  readonly remove: (key: string) => Effect.Effect<void>
  readonly clear: Effect.Effect<void>
}

/** Port: small texts stored on this device, permanently (`local`) or while the tab is open (`session`). */
export class Storage extends Context.Service<Storage, { readonly local: StorageArea; readonly session: StorageArea }>()(
  "@camber/domain/ports/Storage"
) {}
