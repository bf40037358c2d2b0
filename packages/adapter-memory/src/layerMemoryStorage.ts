import { Storage, type StorageArea } from "@camber/domain/ports"
import { Effect, Layer } from "effect"

const area = (texts: Map<string, string>): StorageArea => ({
  read: (key) => Effect.sync(() => texts.get(key)),
  write: (key, text) => Effect.sync(() => void texts.set(key, text)),
  remove: (key) => Effect.sync(() => void texts.delete(key)),
  clear: Effect.sync(() => texts.clear())
})

/** Storage that lives as long as the layer. */
export const layerMemoryStorage = (): Layer.Layer<Storage> =>
  Layer.sync(Storage, () => Storage.of({ local: area(new Map()), session: area(new Map()) }))
