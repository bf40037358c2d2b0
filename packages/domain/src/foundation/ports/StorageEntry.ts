import { Clock, Effect, Option, Schema } from "effect"
import { isFresh } from "./lifetime.ts"
import { Storage } from "./Storage.ts"

/** What a capability keeps on the device, as a value: where, for how long, and in which form. */
export interface StorageEntry<Value> {
  /** `session` ends with the tab. */
  readonly area: "local" | "session"
  readonly key: string
  /** Minutes until it reads as absent; null: as long as the area lasts. */
  readonly minutes: number | null
  readonly value: Schema.Codec<Value, unknown>
}

/** A kept value and when it was kept, in UTC milliseconds. */
export interface StoredValue<Value> {
  readonly value: Value
  readonly keptAt: number
}

const textOf = <Value>({ value }: StorageEntry<Value>) => Schema.fromJsonString(Schema.Struct({ value, keptAt: Schema.Int }))

/** What an entry holds; null for nothing, for what is past its lifetime, and for what is broken or another's, which is logged. */
export const readEntry = Effect.fnUntraced(function* <Value>(entry: StorageEntry<Value>) {
  const text = yield* Storage.use((storage) => storage[entry.area].read(entry.key))
  if (text === undefined) return null
  const kept: StoredValue<Value> | null = Option.getOrNull(Schema.decodeUnknownOption(textOf(entry))(text))
  if (kept === null) {
    yield* Effect.logWarning(`${entry.key} in ${entry.area} storage cannot be read`)
    return null
  }
  return entry.minutes === null || isFresh(kept.keptAt, entry.minutes, yield* Clock.currentTimeMillis) ? kept : null
})

/** Keeps a value. Its lifetime begins now, or at `keptAt` where it takes the place of one whose lifetime is not to begin anew. */
export const writeEntry = Effect.fnUntraced(function* <Value>(entry: StorageEntry<Value>, value: Value, keptAt?: number) {
  const at = keptAt ?? (yield* Clock.currentTimeMillis)
  const text = yield* Effect.orDie(Schema.encodeEffect(textOf(entry))({ value, keptAt: at }))
  yield* Storage.use((storage) => storage[entry.area].write(entry.key, text))
})
