import { Schema } from "effect"

/** Messages of a worker to its primary process. */
export const FromWorker = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("ready") }),
  Schema.Struct({ kind: Schema.Literal("metricsWanted"), request: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("metrics"), request: Schema.String, text: Schema.String })
])
export type FromWorker = typeof FromWorker.Type

const WorkerMetrics = Schema.Struct({ worker: Schema.Int, text: Schema.String })
/** Metrics of one worker in Prometheus text format. */
export type WorkerMetrics = typeof WorkerMetrics.Type

/** Messages of the primary process to a worker. */
export const FromPrimary = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("stop") }),
  Schema.Struct({ kind: Schema.Literal("readMetrics"), request: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("allMetrics"), request: Schema.String, metrics: Schema.Array(WorkerMetrics) })
])
export type FromPrimary = typeof FromPrimary.Type

/** Environment variable in which the primary process passes a worker its number, from 1. */
export const WORKER_VARIABLE = "CAMBER_WORKER"
/** Environment variable of a worker that starts before any worker has served requests. */
export const ALONE_VARIABLE = "CAMBER_WORKER_ALONE"
