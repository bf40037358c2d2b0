import { Effect, Schema } from "effect"
import { readEntry, type StorageEntry, writeEntry } from "../ports/StorageEntry.ts"
import { WebUserGuid } from "./model.ts"

/** What is kept of one visitor. Signing in makes another visitor of the same browser, who must not be told what was the former's. */
export interface OwnedValue<Value> {
  readonly webUserGuid: WebUserGuid | null
  readonly value: Value
}

/** The form of an entry that is one visitor's own. */
export const ownedBy = <Value, Wire>(value: Schema.Codec<Value, Wire>) => Schema.Struct({ webUserGuid: Schema.NullOr(WebUserGuid), value })

/** What is kept of this visitor; null for nothing and for what is another's. */
export const readOwnedEntry = <Value>(entry: StorageEntry<OwnedValue<Value>>, webUserGuid: WebUserGuid | null) =>
  Effect.map(readEntry(entry), (kept) => (kept?.value.webUserGuid === webUserGuid ? kept.value.value : null))

/** Keeps it in place of whatever was kept. */
export const writeOwnedEntry = <Value>(entry: StorageEntry<OwnedValue<Value>>, webUserGuid: WebUserGuid | null, value: Value) =>
  writeEntry(entry, { webUserGuid, value })
