import { WebUserGuid } from "@camber/domain/visitor"
import { describe, expect, it } from "vitest"
import { sessionKey } from "../../test/testVisitor.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import { createSessionSigner } from "../session/sessions.ts"
import { createSessionMiddleware, canWriteForVisitor, isCrossSite } from "./withSession.ts"
import { calls } from "@camber/domain/registry"
import { documents } from "@camber/domain/registry/graphql"
import { vitalsPath } from "@camber/domain/tracking"

const now = 1_800_000_000_000
const day = 24 * 3_600_000
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>
  readonly method?: string
  readonly publicOrigin?: string
  readonly answer?: () => Response
  readonly makesVisitors?: boolean
}

/** Sends a request. Returns the visitor that the handler received, and the response's cookies by name. */
const send = async ({
  answer = () => new Response("page"),
  headers = {},
  makesVisitors,
  method = "GET",
  publicOrigin = "http://shop.test"
}: RequestOptions = {}) => {
  const visits: Array<VisitorSession> = []
  const withSession = createSessionMiddleware({ sessionKeys: [sessionKey], publicOrigin, now: () => now })
  const seen = (visit: VisitorSession) => {
    visits.push(visit)
    return answer()
  }
  const response = await withSession(new Request(`${publicOrigin.replace("https:", "http:")}/`, { method, headers }), seen, makesVisitors)
  const cookies = new Map(
    response.headers.getSetCookie().map((cookie) => {
      const [pair = "", ...attributes] = cookie.split("; ")
      const [name = "", value = ""] = pair.split("=")
      return [name, { value, attributes: attributes.join("; ") }] as const
    })
  )
  return { response, visit: visits[0], cookies, names: [...cookies.keys()] }
}

type Cookies = Awaited<ReturnType<typeof send>>["cookies"]

/** Creates the `Cookie` header of a browser that stores these cookies. */
const toCookieHeader = (cookies: Cookies, changes: Readonly<Record<string, string | null>> = {}) => {
  const values = { ...Object.fromEntries([...cookies].map(([name, { value }]) => [name, value])), ...changes }
  const pairs = Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]))
  return { cookie: pairs.join("; ") }
}

