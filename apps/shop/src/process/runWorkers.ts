import { Data, Effect, Option, Schema, type Scope } from "effect"
import cluster, { type Worker } from "node:cluster"
import { setTimeout as pause } from "node:timers/promises"
import { ALONE_VARIABLE, type FromPrimary, FromWorker, WORKER_VARIABLE, type WorkerMetrics } from "./workerMessages.ts"

/** The first worker ended before it was ready, so the others would fail too. It has printed the reason. */
export class WorkerFailed extends Data.TaggedError("WorkerFailed")<{ readonly exitCode: number }> {
  override get message() {
    return `Worker 1 ended with exit code ${this.exitCode} before it was ready.`
  }
}

export interface WorkersOptions {
  /** Number of worker processes. */
  readonly count: number
  /** Module that a worker runs. */
  readonly program: string
  readonly say: (line: string) => void
  /** Milliseconds before an ended worker is replaced. */
  readonly respawnDelay?: number
  /** Milliseconds in which a worker must send its metrics. Longer than a worker waits for its own readings. */
  readonly metricsPatience?: number
}

const decode = Schema.decodeUnknownOption(FromWorker)

/**
 * Runs the program in several worker processes that share the port, until it is interrupted (decision 98).
 *
 * Worker 1 starts alone, so that migrations, seeding, key files and the build happen once. The others follow when it is ready.
 * A worker that ends is replaced. On interruption all workers finish their requests.
 */
export const runWorkers = (options: WorkersOptions): Effect.Effect<never, WorkerFailed, Scope.Scope> =>
  Effect.gen(function* () {
    const { failed } = yield* Effect.acquireRelease(
      Effect.sync(() => startWorkers(options)),
      ({ stop }) => Effect.promise(stop)
    )
    return yield* new WorkerFailed({ exitCode: yield* Effect.promise(() => failed) })
  })

const startWorkers = ({ count, metricsPatience = 7_000, program, respawnDelay = 1_000, say }: WorkersOptions) => {
  cluster.setupPrimary({ exec: program })
  const ready = new Map<Worker, number>()
  const failed = Promise.withResolvers<number>()
  const exits = new Map<Worker, Promise<void>>()
  let hasBeenReady = false
  let isStopping = false

  const spawn = (ordinal: number): void => {
    const worker = cluster.fork({ [WORKER_VARIABLE]: String(ordinal), ...(!hasBeenReady && { [ALONE_VARIABLE]: "1" }) })
    const exited = Promise.withResolvers<void>()
    exits.set(worker, exited.promise)
    worker.on("message", (given: unknown) => Option.map(decode(given), (message) => receive(worker, ordinal, message)))
    // A worker may end between the check and the sending.
    worker.on("error", () => undefined)
    worker.once("exit", (code, signal) => {
      ready.delete(worker)
      exits.delete(worker)
      exited.resolve()
      if (isStopping) return
      if (!hasBeenReady) return failed.resolve(code ?? 1)
      say(`Worker ${ordinal} ended with ${signal ?? `exit code ${code}`}. Starting another one.`)
      void pause(respawnDelay).then(() => isStopping || spawn(ordinal))
    })
  }

  const receive = (worker: Worker, ordinal: number, message: FromWorker): void => {
    if (message.kind === "metricsWanted")
      void collect(message.request).then((metrics) => send(worker, { ...message, kind: "allMetrics", metrics }))
    if (message.kind !== "ready") return
    ready.set(worker, ordinal)
    if (hasBeenReady) return
    hasBeenReady = true
    for (let next = 2; next <= count; next++) spawn(next)
  }

  const collect = async (request: string): Promise<ReadonlyArray<WorkerMetrics>> => {
    const collected = await Promise.all([...ready].map(([worker, ordinal]) => readMetrics(worker, ordinal, request)))
    return collected.flat()
  }

  /** Returns nothing for a worker that does not respond. */
  const readMetrics = (worker: Worker, ordinal: number, request: string): Promise<ReadonlyArray<WorkerMetrics>> => {
    const { promise, resolve } = Promise.withResolvers<ReadonlyArray<WorkerMetrics>>()
    const listener = (given: unknown) =>
      Option.map(decode(given), (message) => {
        if (message.kind === "metrics" && message.request === request) resolve([{ worker: ordinal, text: message.text }])
      })
    const timer = setTimeout(() => resolve([]), metricsPatience)
    worker.on("message", listener)
    send(worker, { kind: "readMetrics", request })
    return promise.finally(() => {
      clearTimeout(timer)
      worker.off("message", listener)
    })
  }

  spawn(1)
  return {
    failed: failed.promise,
    stop: async () => {
      isStopping = true
      for (const worker of exits.keys()) send(worker, { kind: "stop" })
      await Promise.all(exits.values())
    }
  }
}

const send = (worker: Worker, message: FromPrimary): void => {
  if (worker.isConnected()) worker.send(message)
}
