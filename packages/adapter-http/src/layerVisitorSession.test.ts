import { Cookies, Http } from "@camber/domain/ports"
import { cookiesContract } from "@camber/testing/ports"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { layerVisitorSession } from "./layerHttp.ts"

const guid = "6f1b2c3d-0000-4000-8000-000000000001"

/** Creates a fake shop that opens a session for a visitor without one, and signs the session again after a write. */
const createFakeShop = () => {
  const requests: Array<readonly [string, string | null]> = []
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    const cookie = new Headers(init?.headers).get("cookie")
    requests.push([pathname, cookie])
    const response = Response.json({ data: {} })
    if (!(cookie ?? "").includes("camber_session=")) {
      response.headers.append("set-cookie", `camber_session=a.b%3Dc; Path=/; HttpOnly; Max-Age=31536000`)
      response.headers.append("set-cookie", `WebUserGuid=${guid}; Path=/`)
    }
    if (pathname === "/api/account/login/logout") response.headers.append("set-cookie", "camber_session=; Path=/; Max-Age=0")
    return response
  }
  return {
    asked: requests,
    layer: (cookies?: string, isAway = () => false) =>
      layerVisitorSession({
        origin: "https://shop.example",
        fetch: (input, init) => (isAway() ? Promise.reject(new TypeError("network")) : fetch(input, init)),
        ...(cookies && { cookies })
      })
  }
}

cookiesContract("of a visit", layerVisitorSession({ origin: "https://shop.example", fetch: async () => new Response() }))

describe("a visitor session without a browser", () => {
  it.effect("GAP-C22 is opened before the first call, and each call sends its cookies", () => {
    const { asked: requests, layer } = createFakeShop()
    return Effect.gen(function* () {
      expect(yield* Cookies.use((jar) => jar.read("WebUserGuid"))).toBe(guid)
      yield* Http.use((http) => http.json({ path: "/api/list" }))
      expect(requests).toEqual([
        ["/api/visitor/state", null],
        ["/api/list", `camber_session=a.b%3Dc; WebUserGuid=${guid}`]
      ])
    }).pipe(Effect.provide(layer()))
  })

  it.effect("continues with stored cookies until the shop ends the session", () => {
    const { asked: requests, layer } = createFakeShop()
    return Effect.gen(function* () {
      yield* Http.use((http) => http.json({ path: "/api/account/login/logout" }))
      yield* Http.use((http) => http.json({ path: "/api/list" }))
      expect(requests.map(([, cookie]) => cookie)).toEqual([
        "camber_session=old; theme=dark",
        "camber_session=old; theme=dark",
        "theme=dark"
      ])
    }).pipe(Effect.provide(layer("camber_session=old; theme=dark")))
  })

  it.effect("is renewed: after the shop has signed the session again, each call sends the new one", () => {
    const sent: Array<string | null> = []
    const fetch = async (_: string | URL | Request, init?: RequestInit): Promise<Response> => {
      const cookie = new Headers(init?.headers).get("cookie")
      sent.push(cookie)
      const isOld = cookie === "camber_session=old"
      return new Response("{}", isOld ? { headers: { "set-cookie": "camber_session=renewed; Path=/; Max-Age=31536000" } } : {})
    }
    return Effect.gen(function* () {
      yield* Http.use((http) => http.json({ path: "/api/list" }))
      expect(sent).toEqual(["camber_session=old", "camber_session=renewed"])
      expect(yield* Cookies.use((jar) => jar.read("camber_session"))).toBe("renewed")
    }).pipe(Effect.provide(layerVisitorSession({ origin: "https://shop.example", fetch, cookies: "camber_session=old" })))
  })

  it.effect("is opened by a later call if the shop did not respond to the first one", () => {
    const { asked: requests, layer } = createFakeShop()
    let isAway = true
    const shop = layer(undefined, () => isAway)
    return Effect.gen(function* () {
      expect(yield* Cookies.use((jar) => jar.read("WebUserGuid"))).toBeUndefined()
      isAway = false
      yield* Http.use((http) => http.json({ path: "/api/list" }))
      yield* Http.use((http) => http.json({ path: "/api/list" }))
      expect(requests.map(([, cookie]) => cookie)).toEqual([null, `camber_session=a.b%3Dc; WebUserGuid=${guid}`])
    }).pipe(Effect.provide(shop))
  })

  it.effect("starts without cookies if the shop is unreachable", () =>
    Effect.gen(function* () {
      expect(yield* Cookies.use((jar) => jar.read("WebUserGuid"))).toBeUndefined()
    }).pipe(Effect.provide(layerVisitorSession({ origin: "https://shop.example", fetch: () => Promise.reject(new TypeError("network")) })))
  )

  it.effect("starts without cookies if the shop does not respond in time", () =>
    Effect.gen(function* () {
      const guid = Cookies.use((jar) => jar.read("WebUserGuid"))
      const silent = layerVisitorSession({ origin: "https://shop.example", fetch: () => new Promise(() => {}), timeout: "3 seconds" })
      const begun = yield* Effect.forkChild(Effect.provide(guid, silent))
      yield* TestClock.adjust("3 seconds")
      expect(yield* Fiber.join(begun)).toBeUndefined()
    })
  )
})