describe("a new visitor", () => {
  it("VIS-23 VIS-101 VIS-102 gets a guid, a session, a visitor id and a device id for 365 days", async () => {
    const { cookies, names, visit } = await send()
    expect(names.toSorted()).toEqual(["DeviceId", "VIN", "WebUserGuid", "camber_session"])
    expect(cookies.get("WebUserGuid")?.value).toBe(visit?.webUserGuid)
    for (const name of ["WebUserGuid", "VIN", "DeviceId"]) {
      expect(cookies.get(name)?.value).toMatch(uuid)
      expect(cookies.get(name)?.attributes).toBe("Path=/; Max-Age=31536000; SameSite=Lax")
    }
    expect(cookies.get("camber_session")?.attributes).toBe("Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly")
  })

  it.each(["http://shop.test", "http://localhost:3000"])(
    "VIS-24 VIS-110 gets a guid and a visitor id that no other new visitor has, also at %s",
    async (publicOrigin) => {
      const [first, other] = [await send({ publicOrigin }), await send({ publicOrigin })]
      for (const { cookies, visit } of [first, other]) {
        expect([cookies.get("WebUserGuid")?.value, cookies.get("VIN")?.value]).toEqual([visit?.webUserGuid, visit?.visitorId])
        expect([visit?.webUserGuid, visit?.visitorId].every((id) => uuid.test(id ?? ""))).toBe(true)
      }
      expect(first.visit?.webUserGuid).not.toBe(other.visit?.webUserGuid)
      expect(first.visit?.visitorId).not.toBe(other.visit?.visitorId)
    }
  )

  it("OPS-26 over HTTPS gets a session cookie that other hosts of the domain cannot set", async () => {
    const { cookies } = await send({ publicOrigin: "https://shop.test" })
    const name = "__Host-camber_session"
    expect(cookies.get(name)?.attributes).toMatch(/^Path=\/; .*Secure; HttpOnly$/)
    expect(cookies.get(name)?.attributes).not.toContain("Domain")
    const guid = cookies.get("WebUserGuid")?.value
    expect((await send({ publicOrigin: "https://shop.test", headers: toCookieHeader(cookies) })).visit?.webUserGuid).toBe(guid)
    const planted = { cookie: `camber_session=${cookies.get(name)?.value}` }
    expect((await send({ publicOrigin: "https://shop.test", headers: planted })).visit?.webUserGuid).not.toBe(guid)
  })

  it("gets HTTPS-only cookies if the shop uses HTTPS", async () => {
    const { cookies } = await send({ publicOrigin: "https://shop.test" })
    expect([...cookies.values()].every(({ attributes }) => attributes.includes("; Secure"))).toBe(true)
  })

  it.each([
    [null, "private, no-cache"],
    ["max-age=60", "private, no-cache"],
    ["private, no-cache", "private, no-cache"],
    ["no-store", "no-store"]
  ])("gets a response that shared caches do not store: %s becomes %s", async (given, expected) => {
    const { response } = await send({ answer: () => new Response("page", { headers: given === null ? {} : { "cache-control": given } }) })
    expect([response.headers.get("cache-control"), await response.text()]).toEqual([expected, "page"])
  })

  it.each(["public, max-age=60", "max-age=0, s-maxage=60", "Public"])(
    "OPS-36 gets no personal headers with a public response (%s), and neither do known visitors and bots",
    async (caching) => {
      const answer = () => new Response("page", { headers: { "cache-control": caching } })
      const known = toCookieHeader((await send()).cookies)
      for (const headers of [{}, known, { "user-agent": "Googlebot/2.1" }]) {
        const { names, response } = await send({ answer, headers })
        expect([names, response.headers.get("x-visitor-tag"), response.headers.get("cache-control")]).toEqual([[], null, caching])
      }
    }
  )

  it("OPS-36 gets a private response if it sets a cookie, even if it is marked public", async () => {
    const answer = () => new Response("page", { headers: { "cache-control": "public, s-maxage=60", "set-cookie": "Listings=all" } })
    expect((await send({ answer })).response.headers.get("cache-control")).toBe("private, no-cache")
    expect((await send({ answer, makesVisitors: false })).response.headers.get("cache-control")).toBe("private, no-cache")
  })

  it("OPS-36 gets no cookie and no visitor tag if the response creates no visitors, but a known visitor gets both", async () => {
    const anonymous = await send({ makesVisitors: false })
    expect([anonymous.names, anonymous.response.headers.get("x-visitor-tag"), anonymous.visit?.isNew]).toEqual([[], null, true])
    const first = await send()
    const again = await send({ makesVisitors: false, headers: toCookieHeader(first.cookies, { WebUserGuid: null }) })
    expect([again.names, again.visit?.webUserGuid, again.visit?.isNew]).toEqual([["WebUserGuid"], first.visit?.webUserGuid, false])
    expect(again.response.headers.get("x-visitor-tag")).toBe(first.response.headers.get("x-visitor-tag"))
    expect((await send({ makesVisitors: false, headers: { "user-agent": "Googlebot/2.1" } })).names).toEqual(["VIN"])
  })

  it("gets a session with redirects and with responses without a body", async () => {
    const moved = await send({ answer: () => Response.redirect("http://shop.test/shop/all", 301) })
    expect([moved.response.status, moved.response.headers.get("location"), moved.names.length]).toEqual([
      301,
      "http://shop.test/shop/all",
      4
    ])
    expect((await send({ answer: () => new Response(null, { status: 304 }) })).response.status).toBe(304)
  })
})

