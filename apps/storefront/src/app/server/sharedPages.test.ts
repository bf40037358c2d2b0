// @vitest-environment node
import type { Feature } from "@camber/domain/flags"
import { sampleListing } from "@camber/testing/records"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import type { Answers } from "../../../test/createFakeServices.ts"
import { camaro, withVehicleCookie, openStorefront } from "../../../test/openStorefront.ts"
import { sampleProject, sampleShop } from "../../../test/samples.ts"
import type { Storefront } from "./contract.ts"

const described: Answers = { describeProject: () => ({ describeProject: sampleProject.description }) }

/** Spellings of a path that a reader may consider equal. */
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

describe("a staff page", () => {
  it.each(["/staff/orders", "/staff"].flatMap(spellingsOf))("is never cached, in any spelling of its address: %s", async (address) => {
    const warned = vi.spyOn(console, "warn").mockReturnValue(undefined)
    onTestFinished(() => {
      warned.mockRestore()
    })
    const { shop } = await openStorefront()
    const ask = async (isStaff: boolean, path = address) => {
      const answer = await shop.handle(new Request(`http://127.0.0.1${path}`), { isStaff, isBot: false })
      return { status: answer.status, location: answer.headers.get("location"), html: await answer.text() }
    }
    const theirs = await ask(true)
    // Another spelling redirects to the page.
    const reached = theirs.location === null ? theirs : await ask(true, theirs.location)
    for (const path of [address, theirs.location ?? address]) {
      const others = await ask(false, path)
      expect([301, 404]).toContain(others.status)
      expect(others.html).not.toContain("/staff/banners")
    }
    expect([200, 404]).toContain(reached.status)
    // The router warns about an address that is not a URL.
    expect(warned.mock.calls.filter(([message]) => !String(message).includes("could not be decoded"))).toEqual([])
  })

  it("is available to staff only, even for a simultaneous request of another visitor", async () => {
    const { get, shop } = await openStorefront()
    const ask = (isStaff: boolean) => shop.handle(new Request("http://127.0.0.1/staff/flags"), { isStaff, isBot: false })
    const [theirs, others] = await Promise.all([ask(true), ask(false)])
    expect([theirs.status, others.status, (await get("/staff/flags")).status]).toEqual([200, 404, 404])
    expect(await theirs.text()).toContain("Flags")
    expect(await others.text()).not.toContain("/staff/banners")
  })
})

