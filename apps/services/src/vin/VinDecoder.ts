import { Data } from "effect"
import { Worker } from "node:worker_threads"
import type { FromVinThread, ToVinThread } from "./thread.ts"
import type { VpicCar } from "./vpicReader.ts"

/** The decoder cannot be asked now. It never names the VIN. */
class DecoderAway extends Data.TaggedError("DecoderAway")<{ readonly message: string; readonly cause?: unknown }> {}

/** Says what car a VIN belongs to; null where nobody has told what the number means. Rejects with `DecoderAway`. */
export type VinDecoder = (vin: string, year: number) => Promise<VpicCar | null>

/** Milliseconds in which a question has to be answered; a slow disk may take the second time until the data is unpacked. */
const PATIENCE = 20_000
const PATIENCE_FOR_UNPACKING = 180_000
/** Questions that may wait for an answer. */
const MOST_WAITING = 100

interface Waiting {
  readonly resolve: (car: VpicCar | null) => void
  readonly reject: (cause: DecoderAway) => void
}
interface Running {
  readonly worker: Worker
  isReady: boolean
  readonly waiting: Map<number, Waiting>
}

/**
 * A decoder over vPIC's data in `folder`, in a thread of its own that begins with the first question: reading does not hold up pages. When
 * the thread ends, what waits is rejected, without the number, and the next question begins another one. It does not keep the process
 * alive.
 */
export const createVinDecoder = (folder: string): VinDecoder => {
  let running: Running | null = null
  let lastId = 0

  const start = (): Running => {
    const begun: Running = {
      worker: new Worker(new URL("./thread.ts", import.meta.url), { workerData: folder }),
      isReady: false,
      waiting: new Map()
    }
    const end = (cause: DecoderAway) => {
      if (running === begun) running = null
      for (const { reject } of begun.waiting.values()) reject(cause)
      begun.waiting.clear()
    }
    begun.worker.on("message", (message: FromVinThread) => {
      if (message === "ready") return void (begun.isReady = true)
      const { car, id } = message
      begun.waiting.get(id)?.resolve(car)
      begun.waiting.delete(id)
      if (begun.waiting.size === 0) begun.worker.unref()
    })
    begun.worker.on("error", (cause) => end(new DecoderAway({ message: "The VIN decoder's thread failed", cause })))
    begun.worker.on("exit", () => end(new DecoderAway({ message: "The VIN decoder's thread ended" })))
    return begun
  }

  return (vin, year) => {
    const { isReady, waiting, worker } = (running ??= start())
    if (waiting.size >= MOST_WAITING) return Promise.reject(new DecoderAway({ message: "Too many VINs wait to be decoded" }))
    const { promise, reject, resolve } = Promise.withResolvers<VpicCar | null>()
    const id = (lastId += 1)
    const timer = setTimeout(() => void worker.terminate(), isReady ? PATIENCE : PATIENCE_FOR_UNPACKING)
    waiting.set(id, { resolve, reject })
    worker.ref()
    worker.postMessage({ id, vin, year } satisfies ToVinThread)
    return promise.finally(() => clearTimeout(timer))
  }
}