describe("a returning visitor", () => {
  it("VIS-104 keeps the guid and gets no cookies again", async () => {
    const first = await send()
    const again = await send({ headers: toCookieHeader(first.cookies) })
    expect([again.visit?.webUserGuid, again.visit?.visitorId]).toEqual([first.visit?.webUserGuid, first.cookies.get("VIN")?.value])
    expect([again.names, again.response.headers.get("cache-control")]).toEqual([[], "private, no-cache"])
  })

  it.each([
    ["is missing", null],
    ["belongs to another visitor", crypto.randomUUID()],
    ["is not a guid", "%00<b>"]
  ])("keeps the session's guid and gets the WebUserGuid cookie again if that cookie %s", async (_what, cookie) => {
    const first = await send()
    const again = await send({ headers: toCookieHeader(first.cookies, { WebUserGuid: cookie }) })
    expect([again.visit?.webUserGuid, again.names]).toEqual([first.visit?.webUserGuid, ["WebUserGuid"]])
    expect(again.cookies.get("WebUserGuid")?.value).toBe(first.visit?.webUserGuid)
  })

  it.each<[string, (text: string) => string | null]>([
    ["missing", () => null],
    ["tampered with", (text) => text.replace(/^./, (digit) => (digit === "0" ? "1" : "0"))],
    ["malformed", () => "a.b.c"],
    ["signed with another key", (text) => text.replace(/\.[0-9a-f]{8}\./, ".00000000.")]
  ])("becomes a new visitor if the session is %s, whatever guid the other cookie contains", async (_what, change) => {
    const first = await send()
    const session = change(first.cookies.get("camber_session")?.value ?? "")
    const again = await send({ headers: toCookieHeader(first.cookies, { camber_session: session }) })
    expect(again.visit?.webUserGuid).toMatch(uuid)
    expect(again.visit?.webUserGuid).not.toBe(first.visit?.webUserGuid)
    expect(again.visit?.visitorId).toBe(first.visit?.visitorId)
    expect(again.cookies.get("WebUserGuid")?.value).toBe(again.visit?.webUserGuid)
  })

  it("is recognized for 365 days, which start again with each visit after 30 days", async () => {
    const webUserGuid = WebUserGuid.make(crypto.randomUUID())
    const aged = async (days: number) => {
      const session = createSessionSigner(sessionKey).sign({ webUserGuid, account: null, issuedAt: now - days * day })
      const { names, visit } = await send({
        headers: { cookie: `camber_session=${session}; WebUserGuid=${webUserGuid}; VIN=visitor; DeviceId=device` }
      })
      return [visit?.webUserGuid === webUserGuid, names.length]
    }
    expect(await aged(29)).toEqual([true, 0])
    expect(await aged(31)).toEqual([true, 4])
    expect(await aged(364)).toEqual([true, 4])
    expect(await aged(366)).toEqual([false, 4])
  })

  it("OPS-51 keeps a session that another clock dated in the future, and gets it signed again", async () => {
    const webUserGuid = WebUserGuid.make(crypto.randomUUID())
    const session = createSessionSigner(sessionKey).sign({ webUserGuid, account: null, issuedAt: now + 365 * day })
    const { cookies, visit } = await send({ headers: { cookie: `camber_session=${session}; WebUserGuid=${webUserGuid}` } })
    expect(visit?.webUserGuid).toBe(webUserGuid)
    expect(cookies.get("camber_session")?.value).toContain(`${webUserGuid}..${now}.`)
  })

  it("keeps a valid visitor id, and gets a new one in place of an invalid one", async () => {
    const first = await send()
    expect((await send({ headers: toCookieHeader(first.cookies, { VIN: "v-1" }) })).visit?.visitorId).toBe("v-1")
    const broken = await send({ headers: toCookieHeader(first.cookies, { VIN: "a%00b" }) })
    expect([broken.visit?.visitorId, broken.names]).toEqual([expect.stringMatching(uuid), ["VIN"]])
  })
})

describe("a channel without cookies", () => {
  it("is identified by its bearer token and gets no cookies", async () => {
    const first = await send()
    const token = first.cookies.get("camber_session")?.value ?? ""
    const other = await send()
    const { names, visit } = await send({ headers: { authorization: `Bearer ${token}`, ...toCookieHeader(other.cookies) } })
    expect([visit?.webUserGuid, names]).toEqual([first.visit?.webUserGuid, []])
  })

  it("is a new visitor if its bearer token is invalid, even with a valid cookie", async () => {
    const first = await send()
    const { names, visit } = await send({ headers: { authorization: "Bearer a.b.c", ...toCookieHeader(first.cookies) } })
    expect(visit?.webUserGuid).not.toBe(first.visit?.webUserGuid)
    expect(names).toEqual([])
  })
})

describe("visitors who are not tracked", () => {
  it.each([
    "Mozilla/5.0 (compatible; Googlebot/2.1)",
    "Mediapartners-Google",
    "ia_archiver",
    "WhatsApp/2.23.20.0",
    "Mozilla/5.0 (compatible; Google-InspectionTool/1.0)",
    "Mozilla/5.0 (compatible; meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler))"
  ])("include a bot that is recognized by its user agent, %s; its visitor id starts with bot-", async (agent) => {
    const { cookies, names, visit } = await send({ headers: { "user-agent": agent } })
    expect([names, visit?.isBot, visit?.isCollected]).toEqual([["VIN"], true, false])
    expect(cookies.get("VIN")?.value).toMatch(/^bot-/)
  })

  it("VIS-21 VIS-103 include a bot that is recognized by its visitor id, which gets no cookies", async () => {
    const { names, visit } = await send({ headers: { cookie: "VIN=bot-17" } })
    expect([names, visit?.isBot, visit?.isCollected]).toEqual([[], true, false])
  })

  it.each<[string, Record<string, string>]>([
    ["VIS-19 VIS-107 an employee", { cookie: "ExcludeFromAnalytics=true" }],
    ["VIS-09 a visitor with Global Privacy Control", { "sec-gpc": "1" }]
  ])("include %s, who gets a normal session", async (_who, headers) => {
    const { names, visit } = await send({ headers })
    expect([names.length, visit?.isBot, visit?.isCollected]).toEqual([4, false, false])
  })

  it("VIS-20 GAP-C68 do not include phones or televisions with a bot-like name, headless browsers or programs", async () => {
    for (const agent of ["CUBOT X30", "fuboTV/4.60 okhttp/4.9.3", "HeadlessChrome/140", "node", "curl/8.5.0", "Mozilla/5.0"]) {
      expect((await send({ headers: { "user-agent": agent } })).visit?.isCollected).toBe(true)
    }
  })
})

