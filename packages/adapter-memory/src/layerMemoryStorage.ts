import { Storage, type StorageArea } from "@camber/domain/ports"
import { Effect, Layer } from "effect"

const area = (texts: Map<string, string>): StorageArea => ({
  read: (key) => Effect.sync(() => texts.get(key)),
  write: (key, text) => Effect.sync(() => void texts.set(key, text)),
  remove: (key) => Effect.sync(() => void texts.delete(key)),
  clear: Effect.sync(() => texts.clear())
})

/** Browser storage by key. */
export interface MemoryAreas {
  readonly local: Map<string, string>
  readonly session: Map<string, string>
}

/** Storage that lasts as long as the layer, or as the given areas. */
export const layerMemoryStorage = (areas?: MemoryAreas): Layer.Layer<Storage> =>
  Layer.sync(Storage, () => {
    const { local, session } = areas ?? { local: new Map(), session: new Map() }
    return Storage.of({ local: area(local), session: area(session) })
  })
