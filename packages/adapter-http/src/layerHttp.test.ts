import { Http } from "@camber/domain/ports"
import { describe, expect, it, vi } from "@effect/vitest"
import { Effect, Fiber, Logger } from "effect"
import { TestClock } from "effect/testing"
import { type HttpOptions, layerHttp } from "./layerHttp.ts"

const read = { service: "trait", operation: "ymm", id: "ab".repeat(32), isWrite: false, variables: { year: 1969 } } as const
const write = { ...read, operation: "addNewProjectToGarage", isWrite: true }
const respondOk = (): Promise<Response> => Promise.resolve(Response.json({ data: { years: [] } }))

/** Creates the adapter with a fake network. Returns the adapter and the requests that it has sent. */
const createHttp = (network: (tries: number, init: RequestInit | undefined) => Promise<Response>, options: Partial<HttpOptions> = {}) => {
  const sent: Array<{ readonly url: string; readonly init: RequestInit | undefined }> = []
  const layer = layerHttp({
    origin: "https://shop.example",
    fetch: (input, init) => {
      sent.push({ url: String(input instanceof Request ? input.url : input), init })
      return network(sent.length, init)
    },
    ...options
  })
  const body = (): unknown => {
    const text = sent.at(-1)?.init?.body
    return typeof text === "string" ? JSON.parse(text) : undefined
  }
  return { layer, sent, body }
}

describe("a response that reports an internal failure", () => {
  it.effect("fails immediately as HttpStatusError, so that its empty data are not used", () => {
    const { layer, sent } = createHttp(() =>
      Promise.resolve(Response.json({ data: { ymm: null }, errors: [{ message: "Internal error", extensions: { code: "INTERNAL" } }] }))
    )
    return Effect.gen(function* () {
      const error = yield* Effect.flip(Http.use((http) => http.graphql(read)))
      expect(error._tag).toBe("HttpStatusError")
      expect(sent).toHaveLength(1)
    }).pipe(Effect.provide(layer))
  })
})

describe("a response with errors", () => {
  it.effect("CALL-04 CALL-110 ERR-19 logs each error and still returns the data", () => {
    const logged: string[] = []
    const logger = Logger.layer([Logger.make(({ logLevel, message }) => logged.push(`${logLevel} ${String(message)}`))])
    const { layer } = createHttp(async () =>
      Response.json({ data: { years: [1969] }, errors: [{ message: "no such make" }, { message: "no such model" }] })
    )
    return Effect.gen(function* () {
      expect(yield* Http.use((http) => http.graphql(read))).toEqual({ years: [1969] })
      expect(logged).toEqual(["Error trait ymm: no such make", "Error trait ymm: no such model"])
    }).pipe(Effect.provide(layer), Effect.provide(logger))
  })
})

describe("the address of a GraphQL request", () => {
  const services = ["checkout", "content", "customer", "customerproject", "discovery", "products", "recommendations", "trait"] as const

  it.effect.each(services)("CALL-01 CALL-107 is the URL of its service, and the request sends cookies: %s", (service) => {
    const { layer, sent } = createHttp(respondOk)
    return Effect.gen(function* () {
      yield* Http.use((http) => http.graphql({ ...read, service }))
      expect(sent.map(({ url }) => url)).toEqual([`https://shop.example/graphql/${service}`])
      expect(sent[0]?.init).toMatchObject({ method: "POST", credentials: "include" })
    }).pipe(Effect.provide(layer))
  })
})

describe("the body of a GraphQL request", () => {
  it.effect("CALL-02 is {id, variables}, posted with credentials to the service's address", () => {
    const { body, layer, sent } = createHttp(respondOk)
    return Effect.gen(function* () {
      expect(yield* Http.use((http) => http.graphql(read))).toEqual({ years: [] })
      expect(sent[0]?.url).toBe("https://shop.example/graphql/trait")
      expect(sent[0]?.init).toMatchObject({ method: "POST", credentials: "include" })
      expect(body()).toEqual({ id: read.id, variables: { year: 1969 } })
    }).pipe(Effect.provide(layer))
  })

  it.effect("CALL-02 CALL-108 is {query, variables} for an operation with a known document", () => {
    const { body, layer } = createHttp(respondOk, { documents: (operation) => (operation === "ymm" ? "query ymm { ymm }" : undefined) })
    return Effect.gen(function* () {
      yield* Http.use((http) => http.graphql(read))
      expect(body()).toEqual({ query: "query ymm { ymm }", variables: { year: 1969 } })
      yield* Http.use((http) => http.graphql(write))
      expect(body()).toEqual({ id: read.id, variables: { year: 1969 } })
    }).pipe(Effect.provide(layer))
  })
})

