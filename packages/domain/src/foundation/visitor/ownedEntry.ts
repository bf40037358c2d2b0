import { Effect, Schema } from "effect"
import { readEntry, type StorageEntry, writeEntry } from "../ports/Storage.ts"
import { WebUserGuid } from "./model.ts"

/** A stored value that belongs to one visitor. Another visitor of the same browser must not see the value. */
export interface OwnedValue<Value> {
  readonly webUserGuid: WebUserGuid | null
  readonly value: Value
}

/** Creates the schema of a stored value that belongs to one visitor. */
export const ownedBy = <Value, Wire>(value: Schema.Codec<Value, Wire>) => Schema.Struct({ webUserGuid: Schema.NullOr(WebUserGuid), value })

/** Reads this visitor's value. Null if there is none, or if the value belongs to another visitor. */
export const readOwnedEntry = <Value>(entry: StorageEntry<OwnedValue<Value>>, webUserGuid: WebUserGuid | null) =>
  Effect.map(readEntry(entry), (stored) => (stored?.value.webUserGuid === webUserGuid ? stored.value.value : null))

/** Replaces the stored value. */
export const writeOwnedEntry = <Value>(entry: StorageEntry<OwnedValue<Value>>, webUserGuid: WebUserGuid | null, value: Value) =>
  writeEntry(entry, { webUserGuid, value })
