import { StorageWriteFailed, Offline, OFFLINE_QUEUE_CACHE, OFFLINE_QUEUE_KEY } from "@camber/domain/ports"
import { Effect, Layer, Queue, Semaphore, Stream } from "effect"

/** The part of the Background Sync API that the shop uses. Not every browser has it. */
interface Synced {
  readonly sync?: { readonly register: (tag: string) => Promise<void> }
}

/** True if the browser knows that it is offline. */
export const isAway = (): boolean => !navigator.onLine

/** Takes the lock and returns the function that releases it. */
const takeLock = (locks: LockManager) =>
  Effect.promise(
    () => new Promise<() => void>((take) => void locks.request(OFFLINE_QUEUE_CACHE, () => new Promise<void>((end) => take(end))))
  )

/**
 * Offline storage in a cache shared with the service worker, with the connection state of the browser and locks between tabs. If the
 * browser has no caches, nothing is stored. If it has no locks, tabs do not wait for each other.
 */
export const layerOffline: Layer.Layer<Offline> = Layer.effect(
  Offline,
  Effect.gen(function* () {
    const own = yield* Semaphore.make(1)
    const open = () => caches.open(OFFLINE_QUEUE_CACHE)
    const locks: LockManager | null | undefined = navigator.locks
    return Offline.of({
      isAway: Effect.sync(isAway),
      returns: Stream.callback((queue) =>
        Effect.acquireRelease(
          Effect.sync(() => {
            const notify = () => void Queue.offerUnsafe(queue, undefined)
            addEventListener("online", notify)
            return notify
          }),
          (notify) => Effect.sync(() => removeEventListener("online", notify))
        )
      ),
      hasText: Effect.orElseSucceed(
        Effect.tryPromise(() => caches.has(OFFLINE_QUEUE_CACHE)),
        () => false
      ),
      kept: Effect.tryPromise(async () =>
        (await caches.has(OFFLINE_QUEUE_CACHE)) ? ((await (await open()).match(OFFLINE_QUEUE_KEY))?.text() ?? null) : null
      ).pipe(
        Effect.tapError((error) => Effect.logWarning("Failed to read the offline queue", error)),
        Effect.orElseSucceed(() => null)
      ),
      keep: (text) =>
        Effect.tryPromise({
          try: async () => {
            if (text === null) await caches.delete(OFFLINE_QUEUE_CACHE)
            else await (await open()).put(OFFLINE_QUEUE_KEY, new Response(text))
          },
          catch: (cause) => new StorageWriteFailed({ cause })
        }),
      alone: (act) =>
        locks
          ? Effect.acquireUseRelease(
              takeLock(locks),
              () => act,
              (end) => Effect.sync(end)
            )
          : own.withPermit(act),
      wake: Effect.ignore(
        Effect.tryPromise(async () => {
          const registration = (await navigator.serviceWorker.getRegistration()) as (ServiceWorkerRegistration & Synced) | undefined
          await registration?.sync?.register(OFFLINE_QUEUE_CACHE)
        })
      )
    })
  })
)