describe("the retry policy", () => {
  const failToFetch = () => Promise.reject(new TypeError("fetch failed"))

  it.effect("CALL-136 ERR-26 ERR-27 ERR-125 sends a read without a response three times, a second apart, and then logs the failure", () => {
    const { layer, sent } = createHttp(failToFetch)
    return Effect.gen(function* () {
      const asked = yield* Effect.forkChild(Effect.flip(Http.use((http) => http.graphql(read))), { startImmediately: true })
      yield* TestClock.adjust("999 millis")
      expect(sent).toHaveLength(1)
      yield* TestClock.adjust("1 millis")
      expect(sent).toHaveLength(2)
      yield* TestClock.adjust("1 second")
      const gaveUp = { attempts: 3, message: "maximum retries exceeded" }
      expect(yield* Fiber.join(asked)).toMatchObject({ _tag: "Unreachable", operation: "ymm", cause: gaveUp })
      expect(sent).toHaveLength(3)
    }).pipe(Effect.provide(layer))
  })

  it.effect("CALL-136 ERR-27 ends when the second try succeeds", () => {
    const { layer, sent } = createHttp((tries) => (tries === 1 ? failToFetch() : respondOk()))
    return Effect.gen(function* () {
      const asked = yield* Effect.forkChild(Http.use((http) => http.graphql(read)))
      yield* TestClock.adjust("2 seconds")
      expect(yield* Fiber.join(asked)).toEqual({ years: [] })
      expect(sent).toHaveLength(2)
    }).pipe(Effect.provide(layer))
  })

  it.effect("does not repeat a write", () => {
    const { layer, sent } = createHttp(failToFetch)
    return Effect.gen(function* () {
      expect(yield* Effect.flip(Http.use((http) => http.graphql(write)))).toMatchObject({ _tag: "Unreachable" })
      expect(sent).toHaveLength(1)
    }).pipe(Effect.provide(layer))
  })

  it.effect("repeats a write with the same idempotency key, because the services execute it only once", () => {
    const { layer, sent } = createHttp((tries) => (tries < 3 ? failToFetch() : respondOk()))
    const idempotencyKey = "3f0c8a52-7f6e-4b1a-9a53-0c8f8f3f2d11"
    return Effect.gen(function* () {
      const asked = yield* Effect.forkChild(Http.use((http) => http.graphql({ ...write, idempotencyKey })))
      yield* TestClock.adjust("2 seconds")
      expect(yield* Fiber.join(asked)).toEqual({ years: [] })
      expect(sent.map(({ init }) => new Headers(init?.headers).get("idempotency-key"))).toEqual(Array(3).fill(idempotencyKey))
    }).pipe(Effect.provide(layer))
  })

  it.effect("CALL-03 CALL-109 ERR-129 does not retry after an error status, even if the body is unreadable", () => {
    const { layer, sent } = createHttp(async () => new Response("<h1>Bad gateway</h1>", { status: 502 }))
    return Effect.gen(function* () {
      expect(yield* Effect.flip(Http.use((http) => http.graphql(read)))).toMatchObject({ _tag: "HttpStatusError", status: 502 })
      expect(sent).toHaveLength(1)
    }).pipe(Effect.provide(layer))
  })

  it.effect("aborts a try at the timeout", () => {
    const signals: Array<AbortSignal | null | undefined> = []
    const { layer } = createHttp(
      (_, init) => {
        signals.push(init?.signal)
        return Promise.race<Response>([])
      },
      { timeout: "1 second" }
    )
    return Effect.gen(function* () {
      const asked = yield* Effect.forkChild(Effect.flip(Http.use((http) => http.graphql(write))))
      yield* TestClock.adjust("999 millis")
      expect(signals[0]?.aborted).toBe(false)
      yield* TestClock.adjust("1 millis")
      expect(yield* Fiber.join(asked)).toMatchObject({ _tag: "Unreachable", cause: "timeout" })
      expect(signals[0]?.aborted).toBe(true)
    }).pipe(Effect.provide(layer))
  })
})

