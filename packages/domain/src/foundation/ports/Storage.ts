import { Context, Effect, Clock, Option, Schema } from "effect"
import { isFresh } from "./caching.ts"

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

/** Definition of data stored on the device: area, key, lifetime and schema. */
export interface StorageEntry<Value> {
  /** `session` ends with the tab. */
  readonly area: "local" | "session"
  readonly key: string
  /** Lifetime in minutes. Null for no limit. */
  readonly minutes: number | null
  readonly value: Schema.Codec<Value, unknown>
}

/** A stored value with its time in UTC milliseconds. */
export interface StoredValue<Value> {
  readonly value: Value
  readonly keptAt: number
}

const toTextSchema = <Value>({ value }: StorageEntry<Value>) => Schema.fromJsonString(Schema.Struct({ value, keptAt: Schema.Int }))

/** Reads an entry. Returns null if it is missing, expired, or invalid, which is logged. */
export const readEntry = Effect.fnUntraced(function* <Value>(entry: StorageEntry<Value>) {
  const text = yield* Storage.use((storage) => storage[entry.area].read(entry.key))
  if (text === undefined) return null
  const stored: StoredValue<Value> | null = Option.getOrNull(Schema.decodeUnknownOption(toTextSchema(entry))(text))
  if (stored === null) {
    yield* Effect.logWarning(`Failed to decode ${entry.key} in ${entry.area} storage`)
    return null
  }
  return entry.minutes === null || isFresh(stored.keptAt, entry.minutes, yield* Clock.currentTimeMillis) ? stored : null
})

/** Writes a value. Its lifetime starts now, or at `keptAt`, which keeps the expiry of the replaced value. */
export const writeEntry = Effect.fnUntraced(function* <Value>(entry: StorageEntry<Value>, value: Value, keptAt?: number) {
  const at = keptAt ?? (yield* Clock.currentTimeMillis)
  const text = yield* Effect.orDie(Schema.encodeEffect(toTextSchema(entry))({ value, keptAt: at }))
  yield* Storage.use((storage) => storage[entry.area].write(entry.key, text))
})
