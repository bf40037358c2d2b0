import { Context, Metric } from "effect"
import { monitorEventLoopDelay } from "node:perf_hooks"

/** Maximum number of distinct pages, by first path segment. A shop has about forty. All other pages share one name. */
const MOST_PAGES = 60
const pages = new Set<string>()

/** Returns the route name for metrics, from a bounded set of names. `isFound` is true if the response was a page. */
const routeName = (pathname: string, isFound: boolean): string => {
  const [, first = "", second = ""] = pathname.split("/", 3)
  if (first === "graphql") return isFound ? known(`graphql/${second}`) : "graphql"
  if (["api", "content", "assets", "sitemaps", "forms", "health", "hooks", "metrics", "mfe"].includes(first)) return first
  if (!isFound) return "other"
  return first === "" ? "home" : known(first)
}

const known = (name: string): string => {
  if (pages.has(name)) return name
  if (pages.size >= MOST_PAGES || !/^[\w./-]{1,40}$/.test(name)) return "other"
  pages.add(name)
  return name
}

/** Metrics of this process. */
export interface Metrics {
  readonly answered: (pathname: string, status: number, seconds: number) => void
  /** Returns all metrics in Prometheus text format 0.0.4. */
  readonly text: () => Promise<string>
}

/** A metric that is read on demand: name, labels and value. */
export type MetricSample = readonly [name: string, labels: Readonly<Record<string, string>>, value: number]

const boundaries = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const NANOSECONDS = 1e9
/** Sampling interval of the event loop delay, in milliseconds. */
const EVERY = 20

/** The histogram contains the intervals between samples, so the interval is subtracted. */
const lateness = (nanoseconds: number): number => Math.max(0, nanoseconds / NANOSECONDS - EVERY / 1000)

/** Timeout of a reading in milliseconds; shorter than Prometheus's scrape timeout. */
const PATIENCE = 5_000

/** Creates the metrics. Calls `readings` on every scrape and leaves out those that fail or time out. */
export const createMetrics = (readings: ReadonlyArray<() => Promise<ReadonlyArray<MetricSample>>>, patience = PATIENCE): Metrics => {
  const context = Context.make(Metric.MetricRegistry, new Map())
  const [answers, durations] = [new Map<string, Metric.Counter<number>>(), new Map<string, Metric.Histogram<number>>()]
  const delay = monitorEventLoopDelay({ resolution: EVERY })
  delay.enable()

  const counter = (route: string, status: string) =>
    getOrCreate(answers, `${route} ${status}`, () =>
      Metric.counter("camber_requests_total", {
        description: "Responses by route and status.",
        incremental: true,
        attributes: { route, status }
      })
    )
  const duration = (route: string) =>
    getOrCreate(durations, route, () =>
      Metric.histogram("camber_request_seconds", { description: "Seconds until the response.", boundaries, attributes: { route } })
    )
  /** Metrics that only grow are counters, with the suffix `_total`. */
  const note = (read: Context.Context<never>, [name, attributes, value]: MetricSample): void =>
    name.endsWith("_total")
      ? Metric.counter(`camber_${name}`, { attributes, incremental: true }).updateUnsafe(value, read)
      : Metric.gauge(`camber_${name}`, { attributes }).updateUnsafe(value, read)

  const readOwn = async (): Promise<ReadonlyArray<MetricSample>> => {
    const { heapUsed, rss } = process.memoryUsage()
    const quantiles = [50, 99, 100].map((percent): MetricSample => [
      "event_loop_delay_seconds",
      { quantile: String(percent / 100) },
      lateness(delay.percentile(percent))
    ])
    delay.reset()
    return [["resident_bytes", {}, rss], ["heap_bytes", {}, heapUsed], ["uptime_seconds", {}, process.uptime()], ...quantiles]
  }

  return {
    answered: (pathname, status, seconds) => {
      const route = routeName(pathname, status === 200)
      counter(route, String(status)).updateUnsafe(1, context)
      duration(route).updateUnsafe(seconds, context)
    },
    text: async () => {
      const read = await Promise.all([readOwn, ...readings].map((item) => before(item, patience)))
      // A new registry per scrape drops values that no longer exist, such as an old version.
      const now = Context.make(Metric.MetricRegistry, new Map())
      for (const reading of read.flat()) note(now, reading)
      // Loaded lazily, because it includes Effect's HTTP router, which an unscraped process does not need.
      const { formatUnsafe } = await import("effect/observability/PrometheusMetrics")
      return formatUnsafe(context) + formatUnsafe(now)
    }
  }
}

/** Returns an empty list if the reading fails or times out. */
const before = (read: () => Promise<ReadonlyArray<MetricSample>>, patience: number): Promise<ReadonlyArray<MetricSample>> => {
  const timeout = Promise.withResolvers<ReadonlyArray<MetricSample>>()
  const timer = setTimeout(() => timeout.resolve([]), patience)
  return Promise.race([read().catch(() => []), timeout.promise]).finally(() => clearTimeout(timer))
}

const getOrCreate = <A>(map: Map<string, A>, key: string, make: () => A): A => {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