describe("a shared page", () => {
  it("is rendered once for all visitors without a vehicle, whatever else their address and cookies contain", async () => {
    const { get, listings } = await openStorefront()
    const { html } = await get("/shop/brakes~2-3")
    expect((await get("/shop/brakes~2-3?utm_source=mail", { cookie: "theme=dark" })).html).toBe(html)
    expect(listings()).toBe(1)
  })

  it("is rendered once per vehicle, and each visitor sees their own", async () => {
    const byYear: Answers = {
      describeProject: ({ project }: { project: { vehicle: { year: number } } }) => ({
        describeProject: { ...sampleProject.description, year: project.vehicle.year }
      })
    }
    const { get, listings } = await openStorefront(byYear)
    for (let visit = 0; visit < 2; visit++) {
      expect((await get("/shop/brakes~2-3", withVehicleCookie(camaro))).html).toContain("1969 Chevrolet Camaro")
      expect((await get("/shop/brakes~2-3", withVehicleCookie({ ...camaro, Year: 1970 }))).html).toContain("1970 Chevrolet Camaro")
      expect((await get("/shop/brakes~2-3")).html).not.toContain("Chevrolet Camaro")
    }
    expect(listings()).toBe(3)
  })

  it("contains no data of the visitor whose request rendered it", async () => {
    const { get } = await openStorefront(described)
    await get("/shop/brakes~2-3", withVehicleCookie({ ...camaro, ProjectId: "personal-project" }))
    expect((await get("/shop/brakes~2-3", withVehicleCookie(camaro))).html).not.toContain("personal-project")
  })

  it("is not shared if more than the vehicle is known", async () => {
    const { get, listings } = await openStorefront(described)
    await get("/shop/brakes~2-3", withVehicleCookie({ ...camaro, IsStockEngine: true }))
    await get("/shop/brakes~2-3", withVehicleCookie({ ...camaro, IsStockEngine: true }))
    expect(listings()).toBe(2)
  })

  it("expires with its catalog version", async () => {
    let version = "v1"
    const { get, listings } = await openStorefront({}, () => version)
    await get("/shop/brakes~2-3")
    version = "v2"
    await get("/shop/brakes~2-3")
    expect(listings()).toBe(2)
  })

  it("OPS-44 is rendered again once its data has changed, and no other page is", async () => {
    vi.useFakeTimers({ toFake: ["performance"] })
    onTestFinished(() => void vi.useRealTimers())
    vi.advanceTimersByTime(1)
    const { change, get, listings } = await openStorefront()
    const drawn = async (...addresses: ReadonlyArray<string>) => {
      const before = listings()
      for (const address of addresses) await get(address)
      return listings() - before
    }
    const { productPageId } = sampleListing().cards[0]!
    expect(await drawn("/shop/brakes~2-3", "/shop/brakes~2-3?sort=price")).toBe(2)
    change("quantity", [productPageId + 1_000_000])
    expect(await drawn("/shop/brakes~2-3", "/shop/brakes~2-3?sort=price")).toBe(0)
    change("quantity", [productPageId])
    expect(await drawn("/shop/brakes~2-3")).toBe(1)
    expect(await drawn("/shop/brakes~2-3")).toBe(0)

    change("price", [productPageId + 1_000_000])
    expect(await drawn("/shop/brakes~2-3")).toBe(0)
    vi.advanceTimersByTime(2_000)
    expect(await drawn("/shop/brakes~2-3")).toBe(1)
    expect(await drawn("/shop/brakes~2-3")).toBe(0)
    change("reference")
    expect(await drawn("/shop/brakes~2-3")).toBe(1)
  })

  it("OPS-44 is not stored as fresh if its data changed while it was rendering", async () => {
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const { change, get, listings } = await openStorefront({
      listing: async () => (begun.resolve(), await ended.promise, { listing: sampleListing() })
    })
    const first = get("/shop/brakes~2-3")
    await begun.promise
    change("rating")
    ended.resolve()
    await first
    await get("/shop/brakes~2-3")
    expect(listings()).toBe(2)
  })

  it("OPS-44 shows a changed banner after a notification, and the last ones while the service is down", async () => {
    let title: string | null = "Free stickers"
    const { change, get, listings } = await openStorefront({
      activeBanners: () => (title === null ? "away" : { activeBanners: [{ ...banner(1, title, null) }] })
    })
    expect((await get("/shop/brakes~2-3")).html).toContain("Free stickers")
    title = "Free shirts"
    change("banner")
    expect((await get("/shop/brakes~2-3")).html).toContain("Free shirts")
    title = null
    change("banner")
    expect((await get("/shop/brakes~2-3")).html).toContain("Free shirts")
    expect(listings()).toBe(2)
  })

  it("OPS-18 is served from the cache while the services are down, and an uncached page returns 503 with Retry-After", async () => {
    vi.useFakeTimers({ toFake: ["performance"] })
    onTestFinished(() => void vi.useRealTimers())
    vi.advanceTimersByTime(1)
    let isAway = false
    const { get, listings } = await openStorefront({ listing: () => (isAway ? "away" : { listing: sampleListing() }) })
    const before = await get("/shop/brakes~2-3")
    isAway = true
    vi.advanceTimersByTime(61_000)
    const during = await get("/shop/brakes~2-3")
    expect([during.status, during.html === before.html, listings()]).toEqual([200, true, 2])
    const unseen = await get("/shop/engine~2-4")
    expect([unseen.status, unseen.headers.get("retry-after")]).toEqual([503, "5"])
    vi.advanceTimersByTime(600_000)
    expect((await get("/shop/brakes~2-3")).status).toBe(503)
  })

  it("OPS-18 is served within 100 ms while the services do not respond, and without calling them once that is known", async () => {
    let state: "open" | "silent" | "away" = "open"
    const availability = {
      isAway: () => state === "away",
      loadOr: <A>(known: A, load: () => Promise<A>) => (state === "away" ? Promise.resolve(known) : load()),
      isAnswering: async () => state === "open"
    }
    const listing = () => (state === "open" ? { listing: sampleListing() } : new Promise<never>(() => undefined))
    const { change, get, listings } = await openStorefront({ listing }, undefined, undefined, undefined, availability)
    const before = await get("/shop/brakes~2-3")
    change("reference")
    state = "silent"
    const begun = performance.now()
    expect((await get("/shop/brakes~2-3")).html).toBe(before.html)
    expect(performance.now() - begun).toBeLessThan(100)
    state = "away"
    const asked = listings()
    expect((await get("/shop/brakes~2-3")).html).toBe(before.html)
    expect(listings()).toBe(asked)
  })

  it("VIS-22 requests verdicts for visitors, even without a project, and none for a bot", async () => {
    const { get, asked } = await openStorefront(described)
    await get("/shop/brakes~2-3")
    const forBot = await get("/shop/brakes~2-3", withVehicleCookie(camaro), "GET", true)
    expect(forBot.html).not.toContain("1969 Chevrolet Camaro")
    const projects = asked
      .filter(({ operation }) => operation === "listing")
      .map(({ variables }) => (variables as { project: unknown }).project)
    expect(projects).toEqual([{ facets: [], declined: [] }, null])
  })
})

