import { WebUserGuid } from "@camber/domain/visitor"
import { describe, expect, it } from "vitest"
import { sessionKey } from "../../test/testVisitor.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import { createSessionSigner } from "../session/sessions.ts"
import { createSessionMiddleware } from "./withSession.ts"

const now = 1_800_000_000_000
const day = 24 * 3_600_000
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

interface Asked {
  readonly headers?: Readonly<Record<string, string>>
  readonly method?: string
  readonly publicOrigin?: string
  readonly answer?: () => Response
  readonly makesVisitors?: boolean
}

/** What the handler behind learned of the visitor, and the cookies that came with its answer by name. */
const ask = async ({
  answer = () => new Response("page"),
  headers = {},
  makesVisitors,
  method = "GET",
  publicOrigin = "http://shop.test"
}: Asked = {}) => {
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

type Cookies = Awaited<ReturnType<typeof ask>>["cookies"]

/** The `Cookie` header of a browser that keeps these. */
const kept = (cookies: Cookies, changes: Readonly<Record<string, string | null>> = {}) => {
  const values = { ...Object.fromEntries([...cookies].map(([name, { value }]) => [name, value])), ...changes }
  const pairs = Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]))
  return { cookie: pairs.join("; ") }
}

describe("a new visitor", () => {
  it("VIS-23 VIS-101 VIS-102 is given a guid, a session, a visitor id and a device id for 365 days", async () => {
    const { cookies, names, visit } = await ask()
    expect(names.toSorted()).toEqual(["DeviceId", "VIN", "WebUserGuid", "camber_session"])
    expect(cookies.get("WebUserGuid")?.value).toBe(visit?.webUserGuid)
    for (const name of ["WebUserGuid", "VIN", "DeviceId"]) {
      expect(cookies.get(name)?.value).toMatch(uuid)
      expect(cookies.get(name)?.attributes).toBe("Path=/; Max-Age=31536000; SameSite=Lax")
    }
    expect(cookies.get("camber_session")?.attributes).toBe("Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly")
  })

  it.each(["http://shop.test", "http://localhost:3000"])(
    "VIS-24 VIS-110 is another one than the one before, at %s too",
    async (publicOrigin) => {
      const [one, other] = [await ask({ publicOrigin }), await ask({ publicOrigin })]
      for (const { cookies, visit } of [one, other]) {
        expect([cookies.get("WebUserGuid")?.value, cookies.get("VIN")?.value]).toEqual([visit?.webUserGuid, visit?.visitorId])
        expect([visit?.webUserGuid, visit?.visitorId].every((id) => uuid.test(id ?? ""))).toBe(true)
      }
      expect(one.visit?.webUserGuid).not.toBe(other.visit?.webUserGuid)
      expect(one.visit?.visitorId).not.toBe(other.visit?.visitorId)
    }
  )

  it("OPS-26 has a session over https that no other host of the domain can have put there", async () => {
    const { cookies } = await ask({ publicOrigin: "https://shop.test" })
    const name = "__Host-camber_session"
    expect(cookies.get(name)?.attributes).toMatch(/^Path=\/; .*Secure; HttpOnly$/)
    expect(cookies.get(name)?.attributes).not.toContain("Domain")
    const guid = cookies.get("WebUserGuid")?.value
    expect((await ask({ publicOrigin: "https://shop.test", headers: kept(cookies) })).visit?.webUserGuid).toBe(guid)
    const planted = { cookie: `camber_session=${cookies.get(name)?.value}` }
    expect((await ask({ publicOrigin: "https://shop.test", headers: planted })).visit?.webUserGuid).not.toBe(guid)
  })

  it("gets cookies for https alone where the shop is there", async () => {
    const { cookies } = await ask({ publicOrigin: "https://shop.test" })
    expect([...cookies.values()].every(({ attributes }) => attributes.includes("; Secure"))).toBe(true)
  })

  it.each([
    [null, "private, no-cache"],
    ["max-age=60", "private, no-cache"],
    ["private, no-cache", "private, no-cache"],
    ["no-store", "no-store"]
  ])("gets an answer that no shared cache keeps: %s becomes %s", async (given, expected) => {
    const { response } = await ask({ answer: () => new Response("page", { headers: given === null ? {} : { "cache-control": given } }) })
    expect([response.headers.get("cache-control"), await response.text()]).toEqual([expected, "page"])
  })

  it.each(["public, max-age=60", "max-age=0, s-maxage=60", "Public"])(
    "OPS-36 gets nothing of the own with what anybody may be given, nor does who is known: %s",
    async (caching) => {
      const answer = () => new Response("page", { headers: { "cache-control": caching } })
      const known = kept((await ask()).cookies)
      for (const headers of [{}, known, { "user-agent": "Googlebot/2.1" }]) {
        const { names, response } = await ask({ answer, headers })
        expect([names, response.headers.get("x-visitor-tag"), response.headers.get("cache-control")]).toEqual([[], null, caching])
      }
    }
  )

  it("OPS-36 never shares an answer that sets a cookie, whatever it says of itself", async () => {
    const answer = () => new Response("page", { headers: { "cache-control": "public, s-maxage=60", "set-cookie": "Listings=all" } })
    expect((await ask({ answer })).response.headers.get("cache-control")).toBe("private, no-cache")
    expect((await ask({ answer, makesVisitors: false })).response.headers.get("cache-control")).toBe("private, no-cache")
  })

  it("OPS-36 stays a stranger where an answer makes no visitors: nobody's tag, no cookie, while who is known is known", async () => {
    const stranger = await ask({ makesVisitors: false })
    expect([stranger.names, stranger.response.headers.get("x-visitor-tag"), stranger.visit?.isNew]).toEqual([[], null, true])
    const first = await ask()
    const again = await ask({ makesVisitors: false, headers: kept(first.cookies, { WebUserGuid: null }) })
    expect([again.names, again.visit?.webUserGuid, again.visit?.isNew]).toEqual([["WebUserGuid"], first.visit?.webUserGuid, false])
    expect(again.response.headers.get("x-visitor-tag")).toBe(first.response.headers.get("x-visitor-tag"))
    expect((await ask({ makesVisitors: false, headers: { "user-agent": "Googlebot/2.1" } })).names).toEqual(["VIN"])
  })

  it("gets a session with redirects and with answers without a body too", async () => {
    const moved = await ask({ answer: () => Response.redirect("http://shop.test/shop/all", 301) })
    expect([moved.response.status, moved.response.headers.get("location"), moved.names.length]).toEqual([
      301,
      "http://shop.test/shop/all",
      4
    ])
    expect((await ask({ answer: () => new Response(null, { status: 304 }) })).response.status).toBe(304)
  })
})

