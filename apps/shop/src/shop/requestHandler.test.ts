import { createSessionMiddleware } from "@camber/services"
import { ClientDisconnected } from "@camber/services/database"
import type { Storefront } from "@camber/storefront/contract"
import { Effect, Redacted } from "effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { createRequestHandler } from "./requestHandler.ts"
import type { ShopServices } from "./shopServices.ts"

const text = (body: string) => async () => new Response(body)
const standardShop = {
  brandName: "Camber",
  contactPhone: "1-800-555-0100",
  contactAddress: { street: "100 Camber Way", city: "Akron", state: "OH", zip: "44301" },
  hours: "7am to 10pm",
  returnDays: 60,
  links: [],
  menuLinks: [],
  hiddenPages: [],
  logo: null,
  warehouses: [],
  terms: null,
  privacy: null
}
const services: ShopServices = {
  visitors: text("services"),
  prepareSearch: async () => {},
  answerOwnCall: async () => ({ status: 200 }),
  sales: async () => [],
  shop: async () => standardShop,
  findRedirect: async ({ pathname, search }) => (pathname === "/old" ? `/shop/all${search}` : null),
  availability: { isAway: () => false, loadOr: (_known, load) => load(), isAnswering: async () => true },
  drawnFlags: async () => [],
  pageInTurn: (request, work) => work(request),
  withSession: createSessionMiddleware({ sessionKeys: [Redacted.make(new Uint8Array(32))], publicOrigin: "https://shop.example" }),
  pricePlans: Effect.void,
  paymentWork: { refund: Effect.void, sweep: Effect.void },
  upkeep: { purge: Effect.void, notify: Effect.void, repair: Effect.void, flush: Effect.void },
  content: async () => new Response("content"),
  crawlers: text("crawlers"),
  markdown: async ({ url }) => (url.includes("/item/") ? new Response("markdown") : undefined),
  payments: text("payments"),
  changes: { listen: () => undefined, requestPoll: () => undefined, poll: async () => "", now: Date.now },
  figures: async () => [],
  catalogVersion: async () => "v1"
}
const figures = () => ({ pages: 0, bytes: 0, hits: 0, misses: 0 })
const storefront: Storefront = { handle: text("page"), markdown: async () => null, figures, dispose: async () => {} }

const ask = (door: ReturnType<typeof createRequestHandler>, path: string) => door.handle(new Request(`http://shop.example${path}`))

afterEach(() => {
  vi.restoreAllMocks()
})

