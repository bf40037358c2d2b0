import { describe, expect, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Layer, Logger, Stream } from "effect"
import { Cookies } from "../ports/Cookies.ts"
import { Http } from "../ports/Http.ts"
import { VisitorAgent } from "../ports/VisitorAgent.ts"
import { WebUserGuid } from "./model.ts"
import { Visitor } from "./Visitor.ts"

const guid = WebUserGuid.make("0b9f4a52-7f6e-4b1a-9a53-0c8f8f3f2d11")
const other = WebUserGuid.make("1c9f4a52-7f6e-4b1a-9a53-0c8f8f3f2d11")
const answer = { webUserGuid: guid, itemCount: 3, cartTotal: 12_345, listCount: 1 }

interface World {
  readonly cookies?: Record<string, string>
  readonly userAgent?: string
  readonly json?: Effect.Effect<unknown>
}
/** Provides Visitor with these cookies, and records requested paths and the log. */
const provideVisitor = ({ cookies = {}, json = Effect.succeed(answer), userAgent = "Mozilla/5.0" }: World = {}) => {
  const jar = new Map(Object.entries(cookies))
  const [asked, lifetimes, logged]: [Array<string>, Array<number | null | undefined>, Array<string>] = [[], [], []]
  const layer = Layer.provide(
    Visitor.layer,
    Layer.mergeAll(
      Layer.succeed(
        Cookies,
        Cookies.of({
          read: (name) => Effect.sync(() => jar.get(name)),
          write: (name, value, days) => Effect.sync(() => (lifetimes.push(days), void jar.set(name, value))),
          remove: (name) => Effect.sync(() => void jar.delete(name))
        })
      ),
      Layer.succeed(
        VisitorAgent,
        VisitorAgent.of({
          userAgent: Effect.succeed(userAgent),
          refusesTracking: Effect.succeed(false),
          isInstalled: Effect.succeed(false),
          connection: Effect.succeed({ isOnline: true, saveData: false }),
          colorScheme: Stream.succeed("light")
        })
      ),
      Layer.succeed(
        Http,
        Http.of({
          graphql: () => Effect.die("not asked"),
          json: ({ path }) => Effect.suspend(() => (asked.push(path), json)),
          beacon: () => Effect.void
        })
      )
    )
  )
  const log = Logger.layer([Logger.make(({ logLevel }) => logged.push(logLevel))])
  return { layer: Layer.merge(layer, log), jar, asked, lifetimes, logged }
}

describe("the visitor's identity", () => {
  it.effect("VIS-23 VIS-101 VIS-102 VIS-104 is read from the cookies", () =>
    Effect.gen(function* () {
      const visitor = yield* Visitor
      expect(yield* visitor.guid).toEqual(guid)
      expect(yield* visitor.visitorId).toBe("v-1")
      expect(yield* visitor.isBot).toBe(false)
    }).pipe(Effect.provide(provideVisitor({ cookies: { WebUserGuid: guid, VIN: "v-1" } }).layer))
  )

  it.effect.each<readonly [string, Record<string, string>]>([
    ["without cookies", {}],
    ["with empty cookies", { WebUserGuid: "", VIN: "" }],
    ["with markup in a cookie", { WebUserGuid: "<script>", VIN: "" }],
    ["with an upper-case guid", { WebUserGuid: guid.toUpperCase() }],
    ["with a guid of another version", { WebUserGuid: guid.replace("-4", "-1") }]
  ])("VIS-104 is null %s", ([, cookies]) =>
    Effect.gen(function* () {
      const visitor = yield* Visitor
      expect(yield* visitor.guid).toBeNull()
      expect(yield* visitor.visitorId).toBeNull()
    }).pipe(Effect.provide(provideVisitor({ cookies }).layer))
  )

  it.effect("VIS-101 is replaced by a guid from a service, for 365 days", () => {
    const { jar, layer, lifetimes } = provideVisitor({ cookies: { WebUserGuid: guid } })
    return Effect.gen(function* () {
      const visitor = yield* Visitor
      yield* visitor.adopt(other)
      expect(yield* visitor.guid).toEqual(other)
      expect(jar.get("WebUserGuid")).toEqual(other)
      expect(lifetimes).toEqual([365])
    }).pipe(Effect.provide(layer))
  })

  it.effect.each<readonly [string, World]>([
    ["VIS-20 by user agent", { userAgent: "Googlebot/2.1" }],
    ["VIS-21 VIS-103 by visitor id", { cookies: { VIN: "bot-1" } }]
  ])("VIS-106 recognizes a bot %s and sends no request for it", ([, world]) => {
    const { asked, layer } = provideVisitor(world)
    return Effect.gen(function* () {
      const visitor = yield* Visitor
      expect(yield* visitor.isBot).toBe(true)
      expect(yield* visitor.state).toBeNull()
      expect(asked).toEqual([])
    }).pipe(Effect.provide(layer))
  })
})

describe("the visitor's state", () => {
  it.effect("is requested once for many callers", () => {
    const { asked, layer } = provideVisitor()
    return Effect.gen(function* () {
      const visitor = yield* Visitor
      expect(yield* Effect.all([visitor.state, visitor.state], { concurrency: 2 })).toEqual([answer, answer])
      expect(yield* visitor.state).toEqual(answer)
      expect(asked).toEqual(["/api/visitor/state"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("is shared while pending, even if the first caller is interrupted", () =>
    Effect.gen(function* () {
      const slow = yield* Deferred.make<unknown>()
      const { asked, layer } = provideVisitor({ json: Deferred.await(slow) })
      yield* Effect.gen(function* () {
        const visitor = yield* Visitor
        const first = yield* Effect.forkChild(visitor.state, { startImmediately: true })
        const second = yield* Effect.forkChild(visitor.state, { startImmediately: true })
        yield* Fiber.interrupt(first)
        yield* Deferred.succeed(slow, answer)
        expect(yield* Fiber.join(second)).toEqual(answer)
        expect(asked).toHaveLength(1)
      }).pipe(Effect.provide(layer))
    })
  )

  it.effect.each<readonly [string, unknown]>([
    ["an invalid guid", { ...answer, webUserGuid: "x" }],
    ["a fractional quantity", { ...answer, itemCount: 1.5 }],
    ["a negative amount", { ...answer, cartTotal: -1 }],
    ["null", null]
  ])("is null for a response with %s, which is logged", ([, body]) => {
    const { layer, logged } = provideVisitor({ json: Effect.succeed(body) })
    return Effect.gen(function* () {
      expect(yield* Visitor.use((visitor) => visitor.state)).toBeNull()
      expect(logged).toEqual(["Error"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("is null after a failure, and the next caller retries", () => {
    let tries = 0
    const { layer } = provideVisitor({ json: Effect.sync(() => (++tries === 1 ? undefined : answer)) })
    return Effect.gen(function* () {
      const visitor = yield* Visitor
      expect(yield* visitor.state).toBeNull()
      expect(yield* visitor.state).toEqual(answer)
      expect(yield* visitor.state).toEqual(answer)
      expect(tries).toBe(2)
    }).pipe(Effect.provide(layer))
  })
})