describe("the banners above a page", () => {
  const says = (...audiences: ReadonlyArray<string>) => ({
    cookie: `segment_audiences=${encodeURIComponent(JSON.stringify({ audiences, googleAudiences: [] }))}`
  })
  const [everybody, racers] = [banner(1, "Free stickers", null), banner(2, "Slicks are in", "race")]

  it("VIS-10 match the audiences of the visitor's cookie, and only visitors with the same banners share a page", async () => {
    const { get, listings } = await openStorefront({ activeBanners: () => ({ activeBanners: [everybody, racers] }) })
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

describe("pages that are rendered at the same time", () => {
  it("send requests for their own visitors only: routes are created once, and the request's context identifies the visitor", async () => {
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
    const { get } = await openStorefront(answers)
    const [first, second] = [1969, 1970].map((year) =>
      get("/shop/brakes~2-3", withVehicleCookie({ ...camaro, Year: year, IsStockEngine: true }))
    )
    await both.promise
    // The last request gets the first response.
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

describe("a client that disconnects", () => {
  const waiting = async (headers: Record<string, string>) => {
    const listing = Promise.withResolvers<unknown>()
    const begun = Promise.withResolvers<void>()
    const { asked, reports, shop } = await openStorefront({ ...described, listing: () => (begun.resolve(), listing.promise) })
    const client = new AbortController()
    const answer = shop.handle(new Request("http://127.0.0.1/shop/brakes~2-3", { headers, signal: client.signal }))
    await begun.promise
    client.abort()
    return { answer, listing, reports, shop, signal: asked.find(({ operation }) => operation === "listing")!.signal }
  }

  it("aborts the requests of a private page, without reporting a fault", async () => {
    const { answer, reports, signal } = await waiting(withVehicleCookie({ ...camaro, IsStockEngine: true }))
    await answer
    expect(signal.aborted).toBe(true)
    expect(reports).toEqual([])
  })

  it("does not abort a shared page that other requests wait for", async () => {
    const { answer, listing, shop, signal } = await waiting({})
    const other = shop.handle(new Request("http://127.0.0.1/shop/brakes~2-3"))
    listing.resolve({ listing: sampleListing() })
    expect([signal.aborted, (await other).status, (await answer).status]).toEqual([false, 200, 200])
  })
})

describe("a feature that a flag turned off", () => {
  const drawIn = (shop: Storefront) => async (path: string, flippedFeatures: ReadonlyArray<Feature>) => {
    const response = await shop.handle(new Request(`http://127.0.0.1${path}`), { isStaff: false, isBot: false, flippedFeatures })
    return response.text()
  }

  it("VIS-16 is missing on the pages of visitors whose flag is off, and appears on all other visitors' pages, from the same cache", async () => {
    const links: ReadonlyArray<readonly [Feature, string, RegExp]> = [
      ["contactUsForm", "/info/helpcenter", /id="contactform"/],
      ["contactUsForm", "/shop/brakes~2-3", /href="\/info\/helpcenter#contactform"/],
      ["platformMenu", "/shop/brakes~2-3", /href="\/platforms"/]
    ]
    const draw = drawIn((await openStorefront()).shop)
    for (const [feature, path, sign] of links) {
      const [on, off, again] = [await draw(path, []), await draw(path, [feature]), await draw(path, [])]
      expect([feature, path, sign.test(on), sign.test(off), sign.test(again)]).toEqual([feature, path, true, false, true])
      expect(off).toContain(`"flippedFeatures":["${feature}"]`)
    }
  })

  it("VIS-17 SEO-04 shows engine links in the directory for visitors with the flag", async () => {
    const draw = drawIn(
      (
        await openStorefront({
          engineLinks: () => ({ engineLinks: [{ primary: "LS", href: "/engines/ls", brandImageUrl: null, count: null, subItems: [] }] })
        })
      ).shop
    )
    expect(await draw("/categories", [])).not.toContain("Shop by Engine")
    expect(await draw("/categories", ["engineFitmentSeo"])).toContain("Shop by Engine")
  })

  it("FLAG-09 marks before the page's first paint that savings are not displayed on green", async () => {
    const draw = drawIn((await openStorefront()).shop)
    expect(await draw("/shop/brakes~2-3", [])).not.toContain("data-save-ribbon")
    expect(await draw("/shop/brakes~2-3", ["greenSaveRibbon"])).toMatch(/<html [^>]*data-save-ribbon="plain">/)
  })
})

describe("the shop's settings on shared pages", () => {
  it("EDIT-30 replaces a cached page when the shop's name changes", async () => {
    let name = "Camber"
    const { change, get } = await openStorefront({}, undefined, undefined, undefined, undefined, () => ({ ...sampleShop, brandName: name }))
    expect((await get("/services")).html).toContain("<title>Services | Camber</title>")
    name = "Rallye Parts"
    expect((await get("/services")).html).toContain("| Camber<")
    change("settings")
    const { html } = await get("/services")
    expect(html).toContain("<title>Services | Rallye Parts</title>")
    expect(html).toContain('<span class="logo__name">Rallye Parts</span>')
    expect(html.match(/Camber/g)).toBeNull()
  })

  it("EDIT-34 shows the links of staff in the footer", async () => {
    const shop = { ...sampleShop, links: [{ label: "Club nights", href: "/the-toolbox/club/7" }] }
    const { get } = await openStorefront({}, undefined, undefined, undefined, undefined, () => shop)
    const { html } = await get("/services")
    expect(html).toMatch(/<nav aria-label="More"><h2>More<\/h2><ul><li><a[^>]* href="\/the-toolbox\/club\/7">Club nights<\/a>/)
  })
})
