import { Option, Schema } from "effect"
import { ALONE_VARIABLE, FromPrimary, type FromWorker, WORKER_VARIABLE, type WorkerMetrics } from "./workerMessages.ts"

/** This process as one of several workers (decision 98). */
export interface Worker {
  /** From 1. Worker 1 also runs the background jobs. */
  readonly ordinal: number
  /** Whether no other worker can serve requests while this one starts. False for a worker that replaces worker 1. */
  readonly isAlone: boolean
  /** Reports that this worker serves requests. */
  readonly reportReady: () => void
  /** Returns the metrics of all workers that respond; `read` returns this worker's own. */
  readonly collectMetrics: (read: () => Promise<string>) => Promise<ReadonlyArray<WorkerMetrics>>
  /** Sends this worker's metrics when a different worker collects them. */
  readonly shareMetrics: (read: () => Promise<string>) => void
}

const decode = Schema.decodeUnknownOption(FromPrimary)

/** Calls the listener with each message of the primary process. */
export const onPrimaryMessage = (listener: (message: FromPrimary) => void): void =>
  void process.on("message", (given) => Option.map(decode(given), listener))

/** Returns this process's worker; undefined if the shop runs in a single process. */
export const getCurrentWorker = (): Worker | undefined => {
  const ordinal = Number(process.env[WORKER_VARIABLE])
  if (!process.connected || !(ordinal > 0)) return undefined
  const send = (message: FromWorker) => void process.send?.(message)
  const pending = new Map<string, (metrics: ReadonlyArray<WorkerMetrics>) => void>()
  onPrimaryMessage((message) => {
    if (message.kind !== "allMetrics") return
    pending.get(message.request)?.(message.metrics)
    pending.delete(message.request)
  })
  return {
    ordinal,
    isAlone: process.env[ALONE_VARIABLE] === "1",
    reportReady: () => send({ kind: "ready" }),
    collectMetrics: async (read) => {
      const [request, { promise, resolve }] = [crypto.randomUUID(), Promise.withResolvers<ReadonlyArray<WorkerMetrics>>()]
      pending.set(request, resolve)
      send({ kind: "metricsWanted", request })
      const all = await promise
      return all.some(({ worker }) => worker === ordinal) ? all : [{ worker: ordinal, text: await read() }, ...all]
    },
    shareMetrics: (read) =>
      onPrimaryMessage((message) => {
        if (message.kind !== "readMetrics") return
        void read().then((text) => send({ kind: "metrics", request: message.request, text }))
      })
  }
}
