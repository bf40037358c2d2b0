import { Storage, type StorageArea } from "@camber/domain/ports"
import { Effect, Layer } from "effect"

const area = (texts: Map<string, string>): StorageArea => ({
  read: (key) => Effect.sync(() => texts.get(key)),
  write: (key, text) => Effect.sync(() => void texts.set(key, text)),
  remove: (key) => Effect.sync(() => void texts.delete(key)),
  clear: Effect.sync(() => texts.clear())
})

/** What a browser keeps, by its keys. */
export interface MemoryAreas {
  readonly local: Map<string, string>
  readonly session: Map<string, string>
}

/** Storage that lives as long as the layer, or as the areas that it is given. */
export const layerMemoryStorage = (areas?: MemoryAreas): Layer.Layer<Storage> =>
  Layer.sync(Storage, () => {
    const { local, session } = areas ?? { local: new Map(), session: new Map() }
    return Storage.of({ local: area(local), session: area(session) })
  })