describe("a visitor who comes back", () => {
  it("VIS-104 is the same one, and nothing is set again", async () => {
    const first = await ask()
    const again = await ask({ headers: kept(first.cookies) })
    expect([again.visit?.webUserGuid, again.visit?.visitorId]).toEqual([first.visit?.webUserGuid, first.cookies.get("VIN")?.value])
    expect([again.names, again.response.headers.get("cache-control")]).toEqual([[], "private, no-cache"])
  })

  it.each([
    ["is missing", null],
    ["is another's", crypto.randomUUID()],
    ["is no guid", "%00<b>"]
  ])("is who the session says where the WebUserGuid cookie %s, which is set again", async (_what, cookie) => {
    const first = await ask()
    const again = await ask({ headers: kept(first.cookies, { WebUserGuid: cookie }) })
    expect([again.visit?.webUserGuid, again.names]).toEqual([first.visit?.webUserGuid, ["WebUserGuid"]])
    expect(again.cookies.get("WebUserGuid")?.value).toBe(first.visit?.webUserGuid)
  })

  it.each<[string, (text: string) => string | null]>([
    ["missing", () => null],
    ["tampered with", (text) => text.replace(/^./, (digit) => (digit === "0" ? "1" : "0"))],
    ["malformed", () => "a.b.c"],
    ["of another key", (text) => text.replace(/\.[0-9a-f]{8}\./, ".00000000.")]
  ])("is a new one where the session is %s, whatever guid the other cookie claims", async (_what, change) => {
    const first = await ask()
    const session = change(first.cookies.get("camber_session")?.value ?? "")
    const again = await ask({ headers: kept(first.cookies, { camber_session: session }) })
    expect(again.visit?.webUserGuid).toMatch(uuid)
    expect(again.visit?.webUserGuid).not.toBe(first.visit?.webUserGuid)
    expect(again.visit?.visitorId).toBe(first.visit?.visitorId)
    expect(again.cookies.get("WebUserGuid")?.value).toBe(again.visit?.webUserGuid)
  })

  it("is known for 365 days, and each return after 30 days begins them anew", async () => {
    const webUserGuid = WebUserGuid.make(crypto.randomUUID())
    const aged = async (days: number) => {
      const session = createSessionSigner(sessionKey).sign({ webUserGuid, account: null, issuedAt: now - days * day })
      const { names, visit } = await ask({
        headers: { cookie: `camber_session=${session}; WebUserGuid=${webUserGuid}; VIN=visitor; DeviceId=device` }
      })
      return [visit?.webUserGuid === webUserGuid, names.length]
    }
    expect(await aged(29)).toEqual([true, 0])
    expect(await aged(31)).toEqual([true, 4])
    expect(await aged(364)).toEqual([true, 4])
    expect(await aged(366)).toEqual([false, 4])
  })

  it("OPS-51 stays known with a session that another clock has signed ahead of its time, which is signed anew", async () => {
    const webUserGuid = WebUserGuid.make(crypto.randomUUID())
    const session = createSessionSigner(sessionKey).sign({ webUserGuid, account: null, issuedAt: now + 365 * day })
    const { cookies, visit } = await ask({ headers: { cookie: `camber_session=${session}; WebUserGuid=${webUserGuid}` } })
    expect(visit?.webUserGuid).toBe(webUserGuid)
    expect(cookies.get("camber_session")?.value).toContain(`${webUserGuid}..${now}.`)
  })

  it("keeps a plausible visitor id, and gets another in place of one that no database keeps", async () => {
    const first = await ask()
    expect((await ask({ headers: kept(first.cookies, { VIN: "v-1" }) })).visit?.visitorId).toBe("v-1")
    const broken = await ask({ headers: kept(first.cookies, { VIN: "a%00b" }) })
    expect([broken.visit?.visitorId, broken.names]).toEqual([expect.stringMatching(uuid), ["VIN"]])
  })
})

