import { Effect } from "effect"
import { createServer } from "node:http"
import { once } from "node:events"
import { describe, expect, it } from "vitest"
import { observed } from "../../../services/src/database/abortableQueries.ts"
import { createMetrics, type MetricSample } from "./metrics.ts"
import { createReadinessCheck, type Readiness, storageState } from "./Health.ts"
import { redirectConsole, createLogger } from "./Log.ts"
import { createTracing, withObservability, type ObservabilityOptions } from "./withObservability.ts"
import { tmpdir } from "node:os"

const ready: Readiness = { database: "ok", migrations: "ok", catalogue: "ok", search: "ok" }

const watching = (
  changes: Partial<ObservabilityOptions> = {},
  readings: ReadonlyArray<() => Promise<ReadonlyArray<MetricSample>>> = [],
  patience = 5_000
) => {
  const lines: Array<string> = []
  const log = createLogger(
    "json",
    (line) => void lines.push(line),
    () => new Date(0)
  )
  const settings: ObservabilityOptions = {
    log,
    figures: createMetrics(readings, patience),
    logsAccess: false,
    metrics: "local",
    readiness: () => async () => ready,
    headers: { "cross-origin-opener-policy": "same-origin" },
    ...changes
  }
  const handle = withObservability(async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === "/moved") return Response.redirect("http://127.0.0.1/there", 301)
    if (pathname === "/query") await observed("select 1", async () => 1)
    if (pathname === "/fault") log.error("It broke", new Error("why"))
    return new Response(request.headers.get("x-request-id"), { status: pathname.startsWith("/no") ? 404 : 200 })
  }, settings)
  const ask = (path: string, headers: Record<string, string> = {}, host = "127.0.0.1") =>
    handle(new Request(`http://${host}${path}`, { headers }), "127.0.0.1")
  return { ask, lines, log }
}