it("withSession rejects a cross-site request before authentication", async () => {
  const { names, response, visit } = await send({ method: "POST", headers: { "sec-fetch-site": "cross-site" } })
  expect([response.status, visit, names]).toEqual([403, undefined, []])
})

describe("the visitor tag", () => {
  it("SEO-03 is constant per visitor and does not reveal the guid", async () => {
    const { cookies, response, visit } = await send()
    const tag = response.headers.get("x-visitor-tag") ?? ""
    const again = await send({ headers: toCookieHeader(cookies) })
    expect(again.response.headers.get("x-visitor-tag")).toBe(tag)
    expect((await send()).response.headers.get("x-visitor-tag")).not.toBe(tag)
    expect([tag.length, tag.includes(visit!.webUserGuid.slice(0, 8))]).toEqual([22, false])
  })

  it("SEO-03 changes with the response that signs the visitor in or out, and is missing for a bot", async () => {
    const answer = () => new Response("left", { headers: { "set-cookie": "camber_session=next; Path=/" } })
    expect((await send({ answer })).response.headers.get("x-visitor-tag")).toBe("changed")
    expect((await send({ headers: { "user-agent": "Googlebot/2.1" } })).response.headers.get("x-visitor-tag")).toBeNull()
  })
})

const canWrite = (path: string, operation?: string) =>
  canWriteForVisitor(
    new Request(`http://shop.test${path}`, { method: "POST", ...(operation !== undefined && { headers: { "x-operation": operation } }) })
  )

describe("canWriteForVisitor", () => {
  it("OPS-60 is true for mutations and unknown GraphQL operations, and false for queries", () => {
    const writing = calls.filter(({ operation, service }) => canWrite(`/graphql/${service}`, operation)).map(({ operation }) => operation)
    expect(writing).toEqual(expect.arrayContaining(calls.filter(({ isWrite }) => isWrite === true).map(({ operation }) => operation)))
    expect(writing.every((operation) => /^\s*mutation\b/.test(documents.get(operation) ?? ""))).toBe(true)
    expect([writing.includes("listing"), writing.includes("cart"), documents.has("listing"), documents.has("cart")]).toEqual([
      false,
      false,
      true,
      true
    ])
    expect([canWrite("/graphql/checkout"), canWrite("/graphql/checkout", "another")]).toEqual([true, true])
  })

  it("OPS-60 is true for forms and API calls, and false for beacons, payment providers and batch reads", () => {
    expect(["/shoppingcart", "/api/account/login", "/api/products/reviews/submit"].map((path) => canWrite(path))).toEqual([
      true,
      true,
      true
    ])
    const others = ["/api/events", vitalsPath("home"), "/api/products/activity/batch", "/pay/test", "/hooks/stripe"]
    expect(others.filter((path) => canWrite(path))).toEqual([])
    expect(canWriteForVisitor(new Request("http://shop.test/shoppingcart"))).toBe(false)
  })
})

const isRejected = (method: string, headers: Record<string, string>) =>
  isCrossSite(new Request("http://10.0.0.7:3000/graphql/checkout", { method, headers }), "https://shop.example")

describe("isCrossSite", () => {
  it.each<[string, Record<string, string>]>([
    ["a page of this site", { "sec-fetch-site": "same-origin" }],
    ["a URL that the visitor typed", { "sec-fetch-site": "none" }],
    ["a page at the public origin, in an older browser", { origin: "https://shop.example" }],
    ["a page at the requested host, in an older browser", { origin: "http://10.0.0.7:3000" }],
    ["a page at that host behind a TLS proxy", { origin: "https://10.0.0.7:3000" }],
    ["a client that is not a browser", {}]
  ])("accepts any method from %s", (_from, headers) => {
    expect(isRejected("POST", headers)).toBe(false)
  })

  it.each<[string, Record<string, string>]>([
    ["a page of another site", { "sec-fetch-site": "cross-site" }],
    ["a page of a sibling host", { "sec-fetch-site": "same-site", origin: "https://blog.shop.example" }],
    ["a page of another site that claims this origin", { "sec-fetch-site": "cross-site", origin: "https://shop.example" }],
    ["a page of another site, in an older browser", { origin: "https://evil.example" }],
    ["another port of the host", { origin: "http://10.0.0.7:8080" }],
    ["a sandboxed page", { origin: "null" }],
    ["an origin that is not a URL", { origin: "shop" }]
  ])("rejects unsafe methods from %s", (_from, headers) => {
    expect(["POST", "PUT", "PATCH", "DELETE"].map((method) => isRejected(method, headers))).toEqual([true, true, true, true])
    expect(["GET", "HEAD", "OPTIONS"].map((method) => isRejected(method, headers))).toEqual([false, false, false])
  })
})