describe("createRequestHandler", () => {
  it("asks clients to retry before the shop is ready, without caching", async () => {
    const answer = await ask(createRequestHandler(), "/")
    expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([503, "2", "no-store"])
    expect(await answer.text()).toMatch(/<main><h1>The shop is being set up<[^]+<\/main>/)
  })

  it("routes requests to services, images and pages once it is open", async () => {
    const door = createRequestHandler()
    door.open(services, storefront)
    const paths = [
      "/graphql/trait",
      "/api/visitor/state",
      "/content/parts/bolts.svg",
      "/assets/index.js",
      "/",
      "/graphql",
      "/apiary",
      "/robots.txt"
    ]
    const answers = await Promise.all(paths.map(async (path) => (await ask(door, path)).text()))
    expect(answers).toEqual(["services", "services", "content", "page", "page", "page", "page", "crawlers"])
  })

  it("routes assistants and cart links to the services, but not the checkout's pages", async () => {
    const door = createRequestHandler()
    door.open(services, storefront)
    const paths = ["/.well-known/ucp", "/llms.txt", "/ucp/fitment.json", "/buy/CAM-1-1:2", "/buy", "/buy/confirmation/1234567890"]
    const answers = await Promise.all(paths.map(async (path) => (await ask(door, path)).text()))
    expect(answers).toEqual(["services", "services", "services", "services", "page", "page"])
  })

  it("returns the Markdown version of a page, if there is one, to programs that prefer Markdown", async () => {
    const door = createRequestHandler()
    door.open(services, storefront)
    const read = async (path: string, accept: string) =>
      (await door.handle(new Request(`http://shop.example${path}`, { headers: { accept } }))).text()
    expect(await read("/item/a/1", "text/markdown")).toBe("markdown")
    expect(await read("/item/a/1", "text/html,*/*;q=0.8")).toBe("page")
    expect(await read("/shoppingcart", "text/markdown")).toBe("page")
  })

  it("OPS-23 queues pages, images and site maps per client, but not files, and not calls, which have their own queues", async () => {
    const waited: Array<string> = []
    const door = createRequestHandler()
    const pageInTurn: ShopServices["pageInTurn"] = (request, work) => {
      waited.push(new URL(request.url).pathname)
      return work(request)
    }
    door.open({ ...services, pageInTurn }, storefront)
    const paths = [
      "/graphql/trait",
      "/content/parts/bolts.svg",
      "/assets/index.js",
      "/",
      "/forms/cart",
      "/sitemaps/products-1.xml",
      "/hooks/stripe"
    ]
    for (const path of paths) await ask(door, path)
    expect(waited).toEqual(["/content/parts/bolts.svg", "/", "/forms/cart", "/sitemaps/products-1.xml"])
  })

  it("NAV-117 CALL-43 routes the web vitals of a front-end area to the services and its built files to the shop's files, and no other paths", async () => {
    const door = createRequestHandler()
    door.open(services, { ...storefront, handle: async (request) => new Response(new URL(request.url).pathname) })
    const paths = ["/mfe/pdp/_vercel/speed-insights/vitals", "/mfe/home/assets/index.js", "/mfe/cart/assets/index.js", "/mfe/account"]
    expect(await Promise.all(paths.map(async (path) => (await ask(door, path)).text()))).toEqual([
      "services",
      "/assets/index.js",
      "/mfe/cart/assets/index.js",
      "/mfe/account"
    ])
  })

  it("answers a program that prefers Markdown with the policy page's text", async () => {
    const door = createRequestHandler()
    door.open(services, { ...storefront, markdown: async (pathname) => (pathname === "/info/terms" ? "# Terms" : null) })
    const read = async (path: string, accept: string) =>
      (await door.handle(new Request(`http://shop.example${path}`, { headers: { accept } }))).text()
    expect(await read("/info/terms", "text/markdown")).toBe("# Terms")
    expect(await read("/info/terms", "text/html")).toBe("page")
    expect(await read("/info/other", "text/markdown")).toBe("page")
  })

  it("EDIT-31 redirects an old URL permanently instead of returning 404, but never a URL that has a page", async () => {
    const door = createRequestHandler()
    const open = (status: number) => door.open(services, { ...storefront, handle: async () => new Response("page", { status }) })
    open(404)
    const moved = await ask(door, "/old?id=5")
    expect([moved.status, moved.headers.get("location"), moved.headers.get("cache-control")]).toEqual([
      301,
      "/shop/all?id=5",
      "private, max-age=60"
    ])
    expect((await ask(door, "/unknown")).status).toBe(404)
    open(200)
    expect((await ask(door, "/old")).status).toBe(200)
  })

  it("marks the visitor as staff only according to the session", async () => {
    const visitors: Array<unknown> = []
    const door = createRequestHandler()
    door.open(services, {
      ...storefront,
      handle: async (_, visitor) => {
        visitors.push(visitor)
        return new Response("page")
      }
    })
    await ask(door, "/staff")
    expect(visitors).toEqual([expect.objectContaining({ isStaff: false, isBot: false, flippedFeatures: [] })])
  })

  it("OPS-36 starts sessions for form-based pages, but not for shared pages and files", async () => {
    const door = createRequestHandler()
    door.open(services, storefront)
    const getCookies = async (path: string) => (await ask(door, path)).headers.getSetCookie().length
    expect(await Promise.all(["/shoppingcart?scripts=off", "/forms/garage"].map(getCookies))).toEqual([4, 4])
    const same = ["/", "/shoppingcart", "/shop/all", "/contents", "/account/login", "/content/parts/bolts.svg", "/assets/index.js"]
    expect(await Promise.all(same.map(getCookies))).toEqual(same.map(() => 0))
  })

  it("passes the session's visitor to a page, even if the session starts with this request, and ignores other cookies", async () => {
    const visitors: Array<string | undefined> = []
    const door = createRequestHandler()
    door.open(services, {
      ...storefront,
      handle: async (_, visitor) => {
        visitors.push(visitor?.cookies)
        return new Response("page")
      }
    })
    const first = await door.handle(
      new Request("http://shop.example/shoppingcart?scripts=off", { headers: { cookie: "theme=dark; WebUserGuid=made-up" } })
    )
    const session = first.headers.getSetCookie().map((cookie) => cookie.split(";")[0])
    await door.handle(new Request("http://shop.example/", { headers: { cookie: session.join("; ") } }))
    expect(visitors).toEqual([`${session.join("; ")}; theme=dark; WebUserGuid=made-up`, session.join("; ")])
  })

  it("rejects cross-site requests to pages, including those with a forged origin", async () => {
    const door = createRequestHandler()
    door.open(services, storefront)
    const foreign = [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { origin: "https://evil.example" },
      { origin: "null" }
    ]
    for (const path of ["/", "/shoppingcart?scripts=off", "/forms/kit", "/forms/pit"]) {
      for (const headers of foreign) {
        expect((await door.handle(new Request(`http://shop.example${path}`, { method: "POST", headers }))).status).toBe(403)
      }
    }
  })

  it("OPS-05 OPS-09 returns 503 while the database is unavailable and logs one line; a disconnected client is not an error", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {})
    const door = createRequestHandler()
    door.open(services, { ...storefront, handle: () => Promise.reject(new Error("Query read timeout")) })
    const answer = await ask(door, "/")
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"])
    const gone = AbortSignal.abort()
    await door.handle(new Request("http://shop.example/forms/cart", { method: "POST", signal: gone }))
    // An aborted body is reported before its signal aborts.
    door.open(services, { ...storefront, handle: () => Promise.reject(new ClientDisconnected({ cause: new Error("terminated") })) })
    await ask(door, "/forms/garage")
    expect(logged.mock.calls).toEqual([
      ["GET /: the database is unavailable (Query read timeout)"],
      ["POST /forms/cart: the client disconnected"],
      ["GET /forms/garage: the client disconnected"]
    ])
  })

  it("logs an unhandled error and hides its cause from the client", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {})
    const fault = new Error("password of the database")
    const door = createRequestHandler()
    door.open(services, { ...storefront, handle: () => Promise.reject(fault) })
    const answer = await ask(door, "/")
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([500, "no-store"])
    expect(await answer.text()).not.toContain("password")
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("GET /\nError: password of the database"))
  })
})
