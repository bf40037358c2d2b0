// @vitest-environment node
import { FITMENT_COOKIE } from "@camber/domain/vehicle"
import { VISITOR_TAG_HEADER } from "@camber/domain/visitor"
import { describe, expect, it } from "vitest"
import { VEHICLE_COOKIE, createOfflinePageCache } from "./pageCache.ts"
import { memoryCaches, memoryLocks } from "./testing/memoryCaches.ts"
import { createVisitorCaches } from "./visitorCaches.ts"

const origin = "https://shop.example"
const html = (title: string) => `<html><title>${title} | Camber</title><body><div id="root">${title}</div></body></html>`
const plate = (car: string) =>
  `<div class="masthead__plate"><a class="plate" href="/CustomerVehicle"><span class="plate__t">${car}</span></a></div>`
/** A page in the shop's frame, with a price in its content. */
const framed = (title: string, price: string, car = "") =>
  `<html><title>${title} | Camber</title><body><div id="root"><header>${plate(car)}</header><main>${title}: ${price}</main></div></body></html>`
const drawn = (title: string, headers: Record<string, string> = {}) => answerWith(html(title), headers)
const answerWith = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'",
      [VISITOR_TAG_HEADER]: "ann",
      ...headers
    }
  })

/** A worker whose network responds, hangs or is offline; `phone.car` is the selected car. */
const worker = () => {
  const visitorCaches = createVisitorCaches(memoryCaches(), memoryLocks())
  const network = { answer: (): Promise<Response> => Promise.resolve(drawn("Rotor")) }
  const [patience, longPatience] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const phone = { car: "" }
  const work: Array<Promise<unknown>> = []
  const pages = createOfflinePageCache({
    visitorCaches,
    fetch: () => network.answer(),
    standIn: async () =>
      new Response(
        `${plate("nobody's")}<h1>You are offline</h1><p data-why="">why</p><div class="acts" data-again=""></div><div data-read-here=""></div>`
      ),
    car: async () => phone.car,
    wait: (millis) => (millis < 20_000 ? patience : longPatience).promise,
    now: () => Date.UTC(2026, 10, 23, 15)
  })
  const read = async (address: string, isSettled = true) => {
    const response = await pages.answer(new Request(origin + address), (done) => work.push(done))
    if (isSettled) await Promise.all(work)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const away = () => (network.answer = async () => Promise.reject(new TypeError("no network")))
  return { away, longPatience, network, pages, patience, phone, read, visitorCaches }
}

describe("page cache", () => {
  it("SEO-03 serves the network's page, or the cached copy with its date if offline", async () => {
    const { away, read } = worker()
    expect((await read("/item/rotor/2")).text).toBe(html("Rotor"))
    away()
    const { headers, status, text } = await read("/item/rotor/2")
    expect(status).toBe(200)
    expect(text).toMatch(/This page is from Nov 23, 2026.*<div id="root">Rotor/)
    expect(headers.get("content-security-policy")).toBe("default-src 'none'")
  })

  it("NAV-151 serves the cached copy with the network's opener policy, so that a reload keeps the state of the history entry", async () => {
    const { away, network, read } = worker()
    const policy = { "cross-origin-opener-policy": "same-origin" }
    network.answer = async () => drawn("Rotor", policy)
    await read("/item/rotor/2")
    away()
    expect((await read("/item/rotor/2")).headers.get("cross-origin-opener-policy")).toBe("same-origin")
  })

  it("SEO-03 serves the cached copy if the network takes too long", async () => {
    const { network, patience, read } = worker()
    await read("/item/rotor/2")
    const slow = Promise.withResolvers<Response>()
    network.answer = () => slow.promise
    patience.resolve()
    expect((await read("/item/rotor/2", false)).text).toContain("This page is from")
    slow.resolve(drawn("Rotor"))
  })

  it("SEO-03 responds to an unread page with the offline page, which lists the read pages and links back", async () => {
    const { away, network, read } = worker()
    await read("/item/rotor/2")
    network.answer = async () => drawn("Rotor &amp; hub &lt;run-out&gt;")
    await read("/the-toolbox/run-out/2")
    away()
    const { status, text } = await read(`/shop/brakes?query="><script>`)
    expect(status).toBe(503)
    expect(text).toContain(`<h2>Parts</h2></div></header><div class="catlinks"><a href="/item/rotor/2">Rotor</a></div>`)
    expect(text).toContain(
      `<h2>Articles</h2></div></header><div class="catlinks"><a href="/the-toolbox/run-out/2">Rotor &amp; hub &lt;run-out&gt;</a></div>`
    )
    expect(text).toContain(`href="/shop/brakes?query=%22%3E%3Cscript%3E">Try again</a>`)
  })

  it.each([
    ["/staff/orders", {}],
    ["/buy", {}],
    ["/account/reset?token=1", {}],
    ["/forms/kit", {}],
    ["/item/rotor/2", { "cache-control": "private, no-store" }],
    ["/item/rotor/2", { "content-type": "application/json" }]
  ])("SEO-03 does not cache a private page: %s %j", async (address, headers: Record<string, string>) => {
    const { network, read, visitorCaches } = worker()
    network.answer = async () => drawn("Secret", headers)
    await read(address)
    expect(await visitorCaches.all("pages")).toEqual([])
  })

  it("SEO-03 caches a page once that loaded without the worker", async () => {
    const { network, pages, visitorCaches } = worker()
    await pages.learn(`${origin}/item/rotor/2`)
    network.answer = async () => drawn("Rotor, again")
    await pages.learn(`${origin}/item/rotor/2`)
    expect(await (await visitorCaches.find("pages", `${origin}/item/rotor/2`))?.text()).toBe(html("Rotor"))
  })

  it("SEO-03 waits for the network if the cached copy belongs to another car or visitor", async () => {
    const device = worker()
    device.network.answer = async () => answerWith(framed("Rotor", "$20", "1969 Camaro"))
    await device.read("/item/rotor/2")
    device.patience.resolve()
    const slow = () => new Promise<Response>((resolve) => setTimeout(resolve, 0, answerWith(framed("Rotor", "$25"))))
    device.network.answer = slow
    device.phone.car = "a Mustang"
    expect((await device.read("/item/rotor/2")).text).not.toContain("$20")
    device.phone.car = ""
    await device.visitorCaches.receive(answerWith("", { [VISITOR_TAG_HEADER]: "bob" }), await device.visitorCaches.owner())
    expect((await device.read("/item/rotor/2")).text).not.toContain("$20")
  })

  it.each([301, 404, 410])("SEO-03 deletes the cached copy after the shop responds %i", async (status) => {
    const { away, network, read } = worker()
    await read("/item/rotor/2")
    network.answer = async () => new Response(null, { status, headers: { location: "/item/rotor/3" } })
    expect((await read("/item/rotor/2")).status).toBe(status)
    away()
    expect((await read("/item/rotor/2")).text).toContain("You are offline")
  })
})

describe("offline page with another car selected", () => {
  const afterReading = async (address: string) => {
    const device = worker()
    device.phone.car = "camaro"
    device.network.answer = async () => answerWith(framed("Brakes", "$20", "1969 Camaro"))
    await device.read(address)
    device.phone.car = "f-150"
    device.network.answer = async () => answerWith(framed("Home", "", "2004 F-150"))
    await device.read("/")
    device.away()
    return device
  }

  it("OFF-08 explains that a listing cannot be checked and shows the selected car in its frame", async () => {
    const { read } = await afterReading("/shop/brakes~2-3")
    const { status, text } = await read("/shop/brakes~2-3")
    expect(status).toBe(503)
    expect(text).toContain("You opened this page for your 1969 Camaro. We can't check the fit for this car offline.")
    expect(text).toContain(`<span class="plate__t">2004 F-150</span>`)
    expect(text).not.toContain("$20")
  })

  it("OFF-08 shows the selected car in the frame even if no page was rendered for it", async () => {
    const { phone, read, visitorCaches } = await afterReading("/shop/brakes~2-3")
    const project = { projectId: "7", year: 1932, makeDisplay: "Ford", modelDisplay: "Roadster <b>" }
    const garage = answerWith(JSON.stringify({ data: { customerProjects: { projects: [project] } } }))
    await visitorCaches.keep("answers", `${origin}/graphql/customerproject?customerProjects&own`, garage, "ann", async () => garage.clone())
    phone.car = encodeURIComponent(JSON.stringify({ ProjectId: "7" }))
    expect((await read("/shop/brakes~2-3")).text).toContain(`<span class="plate__t">1932 Ford Roadster &lt;b&gt;</span>`)
  })

  it("OFF-08 serves a listing for each car that it was opened for", async () => {
    const { phone, read } = await afterReading("/shop/brakes~2-3")
    phone.car = "camaro"
    expect((await read("/shop/brakes~2-3")).text).toMatch(/This page is from .*Brakes: \$20/)
  })

  it("OFF-08 shows a cached product page, which checks the fit itself, unless that check failed", async () => {
    const { pages, read } = await afterReading("/item/rotor/2")
    expect((await read("/item/rotor/2")).text).toContain("This page is from")
    pages.refuse(`${origin}/item/rotor/2`)
    expect((await read("/item/rotor/2")).text).toContain("We can't check the fit for this car offline")
    expect((await read("/item/rotor/2")).text).toContain("This page is from")
  })

  it.each(["/item/rotor/2", "/the-toolbox/run-out/2"])(
    "OFF-07 hides verdicts at %s until the page is checked for the selected car, and shows them for the car that it was rendered for",
    async (address) => {
      const { phone, read } = await afterReading(address)
      const silent = /<link rel="stylesheet" href="\/pages\/unjudged\.css" data-unjudged><div id="root">/
      for (const car of ["f-150", ""]) {
        phone.car = car
        expect((await read(address)).text).toMatch(silent)
      }
      phone.car = "camaro"
      expect((await read(address)).text).not.toMatch(silent)
    }
  )

  it("OFF-08 finds a page in any letter case, as the server does", async () => {
    const { read } = await afterReading("/pages/appinstall")
    expect((await read("/pages/appInstall")).text).toContain("This page is from")
  })
})

describe("page that is not on the device", () => {
  it.each([
    ["/item/hub/3", "You haven't opened this part yet."],
    ["/shop/engine~2-10", "You haven't opened this page yet."],
    ["/search?query=hub", "You need to be online to search the whole shop."],
    ["/the-toolbox/run-out/2", "You haven't opened this article yet."],
    ["/account/orderhistory/7", "You haven't opened this order yet."],
    ["/buy", "You need to be online to check out. Your cart is saved."],
    ["/buy/CAM-1-1:2", "You need to be online to add the parts of this link. Your cart is saved."],
    ["/compare", "You need to be online for this page."]
  ])("OFF-08 explains the reason at %s", async (address, why) => {
    const { away, read } = worker()
    await read("/item/rotor/2")
    away()
    expect((await read(address)).text).toContain(why)
  })

  it("OFF-08 lists search matches first and each page once, by kind", async () => {
    const { away, network, read } = worker()
    for (const [address, title] of [
      ["/item/rotor/2", "Brake Rotor, 12 in"],
      ["/item/hub/3", "Hub"],
      ["/search?query=hub", "Results for hub"],
      ["/shop/brakes~2-3", "Brakes"],
      ["/?showymm=true", "Camber"],
      ["/", "Camber"]
    ] as const) {
      network.answer = async () => drawn(title)
      await read(address)
    }
    away()
    const { text } = await read("/search?query=rotors+brake")
    const found = [...text.matchAll(/<h2>([^<]*)<|<a href="([^"]*)">([^<]*)<\/a>/g)].map(
      ([, group, href, title]) => group ?? `${href} ${title}`
    )
    expect(found.filter((line) => !line.endsWith("Try again"))).toEqual([
      "On this device: “rotors brake”",
      "/item/rotor/2 Brake Rotor, 12 in",
      "Parts",
      "/item/hub/3 Hub",
      "Searches",
      "/search?query=hub Results for hub",
      "Categories and cars",
      "/shop/brakes~2-3 Brakes",
      "Other pages",
      "/ Home"
    ])
  })

  it("OFF-08 sends the readable pages to the search, with each image URL in the form that a browser requests", async () => {
    const { network, pages, read } = worker()
    network.answer = async () =>
      answerWith(`<title>Rotor &amp; hub | Camber</title><main><img alt="" src="/content/parts/rotor.svg?a=1&amp;b=2"></main>`)
    await read("/item/rotor/2")
    expect(await pages.readHere()).toEqual([
      { address: "/item/rotor/2", titleHtml: "Rotor &amp; hub", picture: "/content/parts/rotor.svg?a=1&b=2" }
    ])
  })

  it("OFF-08 responds eventually if the network hangs", async () => {
    const { longPatience, network, read } = worker()
    network.answer = () => new Promise(() => undefined)
    longPatience.resolve()
    expect((await read("/item/rotor/2", false)).text).toContain("You are offline")
  })
})

it("SEO-03 the worker reads the car cookie under the domain's cookie name", () => {
  expect(VEHICLE_COOKIE).toBe(FITMENT_COOKIE)
})
