import { Data } from "effect"
import { Worker } from "node:worker_threads"
import type { FromVinThread, ToVinThread } from "./thread.ts"
import type { VpicCar } from "./vpicReader.ts"

/** The decoder is unavailable. The error never contains the VIN. */
class DecoderAway extends Data.TaggedError("DecoderAway")<{ readonly message: string; readonly cause?: unknown }> {}

/** Decodes a VIN to a car; null if vPIC does not know the number. Rejects with `DecoderAway`. */
export type VinDecoder = (vin: string, year: number) => Promise<VpicCar | null>

/** Timeout of a request in milliseconds. The second constant applies while the data is unpacked, which takes longer on a slow disk. */
const PATIENCE = 20_000
const PATIENCE_FOR_UNPACKING = 180_000
/** Maximum pending requests. */
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
 * Creates a decoder that uses vPIC's data in `folder`. A worker thread starts on the first request, so that reading does not block pages.
 *
 * If the thread ends, pending requests are rejected without the VIN, and the next request starts another thread. The
 * thread does not keep the process running.
 */
export const createVinDecoder = (folder: string): VinDecoder => {
  let running: Running | null = null
  let lastId = 0

  const start = (): Running => {
    const started: Running = {
      worker: new Worker(new URL("./thread.ts", import.meta.url), { workerData: folder }),
      isReady: false,
      waiting: new Map()
    }
    const end = (cause: DecoderAway) => {
      if (running === started) running = null
      for (const { reject } of started.waiting.values()) reject(cause)
      started.waiting.clear()
    }
    started.worker.on("message", (message: FromVinThread) => {
      if (message === "ready") return void (started.isReady = true)
      const { car, id } = message
      started.waiting.get(id)?.resolve(car)
      started.waiting.delete(id)
      if (started.waiting.size === 0) started.worker.unref()
    })
    started.worker.on("error", (cause) => end(new DecoderAway({ message: "The VIN decoder's thread failed", cause })))
    started.worker.on("exit", () => end(new DecoderAway({ message: "The VIN decoder's thread ended" })))
    return started
  }

  return (vin, year) => {
    const { isReady, waiting, worker } = (running ??= start())
    if (waiting.size >= MOST_WAITING) return Promise.reject(new DecoderAway({ message: "Too many pending VIN requests; retry later" }))
    const { promise, reject, resolve } = Promise.withResolvers<VpicCar | null>()
    const id = (lastId += 1)
    const timer = setTimeout(() => void worker.terminate(), isReady ? PATIENCE : PATIENCE_FOR_UNPACKING)
    waiting.set(id, { resolve, reject })
    worker.ref()
    worker.postMessage({ id, vin, year } satisfies ToVinThread)
    return promise.finally(() => clearTimeout(timer))
  }
}
