import { Effect, Layer, ManagedRuntime, type Scope } from "effect"

/** Sends spans to an OTLP collector until the scope ends. Loads its modules only when enabled. */
export const createTracing = (
  collector: string,
  serviceName: string
): Effect.Effect<ManagedRuntime.ManagedRuntime<never, never>, never, Scope.Scope> =>
  Effect.gen(function* () {
    const [{ OtlpExporter, OtlpSerialization, OtlpTracer }, { FetchHttpClient }] = yield* Effect.promise(() =>
      Promise.all([import("effect/observability"), import("effect/http")])
    )
    const tracer = OtlpTracer.layer({ url: `${collector.replace(/\/$/, "")}/v1/traces`, resource: { serviceName } }).pipe(
      Layer.provide([OtlpExporter.layerFlusher, OtlpSerialization.layerJson, FetchHttpClient.layer])
    )
    return yield* Effect.acquireRelease(
      Effect.sync(() => ManagedRuntime.make(tracer)),
      (runtime) => runtime.disposeEffect
    )
  })