describe("a beacon", () => {
  it.effect("ANL-04 GAP-64 is sent with sendBeacon, or if that fails, with a keepalive request", () => {
    const [beacons, posts] = [[] as Array<string>, [] as Array<RequestInit | undefined>]
    let takes = true
    vi.stubGlobal("navigator", { sendBeacon: (url: string) => takes && beacons.push(url) > 0 })
    vi.stubGlobal("fetch", async (_: string, init?: RequestInit) => (posts.push(init), new Response()))
    return Effect.gen(function* () {
      const sendEvents = Http.use((http) => http.beacon("/api/events", { events: [] }))
      yield* sendEvents
      takes = false
      yield* sendEvents
      expect(beacons).toEqual(["https://shop.example/api/events"])
      expect(posts).toMatchObject([{ method: "POST", keepalive: true, body: '{"events":[]}' }])
    }).pipe(Effect.provide(layerHttp({ origin: "https://shop.example" })), Effect.ensuring(Effect.sync(() => vi.unstubAllGlobals())))
  })
})

describe("the generic JSON call", () => {
  it.effect("CALL-41 sends a POST request if it has a body, otherwise a GET request, with JSON headers", () => {
    const { layer, sent } = createHttp(async () => Response.json({ ok: true }))
    return Effect.gen(function* () {
      const http = yield* Http
      yield* http.json({ path: "/api/list?kind=wish", query: { page: 2, missing: undefined } })
      yield* http.json({ path: "/api/list", body: {} })
      expect(sent.map(({ init }) => init?.method)).toEqual(["GET", "POST"])
      expect(sent[0]?.url).toBe("https://shop.example/api/list?kind=wish&page=2")
      expect(new Headers(sent[1]?.init?.headers).get("content-type")).toBe("application/json")
      expect(sent.map(({ init }) => new Headers(init?.headers).get("x-camber"))).toEqual(sent.map(() => "1"))
    }).pipe(Effect.provide(layer))
  })

  it.effect("EDIT-22 sends a file unchanged, with its media type and the query, and waits longer than for other calls", () => {
    const { layer, sent } = createHttp(() => Promise.race<Response>([]), { timeout: "1 second" })
    return Effect.gen(function* () {
      const file = new Blob(["picture"], { type: "image/jpeg" })
      const asked = yield* Effect.forkChild(
        Http.use((http) => http.json({ path: "/api/upload", query: { product: 7 }, file })),
        { startImmediately: true }
      )
      yield* Effect.promise(() => vi.waitFor(() => expect(sent).toHaveLength(1)))
      const [{ init, url } = { init: undefined, url: "" }] = sent
      expect([url, init?.method, new Headers(init?.headers).get("content-type")]).toEqual([
        "https://shop.example/api/upload?product=7",
        "POST",
        "image/jpeg"
      ])
      expect(Buffer.from(init?.body as ArrayBuffer).toString()).toBe("picture")
      yield* TestClock.adjust("90 seconds")
      expect(init?.signal?.aborted).toBe(false)
      yield* Fiber.interrupt(asked)
    }).pipe(Effect.provide(layer))
  })

  it.effect("CALL-42 returns undefined for invalid JSON and for an empty response", () => {
    const { layer } = createHttp(async (tries) => new Response(tries === 1 ? "<h1>" : ""))
    return Effect.gen(function* () {
      const http = yield* Http
      expect(yield* http.json({ path: "/api/html" })).toBeUndefined()
      expect(yield* http.json({ path: "/api/empty" })).toBeUndefined()
    }).pipe(Effect.provide(layer))
  })
})