describe("a channel without cookies", () => {
  it("is who its bearer token says, and gets no cookies", async () => {
    const first = await ask()
    const token = first.cookies.get("camber_session")?.value ?? ""
    const other = await ask()
    const { names, visit } = await ask({ headers: { authorization: `Bearer ${token}`, ...kept(other.cookies) } })
    expect([visit?.webUserGuid, names]).toEqual([first.visit?.webUserGuid, []])
  })

  it("is nobody known with a token that is none, also where a cookie would tell", async () => {
    const first = await ask()
    const { names, visit } = await ask({ headers: { authorization: "Bearer a.b.c", ...kept(first.cookies) } })
    expect(visit?.webUserGuid).not.toBe(first.visit?.webUserGuid)
    expect(names).toEqual([])
  })
})

describe("who is not followed", () => {
  it.each([
    "Mozilla/5.0 (compatible; Googlebot/2.1)",
    "Mediapartners-Google",
    "ia_archiver",
    "WhatsApp/2.23.20.0",
    "Mozilla/5.0 (compatible; Google-InspectionTool/1.0)",
    "Mozilla/5.0 (compatible; meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler))"
  ])(
    "VIS-20 VIS-106 GAP-C68 a bot by its user agent, %s, is marked for its own scripts, has no session, and nothing of it is collected",
    async (agent) => {
      const { cookies, names, visit } = await ask({ headers: { "user-agent": agent } })
      expect([names, visit?.isBot, visit?.isCollected]).toEqual([["VIN"], true, false])
      expect(cookies.get("VIN")?.value).toMatch(/^bot-/)
    }
  )

  it("VIS-21 VIS-103 a bot by its visitor id gets no cookies and nothing of it is collected", async () => {
    const { names, visit } = await ask({ headers: { cookie: "VIN=bot-17" } })
    expect([names, visit?.isBot, visit?.isCollected]).toEqual([[], true, false])
  })

  it.each<[string, Record<string, string>]>([
    ["VIS-19 VIS-107 an employee", { cookie: "ExcludeFromAnalytics=true" }],
    ["VIS-09 who sends Global Privacy Control", { "sec-gpc": "1" }]
  ])("%s is a visitor like any other, but nothing is collected", async (_who, headers) => {
    const { names, visit } = await ask({ headers })
    expect([names.length, visit?.isBot, visit?.isCollected]).toEqual([4, false, false])
  })

  it("VIS-20 GAP-C68 are neither phones and television with a name like one, nor browsers without a head, nor programs", async () => {
    for (const agent of ["CUBOT X30", "fuboTV/4.60 okhttp/4.9.3", "HeadlessChrome/140", "node", "curl/8.5.0", "Mozilla/5.0"]) {
      expect((await ask({ headers: { "user-agent": agent } })).visit?.isCollected).toBe(true)
    }
  })
})

it("another site's page is refused before anybody is authenticated", async () => {
  const { names, response, visit } = await ask({ method: "POST", headers: { "sec-fetch-site": "cross-site" } })
  expect([response.status, visit, names]).toEqual([403, undefined, []])
})

describe("whose an answer is", () => {
  it("SEO-03 is told by a text that is the visitor's and says nothing of who it is", async () => {
    const { cookies, response, visit } = await ask()
    const tag = response.headers.get("x-visitor-tag") ?? ""
    const again = await ask({ headers: kept(cookies) })
    expect(again.response.headers.get("x-visitor-tag")).toBe(tag)
    expect((await ask()).response.headers.get("x-visitor-tag")).not.toBe(tag)
    expect([tag.length, tag.includes(visit!.webUserGuid.slice(0, 8))]).toEqual([22, false])
  })

  it("SEO-03 is another one's from the answer on that signs in or out, and nobody's for a bot", async () => {
    const answer = () => new Response("left", { headers: { "set-cookie": "camber_session=next; Path=/" } })
    expect((await ask({ answer })).response.headers.get("x-visitor-tag")).toBe("changed")
    expect((await ask({ headers: { "user-agent": "Googlebot/2.1" } })).response.headers.get("x-visitor-tag")).toBeNull()
  })
})
