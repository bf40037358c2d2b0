import { Http } from "@camber/domain/ports"
import { describe, expect, it, vi } from "@effect/vitest"
import { Effect, Fiber, Logger } from "effect"
import { TestClock } from "effect/testing"
import { type HttpOptions, layerHttp } from "./layerHttp.ts"

const read = { service: "trait", operation: "ymm", id: "ab".repeat(32), isWrite: false, variables: { year: 1969 } } as const
const write = { ...read, operation: "addNewProjectToGarage", isWrite: true }
const ok = (): Promise<Response> => Promise.resolve(Response.json({ data: { years: [] } }))

/** The adapter over a network given as a function, and what was sent through it. */
const over = (network: (tries: number, init: RequestInit | undefined) => Promise<Response>, options: Partial<HttpOptions> = {}) => {
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

describe("an answer that says the service failed inside", () => {
  it.effect("is Refused at once: its empty data is not taken for nothing there", () => {
    const { layer, sent } = over(() =>
      Promise.resolve(Response.json({ data: { ymm: null }, errors: [{ message: "Internal error", extensions: { code: "INTERNAL" } }] }))
    )
    return Effect.gen(function* () {
      const error = yield* Effect.flip(Http.use((http) => http.graphql(read)))
      expect([error._tag, sent.length]).toEqual(["Refused", 1])
    }).pipe(Effect.provide(layer))
  })
})

describe("an answer with errors in it", () => {
  it.effect("CALL-04 CALL-110 ERR-19 has each of them logged, and its data is still the answer", () => {
    const logged: string[] = []
    const logger = Logger.layer([Logger.make(({ logLevel, message }) => logged.push(`${logLevel} ${String(message)}`))])
    const { layer } = over(async () =>
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

  it.effect.each(services)("CALL-01 CALL-107 is that of its service, and cookies travel along: %s", (service) => {
    const { layer, sent } = over(ok)
    return Effect.gen(function* () {
      yield* Http.use((http) => http.graphql({ ...read, service }))
      expect(sent.map(({ url }) => url)).toEqual([`https://shop.example/graphql/${service}`])
      expect(sent[0]?.init).toMatchObject({ method: "POST", credentials: "include" })
    }).pipe(Effect.provide(layer))
  })
})

describe("the body of a GraphQL request", () => {
  it.effect("CALL-02 is {id, variables}, posted with credentials to the service's address", () => {
    const { body, layer, sent } = over(ok)
    return Effect.gen(function* () {
      expect(yield* Http.use((http) => http.graphql(read))).toEqual({ years: [] })
      expect(sent[0]?.url).toBe("https://shop.example/graphql/trait")
      expect(sent[0]?.init).toMatchObject({ method: "POST", credentials: "include" })
      expect(body()).toEqual({ id: read.id, variables: { year: 1969 } })
    }).pipe(Effect.provide(layer))
  })

  it.effect("CALL-02 CALL-108 is {query, variables} for an operation whose document is known", () => {
    const { body, layer } = over(ok, { documents: (operation) => (operation === "ymm" ? "query ymm { ymm }" : undefined) })
    return Effect.gen(function* () {
      yield* Http.use((http) => http.graphql(read))
      expect(body()).toEqual({ query: "query ymm { ymm }", variables: { year: 1969 } })
      yield* Http.use((http) => http.graphql(write))
      expect(body()).toEqual({ id: read.id, variables: { year: 1969 } })
    }).pipe(Effect.provide(layer))
  })
})

describe("trying again", () => {
  const away = () => Promise.reject(new TypeError("fetch failed"))

  it.effect(
    "CALL-136 ERR-26 ERR-27 ERR-125 a read without an answer is tried three times in all, a second apart, and says that it gave up",
    () => {
      const { layer, sent } = over(away)
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
    }
  )

  it.effect("CALL-136 ERR-27 an answer on the second try is the answer, and ends it", () => {
    const { layer, sent } = over((tries) => (tries === 1 ? away() : ok()))
    return Effect.gen(function* () {
      const asked = yield* Effect.forkChild(Http.use((http) => http.graphql(read)))
      yield* TestClock.adjust("2 seconds")
      expect(yield* Fiber.join(asked)).toEqual({ years: [] })
      expect(sent).toHaveLength(2)
    }).pipe(Effect.provide(layer))
  })

  it.effect("a write is sent once", () => {
    const { layer, sent } = over(away)
    return Effect.gen(function* () {
      expect(yield* Effect.flip(Http.use((http) => http.graphql(write)))).toMatchObject({ _tag: "Unreachable" })
      expect(sent).toHaveLength(1)
    }).pipe(Effect.provide(layer))
  })

  it.effect("a write under an idempotency key is sent again with the same key, because the services do it once", () => {
    const { layer, sent } = over((tries) => (tries < 3 ? away() : ok()))
    const idempotencyKey = "3f0c8a52-7f6e-4b1a-9a53-0c8f8f3f2d11"
    return Effect.gen(function* () {
      const asked = yield* Effect.forkChild(Http.use((http) => http.graphql({ ...write, idempotencyKey })))
      yield* TestClock.adjust("2 seconds")
      expect(yield* Fiber.join(asked)).toEqual({ years: [] })
      expect(sent.map(({ init }) => new Headers(init?.headers).get("idempotency-key"))).toEqual(Array(3).fill(idempotencyKey))
    }).pipe(Effect.provide(layer))
  })

  it.effect("CALL-03 CALL-109 ERR-129 a refusal is final, and says its status even without a readable body", () => {
    const { layer, sent } = over(async () => new Response("<h1>Bad gateway</h1>", { status: 502 }))
    return Effect.gen(function* () {
      expect(yield* Effect.flip(Http.use((http) => http.graphql(read)))).toMatchObject({ _tag: "Refused", status: 502 })
      expect(sent).toHaveLength(1)
    }).pipe(Effect.provide(layer))
  })

  it.effect("a try that takes longer than the timeout is aborted", () => {
    const signals: Array<AbortSignal | null | undefined> = []
    const { layer } = over(
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
      expect(yield* Fiber.join(asked)).toMatchObject({ _tag: "Unreachable", cause: "no answer in time" })
      expect(signals[0]?.aborted).toBe(true)
    }).pipe(Effect.provide(layer))
  })
})

describe("what is told and not asked", () => {
  it.effect("ANL-04 GAP-64 goes by the browser's beacon, and by a request that outlives the page where it takes none", () => {
    const [beacons, posts] = [[] as Array<string>, [] as Array<RequestInit | undefined>]
    let takes = true
    vi.stubGlobal("navigator", { sendBeacon: (url: string) => takes && beacons.push(url) > 0 })
    vi.stubGlobal("fetch", async (_: string, init?: RequestInit) => (posts.push(init), new Response()))
    return Effect.gen(function* () {
      const tell = Http.use((http) => http.beacon("/api/events", { events: [] }))
      yield* tell
      takes = false
      yield* tell
      expect(beacons).toEqual(["https://shop.example/api/events"])
      expect(posts).toMatchObject([{ method: "POST", keepalive: true, body: '{"events":[]}' }])
    }).pipe(Effect.provide(layerHttp({ origin: "https://shop.example" })), Effect.ensuring(Effect.sync(() => vi.unstubAllGlobals())))
  })
})

describe("the generic JSON call", () => {
  it.effect("CALL-41 posts when a body is given, otherwise gets, and says that it speaks JSON", () => {
    const { layer, sent } = over(async () => Response.json({ ok: true }))
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

  it.effect("CALL-42 gives nothing for what is no JSON, and for an empty answer", () => {
    const { layer } = over(async (tries) => new Response(tries === 1 ? "<h1>" : ""))
    return Effect.gen(function* () {
      const http = yield* Http
      expect(yield* http.json({ path: "/api/html" })).toBeUndefined()
      expect(yield* http.json({ path: "/api/empty" })).toBeUndefined()
    }).pipe(Effect.provide(layer))
  })
})
