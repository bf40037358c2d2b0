import type { Storefront } from "@camber/storefront/contract"
import { Effect, Exit, Redacted, Scope } from "effect"
import { connect } from "node:net"
import { afterAll, beforeAll, expect, it } from "vitest"
import { sampleCatalog } from "../../../services/src/schema/testing/sampleCatalog.ts"
import { embeddedDatabase, type TestDatabase } from "../../../services/test/allDatabases.ts"
import { listen } from "../process/listen.ts"
import { readSettings } from "../settings/Settings.ts"
import { createMetrics } from "../observability/metrics.ts"
import { createLogger } from "../observability/Log.ts"
import { withObservability } from "../observability/withObservability.ts"
import { answerHeaders } from "./answerHeaders.ts"
import { createRequestHandler } from "./requestHandler.ts"
import { withRequestTimeout } from "./withRequestTimeout.ts"
import { createShopServices } from "./shopServices.ts"

/** A storefront with one page for each way in which it can respond. */
const pages: Storefront = {
  markdown: async () => null,
  handle: async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === "/moved") return Response.redirect(new URL("/", request.url), 301)
    if (pathname === "/known") return new Response(null, { status: 304 })
    if (pathname === "/broken") throw new Error("a fault")
    if (pathname === "/away") throw new Error("Query read timeout")
    if (pathname === "/late") return new Promise(() => undefined)
    return new Response(pathname, { status: pathname.startsWith("/no/") ? 404 : 200 })
  },
  figures: () => ({ pages: 0, bytes: 0, hits: 0, misses: 0 }),
  dispose: async () => {}
}

const [log, scope] = [createLogger("text", () => undefined), Scope.makeUnsafe()]
let database: TestDatabase
let port: number
let open: () => void
beforeAll(async () => {
  database = await embeddedDatabase.open(sampleCatalog)
  const environment = {
    DATA_DIR: database.settings.dataDir,
    NODE_ENV: "test",
    PUBLIC_ORIGIN: "https://shop.example",
    PROXY_HEADER: "x-forwarded-for"
  }
  const settings = await Effect.runPromise(readSettings(environment))
  const services = await createShopServices(database, settings, [Redacted.make(new Uint8Array(32))], null, undefined, log)
  const [door, headers] = [createRequestHandler(log), answerHeaders(settings)]
  open = () => door.open(services, pages)
  const handle = withObservability(withRequestTimeout(door.handle, 1_000, log), {
    log,
    figures: createMetrics([]),
    logsAccess: false,
    metrics: "local",
    readiness: () => undefined,
    headers
  })
  const listening = Scope.provide(listen(handle, { host: "127.0.0.1", port: 0, headers }), scope)
  port = (await Effect.runPromise(listening)).port
}, 60_000)
afterAll(async () => {
  await Effect.runPromise(Scope.close(scope, Exit.void))
  await database.drop()
})

/** Sends raw bytes and returns the status and the missing headers after the connection closes. */
const sendRaw = async (bytes: string): Promise<{ readonly status: number; readonly missing: ReadonlyArray<string> }> => {
  const socket = connect(port, "127.0.0.1", () => void socket.write(bytes))
  let text = ""
  for await (const chunk of socket.setEncoding("latin1")) text += String(chunk)
  const head = text.split("\r\n\r\n", 1)[0]?.toLowerCase() ?? ""
  const wanted = [
    "x-content-type-options: nosniff",
    "cross-origin-opener-policy: same-origin",
    "cross-origin-resource-policy: ",
    "strict-transport-security: max-age="
  ]
  return { status: Number(head.split(" ", 2)[1]), missing: wanted.filter((line) => !head.includes(`\r\n${line}`)) }
}
const get = (address: string, more = "") => sendRaw(`GET ${address} HTTP/1.1\r\nhost: shop.example\r\nconnection: close\r\n${more}\r\n`)
const post = (address: string, body: string, more = "") =>
  sendRaw(
    `POST ${address} HTTP/1.1\r\nhost: shop.example\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n${more}\r\n${body}`
  )

it("OPS-53 every response forbids MIME sniffing and embedding and enforces https, including rejected requests", async () => {
  const answers: Array<readonly [what: string, status: number, answer: ReturnType<typeof sendRaw>]> = [["too early", 503, get("/")]]
  await answers[0]?.[2]
  open()
  const query = JSON.stringify({ query: "{ categoryLinks { primary } }" })
  answers.push(
    ["a page", 200, get("/")],
    ["an unchanged page", 304, get("/known")],
    ["a redirect", 301, get("/moved")],
    ["an unknown page", 404, get("/no/such")],
    ["a fault", 500, get("/broken")],
    ["an unavailable database", 503, get("/away")],
    ["a timeout", 503, get("/late")],
    ["a file", 200, get("/assets/index.js")],
    ["a picture", 200, get("/content/parts/brake-rotor.svg")],
    ["an unknown picture", 404, get("/content/parts/none.svg")],
    ["an icon", 200, get("/favicon.ico")],
    ["crawlers", 200, get("/robots.txt")],
    ["a site map", 200, get("/sitemap.xml")],
    ["an unknown site map", 404, get("/sitemaps/none.xml")],
    ["liveness", 200, get("/health/live")],
    ["readiness", 503, get("/health/ready")],
    ["a call", 200, post("/graphql/trait", query)],
    ["an incomplete call", 400, post("/graphql/trait", query.slice(0, 9))],
    ["an incomplete form", 400, post("/api/account/login", "{")],
    ["a state", 200, get("/api/visitor/state")],
    ["an order's link", 303, get("/order/1234567890")],
    ["an unknown provider", 404, post("/hooks/stripe", "{}")],
    ["another site's page", 403, post("/shoppingcart", "", "sec-fetch-site: cross-site\r\n")],
    ["no host", 400, sendRaw("GET / HTTP/1.1\r\nconnection: close\r\n\r\n")],
    ["an invalid host", 400, sendRaw("GET / HTTP/1.1\r\nhost: a b@c/\r\nconnection: close\r\n\r\n")],
    ["an unknown method", 400, sendRaw("FETCH / HTTP/1.1\r\nhost: shop.example\r\n\r\n")],
    ["bytes that are not HTTP", 400, sendRaw("\u0016\u0003\u0001\r\n\r\n")],
    ["an expectation", 417, get("/", "expect: much\r\n")],
    ["too many headers", 431, sendRaw(`GET / HTTP/1.1\r\nhost: shop.example\r\nx: ${"x".repeat(20_000)}`)]
  )
  for (const [what, status, answer] of answers) expect([what, await answer]).toEqual([what, { status, missing: [] }])
})

it("OPS-53 a rate-limited client gets the same headers", { tags: "full" }, async () => {
  // Each proxied client has its own queue and concurrency limit.
  const flood = Array.from({ length: 420 }, () => get("/late", "x-forwarded-for: 203.0.113.7\r\n"))
  const refused = (await Promise.all(flood)).filter(({ status }) => status === 429)
  expect(refused).not.toEqual([])
  expect(refused.flatMap(({ missing }) => missing)).toEqual([])
})
