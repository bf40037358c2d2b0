// @vitest-environment node
import type { Feature } from "@camber/domain/flags"
import { calls } from "@camber/domain/registry"
import { pictureSizes } from "@camber/ui"
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { brotliDecompressSync } from "node:zlib"
import { afterEach, describe, expect, it } from "vitest"
import { type Answers, memoryServices } from "../../../test/memoryServices.ts"
import { sampleArticle, sampleFacts, sampleListing, sampleProduct, sampleProject } from "../../../test/samples.ts"
import type { ServicesAccess, Storefront } from "./contract.ts"
import { notFoundPages } from "../../features/recovery/notFoundPages.ts"
import { createStorefront } from "./createStorefront.tsx"
import { escapeHtml } from "./escape.ts"

let shop: Storefront
afterEach(() => shop.dispose())

/** A storefront over services in memory, and what it asked and reported. */
const open = async (answers: Answers = {}, version = () => "v1", network?: ServicesAccess) => {
  const { asked, services } = memoryServices(answers)
  const reports: Array<{ readonly error: unknown; readonly where: string }> = []
  shop = await createStorefront({
    services: network ?? services,
    publicOrigin: "https://shop.example",
    brandName: "Camber",
    contactPhone: "1-800-555-0100",
    contactAddress: sampleFacts.address,
    smsShortCode: "55555",
    freeShippingThreshold: 9900,
    isGeolocationEnabled: false,
    imageHost: null,
    catalogueVersion: async () => version(),
    pageCache: { seconds: 60, bytes: 1_000_000 },
    assets: { kind: "development", entry: "/entry.js" },
    report: (error, where) => reports.push({ error, where })
  })
  const get = async (address: string, headers: Record<string, string> = {}, method = "GET", isBot = false) => {
    const response = await shop.handle(new Request(`http://127.0.0.1${address}`, { method, headers }), { isStaff: false, isBot })
    return { status: response.status, headers: response.headers, html: await response.text() }
  }
  return { get, asked, reports, listings: () => asked.filter(({ operation }) => operation === "listing").length }
}

const drives = (fields: object) => ({ cookie: `Fitment=${encodeURIComponent(JSON.stringify(fields))}` })
const camaro = { Year: 1969, MakeId: 2, ModelId: 3 }
const described: Answers = { describeProject: () => ({ describeProject: sampleProject.description }) }

