// @vitest-environment node
import { calls } from "@camber/domain/registry"
import { sampleArticle, sampleListing, sampleProductPage } from "@camber/testing/records"
import { pictureSizes } from "@camber/ui"
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { brotliDecompressSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { createFakeServices } from "../../../test/createFakeServices.ts"
import { camaro, withVehicleCookie, openStorefront } from "../../../test/openStorefront.ts"
import { notFoundPages } from "../../features/recovery/NoSuchPage.tsx"
import { escapeHtml } from "./escape.ts"

describe("a page", () => {
  it("is rendered once for simultaneous requests", async () => {
    const { get, listings } = await openStorefront()
    const answers = await Promise.all([get("/shop/brakes~2-3"), get("/shop/brakes~2-3"), get("/shop/brakes~2-3?unknown=1")])
    expect(new Set(answers.map(({ html }) => html)).size).toBe(1)
    expect(listings()).toBe(1)
  })

  it("is rendered completely, with its title, its canonical URL and its data", async () => {
    const { get } = await openStorefront()
    const { status, html, headers } = await get("/shop/brakes~2-3")
    expect(status).toBe(200)
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8")
    expect(html).toContain("<title>Brakes | Camber</title>")
    expect(html).toContain(`<link rel="canonical" href="https://shop.example/shop/brakes~2-3">`)
    expect(html).toContain("Ironvale Slotted Rotor</b></a>")
    expect(html).not.toContain("127.0.0.1")
    expect(html.trimEnd().endsWith("</html>")).toBe(true)
  })

  it.each(["/", "/shop/brakes~2-3", "/item/slotted-rotor/2", "/the-toolbox/rotor-run-out/2", "/street", "/no/such/page"])(
    "CTRL-41 GAP-C34 uses only images of the fixed sizes: %s",
    async (address) => {
      const product = sampleProductPage({
        images: ["brake-rotor", "brake-pad"].map((name) => ({ src: `/content/parts/${name}.svg`, alt: "" }))
      })
      const { get } = await openStorefront({ productPage: () => ({ productPage: product }), article: () => ({ article: sampleArticle() }) })
      const pictures = (await get(address)).html.match(/<img [^>]*>/g) ?? []
      const sizes = pictures.map((image) => `${/ width="(\d+)"/.exec(image)?.[1]}x${/ height="(\d+)"/.exec(image)?.[1]}`)
      expect(sizes.length).toBeGreaterThan(0)
      expect(sizes.filter((size) => !pictureSizes.includes(size))).toEqual([])
    }
  )

  it.each(["/shop/brakes~2-3", "/street", "/buy"])("is byte-equal with a new and a known footer: %s", async (address) => {
    const [first, second] = [await openStorefront(), await openStorefront()]
    await second.get("/race")
    await second.get("/shoppingcart")
    expect((await second.get(address)).html).toBe((await first.get(address)).html)
  })

  it("responds to HEAD like GET, without the body", async () => {
    const { get } = await openStorefront()
    const [got, head] = [await get("/shop/brakes~2-3"), await get("/shop/brakes~2-3", {}, "HEAD")]
    expect([head.status, head.html]).toEqual([200, ""])
    expect([...head.headers]).toEqual([...got.headers])
    expect(head.headers.get("content-length")).toBe(String(Buffer.byteLength(got.html)))
  })

  it.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("rejects %s and lists the allowed methods", async (method) => {
    const { get, asked } = await openStorefront()
    const { status, headers } = await get("/", {}, method)
    expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"])
    expect(asked).toEqual([])
  })

  it("is compressed as the client requests, and declares the headers that it depends on", async () => {
    const { get, shop } = await openStorefront()
    const { html: plain } = await get("/shop/brakes~2-3")
    const response = await shop.handle(new Request("http://127.0.0.1/shop/brakes~2-3", { headers: { "accept-encoding": "br" } }))
    expect(response.headers.get("content-encoding")).toBe("br")
    expect(response.headers.get("vary")).toBe("Accept-Encoding, Cookie")
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(plain)
  })

  it("renders visitor input as text", async () => {
    const term = "<script>alert(1)</script>"
    const { get } = await openStorefront({
      listing: () => ({ listing: sampleListing({ canonicalPath: "/search", title: `Results for ${term}`, correctedQuery: term }) })
    })
    const { html } = await get(`/search?query=${encodeURIComponent(term)}`)
    expect(html).not.toContain(term)
    expect(html).toContain(escapeHtml(term).replaceAll("&#39;", "&#x27;"))
  })
})

describe("a URL that is not canonical", () => {
  it("redirects with 301 to a listing's canonical path and keeps the query", async () => {
    const { get } = await openStorefront()
    const { status, headers, html } = await get("/Shop/Brakes~2-3?facet=Brand%3AIronvale&page=2&utm=x")
    expect([status, headers.get("location"), html]).toEqual([301, "/shop/brakes~2-3?facet=Brand%3AIronvale&page=2&utm=x", ""])
  })

  it("SRCH-55 redirects a full part number to the part instead of a list with one entry", async () => {
    const part = { number: "CAM-2-1", url: "/item/slotted-rotor/2?sku=CAM-2-1", title: "Slotted Rotor", thumbImageUrl: "" }
    const { get } = await openStorefront({
      listing: () => ({ listing: sampleListing({ canonicalPath: "/search", understood: { vehicle: null, remainder: "", part } }) })
    })
    const { headers, status } = await get("/search?query=cam-2-1")
    expect([status, headers.get("location")]).toEqual([302, part.url])
  })

  it("redirects with 301 from a product's wrong name to the right name, at the same variant", async () => {
    const { get } = await openStorefront({ productPage: () => ({ productPage: sampleProductPage() }) })
    const { status, headers } = await get("/item/wrong-name/2?sku=CAM-2-1")
    expect([status, headers.get("location")]).toEqual([301, "/item/slotted-rotor/2?sku=CAM-2-1"])
  })

  it("redirects with 301 from an article's wrong name to the right name", async () => {
    const { get } = await openStorefront({ article: () => ({ article: sampleArticle() }) })
    const { status, headers } = await get("/the-toolbox/wrong-name/2?utm=x")
    expect([status, headers.get("location")]).toEqual([301, "/the-toolbox/rotor-run-out/2?utm=x"])
  })

  it.each([
    ["/item/wrong-name/2", "/item/slotted-rotor/2"],
    ["/shop/wrong-name~2-3", "/shop/brakes~2-3"],
    ["/the-toolbox/wrong-name/2", "/the-toolbox/rotor-run-out/2"]
  ])("redirects simultaneous requests for %s with their own queries, and calls the services once", async (from, to) => {
    const { get, asked } = await openStorefront({
      productPage: () => ({ productPage: sampleProductPage() }),
      article: () => ({ article: sampleArticle() })
    })
    const before = asked.length
    const searches = ["?email=ann@example.com", "?utm=x", ""]
    const answers = await Promise.all(searches.map((search) => get(from + search)))
    expect(answers.map(({ headers }) => headers.get("location"))).toEqual(searches.map((search) => to + search))
    const questions = asked.slice(before).filter(({ operation }) => ["productPage", "listing", "article"].includes(operation))
    expect(questions).toHaveLength(1)
  })
})

describe("an unknown address", () => {
  const nowhere = [
    "/no/such/page",
    "/item/rotor/2",
    "/item/rotor/two",
    "/item/rotor/0",
    "/the-toolbox/rotor/2",
    "/the-toolbox/no-shelf",
    "/shop/no/such"
  ]

  it.each(nowhere)("SEO-09 ERR-01 %s shows one of the twelve error pages with status 404", async (address) => {
    const { get, reports } = await openStorefront()
    const { status, html } = await get(address)
    expect(status).toBe(404)
    expect(html).toContain("Error 404")
    expect(notFoundPages.filter(({ headline }) => html.includes(`<h1>${escapeHtml(headline)}</h1>`))).toHaveLength(1)
    expect(html).toContain(`<meta name="robots" content="noindex">`)
    expect(reports).toEqual([])
  })

  it("SEO-09 gets the same response if the services do not know a listing", async () => {
    const { get } = await openStorefront({ listing: () => ({ listing: null }) })
    expect((await get("/shop/no-such-shelf")).status).toBe(404)
  })

  it("NAV-146 reserves space for recommendations, except on a form page, which runs no scripts", async () => {
    const { get, shop } = await openStorefront()
    const form = await shop.handle(new Request("http://127.0.0.1/forms/nope"), { isStaff: false, isBot: false, cookies: "WebUserGuid=a" })
    const texts = [(await get("/no/such/page")).html, await form.text()]
    expect(texts.map((html) => [html.includes("Error 404"), html.includes(`<div class="recs block">`)])).toEqual([
      [true, true],
      [true, false]
    ])
  })

  it("OPS-106 returns 503 with Retry-After for a form page whose services are down", async () => {
    const { shop } = await openStorefront({}, undefined, {
      ...createFakeServices({}).services,
      visitors: async () => new Response(null, { status: 503 })
    })
    const form = await shop.handle(new Request("http://127.0.0.1/shoppingcart?scripts=off"), {
      isStaff: false,
      isBot: false,
      cookies: "WebUserGuid=a"
    })
    expect([form.status, form.headers.get("retry-after")]).toEqual([503, "5"])
    expect(await form.text()).toMatch(/We couldn\S+t load your cart\./)
  })

  it("is rendered for each request, so that its random variant is not cached", async () => {
    const { get } = await openStorefront()
    const headlines = new Set<string>()
    for (let visit = 0; visit < 60; visit++) headlines.add(/<h1>(.*?)<\/h1>/.exec((await get("/no/such/page")).html)?.[1] ?? "")
    expect(headlines.size).toBeGreaterThan(1)
  })
})

describe("an address that is too long", () => {
  it.each([
    ["with many slashes", `/x${"/".repeat(15_000)}y`],
    ["with many segments", `/shop${"/a".repeat(600)}`],
    ["with a long query", `/search?${"query=a&".repeat(2_100)}`],
    ["of a form page with a long query", `/forms/cart?${"a=b&".repeat(4_100)}`]
  ])("OPS-55 is rejected before it is parsed, %s", async (_what, address) => {
    const { asked, get } = await openStorefront()
    const before = asked.length
    expect([(await get(address)).status, asked.length]).toEqual([414, before])
  })

  it("OPS-55 does not include the longest search with all facets of a listing", async () => {
    const facets = Array.from({ length: 20 }, (_, at) => `facet=${encodeURIComponent(`Brand:${"é".repeat(40)}${at}`)}`)
    const { get } = await openStorefront()
    expect((await get(`/shop/brakes~2-3?query=${encodeURIComponent("é".repeat(200))}&${facets.join("&")}`)).status).not.toBe(414)
  })
})

describe("a page whose service fails", () => {
  it("ERR-11 ERR-13 ERR-14 NAV-118 is the generic error page, with status 503 if the services are down; the cause is reported and not displayed", async () => {
    const { get, reports } = await openStorefront({ listing: () => "away" })
    const { status, html } = await get("/shop/brakes~2-3")
    expect(status).toBe(503)
    expect(html).toContain("Well, That&#x27;s Embarrassing")
    expect(html).toContain("1-800-555-0100")
    expect(html).not.toMatch(/HttpStatusError|discovery|503|stack/)
    expect(reports).toEqual([{ where: "page /shop/brakes~2-3", error: expect.objectContaining({ _tag: "HttpStatusError", status: 503 }) }])
  })

  it("ERR-11 is readable if rendering itself fails, with the phone number and without the cause", async () => {
    const { get, reports } = await openStorefront({}, () => {
      throw new Error("password=secret")
    })
    const { status, html, headers } = await get("/")
    expect(status).toBe(500)
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8")
    expect(html).toContain("Well, That&#x27;s Embarrassing</h1>")
    expect(html).toContain("1-800-555-0100")
    expect(html).not.toContain("secret")
    expect(reports).toHaveLength(1)
  })

  it("NAV-40 renders without a menu that cannot be loaded", async () => {
    const { get } = await openStorefront({ categoryLinks: () => "away" })
    const { status, html } = await get("/")
    expect(status).toBe(200)
    expect(html).toContain("What are you building?")
  })

  it("is not cached: the page works again once the service works", async () => {
    let isAway = true
    const { get } = await openStorefront({ listing: () => (isAway ? "away" : { listing: sampleListing() }) })
    expect((await get("/shop/brakes~2-3")).status).toBe(503)
    isAway = false
    expect((await get("/shop/brakes~2-3")).status).toBe(200)
  })

  it("renders without the vehicle if only the vehicle's names cannot be loaded", async () => {
    const { get, reports } = await openStorefront({ describeProject: () => "away" })
    const { status, html } = await get("/shop/brakes~2-3", withVehicleCookie(camaro))
    expect(status).toBe(200)
    expect(html).not.toContain("1969 Chevrolet Camaro")
    expect(reports.map(({ where }) => where)).toEqual(["selected project"])
  })
})

describe("services behind a network", () => {
  it("provide page data over HTTP, and their failure fails the page", async () => {
    let isAway = false
    const server = createServer(async (request, response) => {
      const { id, variables } = JSON.parse(await text(request)) as { readonly id: string; readonly variables: never }
      const { services } = createFakeServices(isAway ? { listing: () => "away" } : {})
      const call = calls.find((call) => call.id === id)!
      const { data, status } = await services.answer({ ...call, isWrite: false, variables }, new AbortController().signal)
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ data }))
    })
    server.listen(0, "127.0.0.1")
    await once(server, "listening")
    const { port } = server.address() as AddressInfo
    const { get } = await openStorefront({}, () => "v1", { kind: "network", origin: `http://127.0.0.1:${port}` })
    const { html, status } = await get("/shop/brakes~2-3")
    isAway = true
    const failed = await get("/shop/brakes~2-3?page=2")
    server.close()
    server.closeAllConnections()
    expect([status, html.includes("Ironvale Slotted Rotor</b></a>"), failed.status]).toEqual([200, true, 503])
  })
})
