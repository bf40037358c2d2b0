import { Storage, type StorageArea } from "@camber/domain/ports"
import { Effect, Layer } from "effect"

/** A browser may throw when storage is accessed, so the area is looked up at each use. */
const area = (find: () => globalThis.Storage): StorageArea => {
  const attempt = <A>(use: (storage: globalThis.Storage) => A, otherwise: A): Effect.Effect<A> =>
    Effect.try(() => use(find())).pipe(
      Effect.tapError((error) => Effect.logWarning("Storage failed", error)),
      Effect.orElseSucceed(() => otherwise)
    )
  return {
    read: (key) => attempt((storage) => storage.getItem(key) ?? undefined, undefined),
    write: (key, text) => attempt((storage) => storage.setItem(key, text), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    clear: attempt((storage) => storage.clear(), undefined)
  }
}

/** Storage on `localStorage` and `sessionStorage`. */
export const layerStorage: Layer.Layer<Storage> = Layer.succeed(
  Storage,
  Storage.of({ local: area(() => localStorage), session: area(() => sessionStorage) })
)