/** Paths that may be one and the same for somebody who reads them. */
const spellingsOf = (path: string): ReadonlyArray<string> => {
  const encoded = (at: number) => `${path.slice(0, at)}%${path.charCodeAt(at).toString(16)}${path.slice(at + 1)}`
  const [, section = "", ...rest] = path.split("/")
  return [
    encoded(1),
    encoded(path.length - 1),
    path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    path.toUpperCase(),
    `/${section[0]?.toUpperCase()}${[section.slice(1), ...rest].join("/")}`,
    `${path}/`,
    `${path}//`,
    `/${path}`,
    path.replace(/(?!^)\//, "//"),
    path.replace(/(?!^)\//, "%2F"),
    path.replace(/(?!^)\//, "/./"),
    path.replace(/(?!^)\//, "/%2e/"),
    `/x/..${path}`,
    `/x/%2e%2e${path}`,
    encoded(1).replace("%", "%25"),
    `${path}%`,
    `${path}/%zz`,
    `${path}%00`,
    `${path}?query=x`
  ]
}

describe("a page of staff", () => {
  it.each(["/staff/orders", "/staff"].flatMap(spellingsOf))("is kept for nobody, however its address is written: %s", async (address) => {
    await open()
    const ask = async (isStaff: boolean, path = address) => {
      const answer = await shop.handle(new Request(`http://127.0.0.1${path}`), { isStaff, isBot: false })
      return { status: answer.status, location: answer.headers.get("location"), html: await answer.text() }
    }
    const theirs = await ask(true)
    // An address in another spelling leads to the page itself.
    const reached = theirs.location === null ? theirs : await ask(true, theirs.location)
    for (const path of [address, theirs.location ?? address]) {
      const others = await ask(false, path)
      expect([301, 404]).toContain(others.status)
      expect(others.html).not.toContain("/staff/banners")
    }
    expect([200, 404]).toContain(reached.status)
  })

  it("is there for staff alone, and who asks at the same time gets none of it", async () => {
    const { get } = await open()
    const ask = (isStaff: boolean) => shop.handle(new Request("http://127.0.0.1/staff/flags"), { isStaff, isBot: false })
    const [theirs, others] = await Promise.all([ask(true), ask(false)])
    expect([theirs.status, others.status, (await get("/staff/flags")).status]).toEqual([200, 404, 404])
    expect(await theirs.text()).toContain("Flags")
    expect(await others.text()).not.toContain("/staff/banners")
  })
})

describe("a page", () => {
  it("that several ask for at once is drawn once", async () => {
    const { get, listings } = await open()
    const answers = await Promise.all([get("/shop/brakes~2-3"), get("/shop/brakes~2-3"), get("/shop/brakes~2-3?unknown=1")])
    expect(new Set(answers.map(({ html }) => html)).size).toBe(1)
    expect(listings()).toBe(1)
  })

  it("is drawn whole, with its title, its canonical address and the data that it was drawn from", async () => {
    const { get } = await open()
    const { status, html, headers } = await get("/shop/brakes~2-3")
    expect(status).toBe(200)
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8")
    expect(html).toContain("<title>Brakes | Camber</title>")
    expect(html).toContain(`<link rel="canonical" href="https://shop.example/shop/brakes~2-3">`)
    expect(html).toContain("Ironvale Slotted Rotor</a>")
    expect(html).not.toContain("127.0.0.1")
    expect(html.trimEnd().endsWith("</html>")).toBe(true)
  })

  it.each(["/", "/shop/brakes~2-3", "/item/slotted-rotor/2", "/the-toolbox/rotor-run-out/2", "/street", "/no/such/page"])(
    "CTRL-41 GAP-C34 has pictures of the fixed sizes alone: %s",
    async (address) => {
      const product = sampleProduct({
        images: ["brake-rotor", "brake-pad"].map((name) => ({ src: `/content/parts/${name}.svg`, alt: "" }))
      })
      const { get } = await open({ productPage: () => ({ productPage: product }), article: () => ({ article: sampleArticle() }) })
      const pictures = (await get(address)).html.match(/<img [^>]*>/g) ?? []
      const sizes = pictures.map((image) => `${/ width="(\d+)"/.exec(image)?.[1]}x${/ height="(\d+)"/.exec(image)?.[1]}`)
      expect(sizes.length).toBeGreaterThan(0)
      expect(sizes.filter((size) => !pictureSizes.includes(size))).toEqual([])
    }
  )

  it("answers HEAD like GET, without the body", async () => {
    const { get } = await open()
    const [got, head] = [await get("/shop/brakes~2-3"), await get("/shop/brakes~2-3", {}, "HEAD")]
    expect([head.status, head.html]).toEqual([200, ""])
    expect([...head.headers]).toEqual([...got.headers])
    expect(head.headers.get("content-length")).toBe(String(Buffer.byteLength(got.html)))
  })

  it.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("refuses %s, and names what it takes", async (method) => {
    const { get, asked } = await open()
    const { status, headers } = await get("/", {}, method)
    expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"])
    expect(asked).toEqual([])
  })

  it("is compressed as the client asks, and says on what it depends", async () => {
    const { get } = await open()
    const { html: plain } = await get("/shop/brakes~2-3")
    const response = await shop.handle(new Request("http://127.0.0.1/shop/brakes~2-3", { headers: { "accept-encoding": "br" } }))
    expect(response.headers.get("content-encoding")).toBe("br")
    expect(response.headers.get("vary")).toBe("Accept-Encoding, Cookie, User-Agent")
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(plain)
  })

  it("shows what a shopper typed as text", async () => {
    const term = "<script>alert(1)</script>"
    const { get } = await open({
      listing: () => ({ listing: sampleListing({ canonicalPath: "/search", title: `Results for ${term}`, correctedQuery: term }) })
    })
    const { html } = await get(`/search?query=${encodeURIComponent(term)}`)
    expect(html).not.toContain(term)
    expect(html).toContain(escapeHtml(term).replaceAll("&#39;", "&#x27;"))
  })
})

describe("an address that is not the page's own", () => {
  it("leads with 301 to a listing's canonical path, with what it asks for", async () => {
    const { get } = await open()
    const { status, headers, html } = await get("/Shop/Brakes~2-3?facet=Brand%3AIronvale&page=2&utm=x")
    expect([status, headers.get("location"), html]).toEqual([301, "/shop/brakes~2-3?facet=Brand%3AIronvale&page=2&utm=x", ""])
  })

  it("leads with 301 from a product's wrong name to the right one, at the same variant", async () => {
    const { get } = await open({ productPage: () => ({ productPage: sampleProduct() }) })
    const { status, headers } = await get("/item/wrong-name/2?sku=CAM-2-1")
    expect([status, headers.get("location")]).toEqual([301, "/item/slotted-rotor/2?sku=CAM-2-1"])
  })

  it("leads with 301 from an article's wrong name to the right one", async () => {
    const { get } = await open({ article: () => ({ article: sampleArticle() }) })
    const { status, headers } = await get("/the-toolbox/wrong-name/2?utm=x")
    expect([status, headers.get("location")]).toEqual([301, "/the-toolbox/rotor-run-out/2?utm=x"])
  })

  it.each([
    ["/item/wrong-name/2", "/item/slotted-rotor/2"],
    ["/shop/wrong-name~2-3", "/shop/brakes~2-3"],
    ["/the-toolbox/wrong-name/2", "/the-toolbox/rotor-run-out/2"]
  ])("leads who asks for %s at once each on with the own search, and asks the services once", async (from, to) => {
    const { get, asked } = await open({
      productPage: () => ({ productPage: sampleProduct() }),
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

describe("an address that leads nowhere", () => {
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
    const { get, reports } = await open()
    const { status, html } = await get(address)
    expect(status).toBe(404)
    expect(html).toContain("Error 404")
    expect(notFoundPages.filter(({ headline }) => html.includes(`<h1>${escapeHtml(headline)}</h1>`))).toHaveLength(1)
    expect(html).toContain(`<meta name="robots" content="noindex">`)
    expect(reports).toEqual([])
  })

  it("SEO-09 is the same for a listing that the services do not know", async () => {
    const { get } = await open({ listing: () => ({ listing: null }) })
    expect((await get("/shop/no-such-shelf")).status).toBe(404)
  })

  it("is drawn anew each time, so that the draw is not kept for everybody", async () => {
    const { get } = await open()
    const headlines = new Set<string>()
    for (let visit = 0; visit < 60; visit++) headlines.add(/<h1>(.*?)<\/h1>/.exec((await get("/no/such/page")).html)?.[1] ?? "")
    expect(headlines.size).toBeGreaterThan(1)
  })
})

describe("a page whose service fails", () => {
  it("ERR-11 ERR-13 ERR-14 NAV-118 is the generic error page with status 500; the cause is reported and not told", async () => {
    const { get, reports } = await open({ listing: () => "away" })
    const { status, html } = await get("/shop/brakes~2-3")
    expect(status).toBe(500)
    expect(html).toContain("Well, That&#x27;s Embarrassing")
    expect(html).toContain("1-800-555-0100")
    expect(html).not.toMatch(/Refused|discovery|503|stack/)
    expect(reports).toEqual([{ where: "page /shop/brakes~2-3", error: expect.objectContaining({ _tag: "Refused", status: 503 }) }])
  })

  it("ERR-11 reads when drawing failed altogether, with the phone and without the cause", async () => {
    const { get, reports } = await open({}, () => {
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

  it("NAV-40 a menu that cannot be had is left out, and the page reads", async () => {
    const { get } = await open({ categoryLinks: () => "away" })
    const { status, html } = await get("/")
    expect(status).toBe(200)
    expect(html).toContain("What are you building?")
  })

  it("is not kept: it is there again with the service", async () => {
    let isAway = true
    const { get } = await open({ listing: () => (isAway ? "away" : { listing: sampleListing() }) })
    expect((await get("/shop/brakes~2-3")).status).toBe(500)
    isAway = false
    expect((await get("/shop/brakes~2-3")).status).toBe(200)
  })

  it("reads without the vehicle when only the vehicle's names cannot be had", async () => {
    const { get, reports } = await open({ describeProject: () => "away" })
    const { status, html } = await get("/shop/brakes~2-3", drives(camaro))
    expect(status).toBe(200)
    expect(html).not.toContain("1969 Chevrolet Camaro")
    expect(reports.map(({ where }) => where)).toEqual(["selected project"])
  })
})

describe("a shared page", () => {
  it("is drawn once for all who have no vehicle, whatever else their address and their cookies say", async () => {
    const { get, listings } = await open()
    const { html } = await get("/shop/brakes~2-3")
    expect((await get("/shop/brakes~2-3?utm_source=mail", { cookie: "theme=dark" })).html).toBe(html)
    expect(listings()).toBe(1)
  })

  it("is drawn once a vehicle, and each shopper sees the own one", async () => {
    const byYear: Answers = {
      describeProject: ({ project }: { project: { vehicle: { year: number } } }) => ({
        describeProject: { ...sampleProject.description, year: project.vehicle.year }
      })
    }
    const { get, listings } = await open(byYear)
    for (let visit = 0; visit < 2; visit++) {
      expect((await get("/shop/brakes~2-3", drives(camaro))).html).toContain("1969 Chevrolet Camaro")
      expect((await get("/shop/brakes~2-3", drives({ ...camaro, Year: 1970 }))).html).toContain("1970 Chevrolet Camaro")
      expect((await get("/shop/brakes~2-3")).html).not.toContain("Chevrolet Camaro")
    }
    expect(listings()).toBe(3)
  })

  it("holds nothing of the shopper for whom it was drawn", async () => {
    const { get } = await open(described)
    await get("/shop/brakes~2-3", drives({ ...camaro, ProjectId: "personal-project" }))
    expect((await get("/shop/brakes~2-3", drives(camaro))).html).not.toContain("personal-project")
  })

  it("is not shared when more than the vehicle is known", async () => {
    const { get, listings } = await open(described)
    await get("/shop/brakes~2-3", drives({ ...camaro, IsStockEngine: true }))
    await get("/shop/brakes~2-3", drives({ ...camaro, IsStockEngine: true }))
    expect(listings()).toBe(2)
  })

  it("ends with the catalogue that it was drawn from", async () => {
    let version = "v1"
    const { get, listings } = await open({}, () => version)
    await get("/shop/brakes~2-3")
    version = "v2"
    await get("/shop/brakes~2-3")
    expect(listings()).toBe(2)
  })

  it("VIS-22 asks for verdicts for shoppers, also for those who have told nothing, and for none for a bot", async () => {
    const { get, asked } = await open(described)
    await get("/shop/brakes~2-3")
    const forBot = await get("/shop/brakes~2-3", drives(camaro), "GET", true)
    expect(forBot.html).not.toContain("1969 Chevrolet Camaro")
    const projects = asked
      .filter(({ operation }) => operation === "listing")
      .map(({ variables }) => (variables as { project: unknown }).project)
    expect(projects).toEqual([{ facets: [], declined: [] }, null])
  })
})

describe("the banners above a page", () => {
  const banner = (id: number, title: string, audience: string | null) => ({
    id,
    title,
    audience,
    description: null,
    mobileTitle: null,
    promoCode: null,
    promoCodeDescription: null,
    startDate: null,
    endDate: null,
    url: null,
    linkText: null,
    bannerType: { id: 2, name: "promotion" }
  })
  const says = (...audiences: ReadonlyArray<string>) => ({
    cookie: `segment_audiences=${encodeURIComponent(JSON.stringify({ audiences, googleAudiences: [] }))}`
  })
  const [everybody, racers] = [banner(1, "Free stickers", null), banner(2, "Slicks are in", "race")]

  it("VIS-10 are for the audiences of the visitor's cookie, and a page is shared only with who sees the same", async () => {
    const { get, listings } = await open({ activeBanners: () => ({ activeBanners: [everybody, racers] }) })
    const seen = async (headers: Record<string, string> = {}, isBot = false) => {
      const { html } = await get("/shop/brakes~2-3", headers, "GET", isBot)
      return [everybody, racers].filter(({ title }) => html.includes(title)).map(({ id }) => id)
    }
    for (let visit = 0; visit < 2; visit++) {
      expect([await seen(), await seen(says("race")), await seen(says("street")), await seen(says("street", "race"))]).toEqual([
        [1],
        [1, 2],
        [1],
        [1, 2]
      ])
    }
    expect(await seen(says("race"), true)).toEqual([1])
    expect(listings()).toBe(3)
  })
})

describe("pages that are drawn at the same time", () => {
  it("ask for their own visitors alone: routes are made once, who asks comes with the request", async () => {
    const gates = new Map<number, () => void>()
    const both = Promise.withResolvers<void>()
    const answers: Answers = {
      describeProject: ({ project }: { project: { vehicle: { year: number } } }) => ({
        describeProject: { ...sampleProject.description, year: project.vehicle.year }
      }),
      listing: async ({ project }: { project: { vehicle: { year: number } } }) => {
        const { year } = project.vehicle
        await new Promise<void>((resolve) => {
          gates.set(year, resolve)
          if (gates.size === 2) both.resolve()
        })
        return { listing: sampleListing({ title: `Brakes of ${year}` }) }
      }
    }
    const { get } = await open(answers)
    const [first, second] = [1969, 1970].map((year) => get("/shop/brakes~2-3", drives({ ...camaro, Year: year, IsStockEngine: true })))
    await both.promise
    // The one who came last is answered first.
    gates.get(1970)?.()
    const later = (await second)!.html
    gates.get(1969)?.()
    const earlier = (await first)!.html
    for (const [html, own, other] of [
      [earlier, "1969", "1970"],
      [later, "1970", "1969"]
    ] as const) {
      expect(html).toContain(`Brakes of ${own}`)
      expect(html).toContain(`${own} Chevrolet Camaro`)
      expect(html).not.toContain(`Brakes of ${other}`)
      expect(html).not.toContain(`${other} Chevrolet Camaro`)
    }
  })
})

describe("a visitor who goes away", () => {
  const waiting = async (headers: Record<string, string>) => {
    const listing = Promise.withResolvers<unknown>()
    const begun = Promise.withResolvers<void>()
    const { asked, reports } = await open({ ...described, listing: () => (begun.resolve(), listing.promise) })
    const client = new AbortController()
    const answer = shop.handle(new Request("http://127.0.0.1/shop/brakes~2-3", { headers, signal: client.signal }))
    await begun.promise
    client.abort()
    return { answer, listing, reports, signal: asked.find(({ operation }) => operation === "listing")!.signal }
  }

  it("ends the questions of an own page, and that is no fault", async () => {
    const { answer, reports, signal } = await waiting(drives({ ...camaro, IsStockEngine: true }))
    await answer
    expect(signal.aborted).toBe(true)
    expect(reports).toEqual([])
  })

  it("leaves a shared page to the others who wait for it", async () => {
    const { answer, listing, signal } = await waiting({})
    const other = shop.handle(new Request("http://127.0.0.1/shop/brakes~2-3"))
    listing.resolve({ listing: sampleListing() })
    expect([signal.aborted, (await other).status, (await answer).status]).toEqual([false, 200, 200])
  })
})

describe("services behind a network", () => {
  it("are asked over HTTP: a page is drawn from their answers, and their failure is its own", async () => {
    let isAway = false
    const server = createServer(async (request, response) => {
      const { id, variables } = JSON.parse(await text(request)) as { readonly id: string; readonly variables: never }
      const { services } = memoryServices(isAway ? { listing: () => "away" } : {})
      const call = calls.find((call) => call.id === id)!
      const { data, status } = await services.answer({ ...call, isWrite: false, variables }, new AbortController().signal)
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ data }))
    })
    server.listen(0, "127.0.0.1")
    await once(server, "listening")
    const { port } = server.address() as AddressInfo
    const { get } = await open({}, () => "v1", { kind: "network", origin: `http://127.0.0.1:${port}` })
    const { html, status } = await get("/shop/brakes~2-3")
    isAway = true
    const failed = await get("/shop/brakes~2-3?page=2")
    server.close()
    server.closeAllConnections()
    expect([status, html.includes("Ironvale Slotted Rotor</a>"), failed.status]).toEqual([200, true, 500])
  })
})

describe("what a flag has turned off", () => {
  const draw = async (path: string, turned: ReadonlyArray<Feature>) => {
    const response = await shop.handle(new Request(`http://127.0.0.1${path}`), { isStaff: false, isBot: false, turned })
    return response.text()
  }

  it("VIS-16 is on no page of a visitor for whom it is off, and on everybody else's, though they come from the same cache", async () => {
    const links: ReadonlyArray<readonly [Feature, string, RegExp]> = [
      ["contactUsForm", "/info/helpcenter", /id="contactform"/],
      ["contactUsForm", "/shop/brakes~2-3", /href="\/info\/helpcenter#contactform"/],
      ["platformMenu", "/shop/brakes~2-3", /href="\/platforms"/]
    ]
    await open()
    for (const [feature, path, sign] of links) {
      const [on, off, again] = [await draw(path, []), await draw(path, [feature]), await draw(path, [])]
      expect([feature, path, sign.test(on), sign.test(off), sign.test(again)]).toEqual([feature, path, true, false, true])
      expect(off).toContain(`"turned":["${feature}"]`)
    }
  })

  it("VIS-17 SEO-04 engine links stand on the directory for whom they are on", async () => {
    await open({ engineLinks: () => ({ engineLinks: [{ primary: "LS", href: "/engines/ls", brandImageUrl: null, subItems: [] }] }) })
    expect(await draw("/categories", [])).not.toContain("Shop by Engine")
    expect(await draw("/categories", ["engineFitmentSeo"])).toContain("Shop by Engine")
  })

  it("FLAG-09 a page says before its first paint that savings are not told on green", async () => {
    await open()
    expect(await draw("/shop/brakes~2-3", [])).not.toContain("data-save-ribbon")
    expect(await draw("/shop/brakes~2-3", ["greenSaveRibbon"])).toMatch(/<html [^>]*data-save-ribbon="plain">/)
  })
})