describe("withObservability", () => {
  it("OPS-06 reports that the process runs, and the readiness of database, migrations, catalog and search", async () => {
    const found: { now: (() => Promise<Readiness>) | undefined } = { now: undefined }
    const { ask } = watching({ readiness: () => found.now })
    const state = async () => {
      const answer = await ask("/health/ready")
      return [answer.status, answer.headers.get("retry-after"), await answer.json()]
    }
    expect((await ask("/health/live")).status).toBe(200)
    expect(await state()).toEqual([503, "2", { status: "starting" }])
    found.now = async () => ready
    expect(await state()).toEqual([200, null, { status: "ready", ...ready }])
    for (const broken of [
      { database: "away" },
      { migrations: "missing" },
      { catalogue: "empty" },
      { search: "preparing" },
      { storage: "full" }
    ] as const) {
      found.now = async () => ({ ...ready, ...broken })
      expect(await state()).toEqual([503, "2", { status: "not ready", ...ready, ...broken }])
    }
  })

  it("OPS-06 reports a hanging database and checks it at most once a second", async () => {
    const looked: Array<"yes"> = []
    let [now, isHung] = [0, false]
    const look = async () => {
      looked.push("yes")
      return isHung ? new Promise<never>(() => {}) : ({ migrations: "ok", catalogue: "ok", search: "ok" } as const)
    }
    const readiness = createReadinessCheck(look, () => now, 20)
    await Promise.all([readiness(), readiness()])
    now = 999
    expect(await readiness()).toEqual(ready)
    expect(looked).toHaveLength(1)
    isHung = true
    now = 1_000
    expect(await readiness()).toEqual({ database: "away", migrations: "unknown", catalogue: "unknown", search: "unknown" })
  })

  it("OPS-07 reports responses by route and status, durations and shop metrics under a bounded set of names", async () => {
    const { ask } = watching({}, [
      async () => [["pool_waiting", { pool: "shop" }, 3]],
      async () => Promise.reject(new Error("the database is unavailable"))
    ])
    for (const path of ["/", "/shop/all", "/shop/brakes", "/nothing-1", "/nothing-2", "/graphql/trait", "/graphql/nobody-here"])
      await ask(path)
    const text = await (await ask("/metrics")).text()
    expect(text).toContain('camber_requests_total{route="home",status="200"} 1\n')
    expect(text).toContain('camber_requests_total{route="shop",status="200"} 2\n')
    expect(text).toContain('camber_requests_total{route="other",status="404"} 2\n')
    expect(text).toMatch(/camber_request_seconds_bucket\{route="shop",le="10"\} 2\n/)
    expect(text).toContain('camber_pool_waiting{pool="shop"} 3\n')
    expect(text).toMatch(/camber_event_loop_delay_seconds\{quantile="0.99"\} \d/)
    expect(text).toMatch(/camber_resident_bytes \d{6,}/)
  })

  it("OPS-07 leaves out readings that time out", async () => {
    const never = Promise.withResolvers<ReadonlyArray<MetricSample>>()
    const { ask } = watching({}, [async () => [["pool_waiting", { pool: "shop" }, 3]], () => never.promise], 20)
    expect(await (await ask("/metrics")).text()).toContain('camber_pool_waiting{pool="shop"} 3\n')
  })

  it("OPS-63 reports growing values as counters and drops values that no longer exist", async () => {
    let version = "one"
    const { ask } = watching({}, [
      async () => [
        ["page_cache_reads_total", { result: "hit" }, 7],
        ["catalogue_info", { version }, 1]
      ]
    ])
    const read = async () => (await ask("/metrics")).text()
    expect(await read()).toMatch(/# TYPE camber_page_cache_reads_total counter\ncamber_page_cache_reads_total\{result="hit"\} 7\n/)
    version = "two"
    const text = await read()
    expect(text).toContain('camber_page_cache_reads_total{result="hit"} 7\n')
    expect(text).toContain('camber_catalogue_info{version="two"} 1\n')
    expect(text).not.toContain("one")
  })

  it("OPS-07 serves metrics only to this machine unless they are open", async () => {
    expect(await (await watching().ask("/metrics", { "x-forwarded-for": "10.0.0.7" })).text()).not.toContain("camber_")
    expect(await (await watching().ask("/metrics", {}, "shop.example")).text()).not.toContain("camber_")
    const behindProxy = watching({ proxyHeader: "x-client-ip" })
    expect(await (await behindProxy.ask("/metrics", { "x-client-ip": "203.0.113.9" })).text()).not.toContain("camber_")
    expect(await (await behindProxy.ask("/metrics")).text()).toContain("camber_")
    expect(await (await watching({ metrics: "open" }).ask("/metrics", {}, "shop.example")).text()).toContain("camber_")
  })
})

describe("response", () => {
  it("OPS-08 returns the request id of the log line, taken from the client if well-formed, and the default headers", async () => {
    const { ask, lines } = watching({ logsAccess: true })
    const made = await ask("/fault")
    const id = await made.text()
    expect([made.headers.get("x-request-id"), made.headers.get("cross-origin-opener-policy")]).toEqual([id, "same-origin"])
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        time: "1970-01-01T00:00:00.000Z",
        level: "error",
        message: "It broke",
        requestId: id,
        cause: { name: "Error", message: "why", stack: expect.stringContaining("withObservability.test.ts") }
      },
      expect.objectContaining({ level: "info", message: "GET /fault", status: 200, milliseconds: expect.any(Number), requestId: id })
    ])
    expect((await ask("/", { "x-request-id": "page-load-17" })).headers.get("x-request-id")).toBe("page-load-17")
    expect((await ask("/", { "x-request-id": "two words" })).headers.get("x-request-id")).not.toBe("two words")
    expect((await ask("/moved")).headers.get("cross-origin-opener-policy")).toBe("same-origin")
  })

  it("OPS-10 OPS-94 is traced as a span in its caller's trace with its queries, except health checks", async () => {
    const [got, spans] = [Promise.withResolvers<void>(), new Array<string>()]
    const collector = createServer((request, response) => {
      request.on("data", (bytes) => void spans.push(String(bytes)))
      request.on("end", () => {
        response.end("{}")
        got.resolve()
      })
    }).listen(0, "127.0.0.1")
    await once(collector, "listening")
    const address = collector.address()
    const url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
    await Effect.runPromise(
      Effect.scoped(
        Effect.gen(function* () {
          const { ask } = watching({ tracing: yield* createTracing(url, "Camber") })
          const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
          yield* Effect.promise(() => ask("/health/live"))
          yield* Effect.promise(() => ask("/query", { traceparent }))
          yield* Effect.promise(() => ask("/shop/all", { traceparent: "00-zz" }))
        })
      )
    )
    await got.promise
    collector.close()
    const sent = spans.join("")
    expect(sent).toMatch(/"GET \/shop"/)
    expect(sent).not.toContain("/health")
    expect(sent).toContain('"db select"')
    expect(sent.match(/0af7651916cd43dd8448eb211c80319c/g)).toHaveLength(2)
    expect(sent).toContain("b7ad6b7169203331")
  })
})

it("the text log prints a failure's stack below its line", () => {
  const lines: Array<string> = []
  const log = createLogger("text", (line) => void lines.push(line))
  log.error("It broke", new Error("why", { cause: new Error("deeper") }), { requestId: "page-load-17" })
  log.info("Camber is open")
  expect(lines).toEqual([
    expect.stringMatching(/^It broke requestId=page-load-17\nError: why\n[^]*caused by Error: deeper/),
    "Camber is open"
  ])
})

it("OPS-94 an error logged by Effect becomes an error line without Effect's own time stamp", () => {
  const lines: Array<string> = []
  const console = {} as Console
  redirectConsole(
    createLogger(
      "json",
      (line) => void lines.push(line),
      () => new Date(0)
    ),
    console
  )
  console.log("[23:09:55.135] ERROR (#27): Hourly cleanup skipped: the clock is off")
  console.log("[23:09:55.135] INFO (#28): Camber is open")
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "error", message: "Hourly cleanup skipped: the clock is off" },
    { level: "info", message: "Camber is open" }
  ])
})

it("OPS-107 storageState reports a full disk below the required free space", async () => {
  expect([await storageState(tmpdir(), 1), await storageState(tmpdir(), Infinity)]).toEqual(["ok", "full"])
})
