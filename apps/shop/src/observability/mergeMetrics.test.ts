import { Context, Metric } from "effect"
import { formatUnsafe } from "effect/observability/PrometheusMetrics"
import { describe, expect, it } from "vitest"
import { mergeMetrics } from "./mergeMetrics.ts"

/** Formats one counter and one gauge as a worker does. */
const createText = (requests: number, heap: number): string => {
  const context = Context.make(Metric.MetricRegistry, new Map())
  const counter = Metric.counter("camber_requests_total", { description: "Responses.", incremental: true, attributes: { route: "home" } })
  counter.updateUnsafe(requests, context)
  Metric.gauge("camber_heap_bytes").updateUnsafe(heap, context)
  return formatUnsafe(context)
}

describe("mergeMetrics", () => {
  it("labels each sample with its worker under one header per metric", () => {
    const lines = mergeMetrics([
      { worker: 1, text: createText(3, 7) },
      { worker: 2, text: createText(4, 8) }
    ]).split("\n")
    expect(lines.filter((line) => line.startsWith("# TYPE"))).toEqual([
      "# TYPE camber_requests_total counter",
      "# TYPE camber_heap_bytes gauge"
    ])
    expect(lines.filter((line) => line !== "" && !line.startsWith("#"))).toEqual([
      `camber_requests_total{worker="1",route="home"} 3`,
      `camber_requests_total{worker="2",route="home"} 4`,
      `camber_heap_bytes{worker="1"} 7`,
      `camber_heap_bytes{worker="2"} 8`
    ])
  })
})
