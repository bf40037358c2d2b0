// @vitest-environment node
import { VISITOR_TAG_HEADER } from "@camber/domain/visitor"
import { describe, expect, it } from "vitest"
import { makeKeptPages } from "./keptPages.ts"
import { memoryCaches } from "./testing/memoryCaches.ts"
import { makeVisitorShelf } from "./visitorShelf.ts"

const origin = "https://shop.example"
const html = (title: string) => `<html><title>${title} | Camber</title><body><div id="root">${title}</div></body></html>`
const drawn = (title: string, headers: Record<string, string> = {}) =>
  new Response(html(title), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'",
      [VISITOR_TAG_HEADER]: "ann",
      ...headers
    }
  })

/** A worker whose network answers, waits for ever or is away. */
const worker = () => {
  const shelf = makeVisitorShelf(memoryCaches())
  const network = { answer: (): Promise<Response> => Promise.resolve(drawn("Rotor")) }
  const patience = Promise.withResolvers<void>()
  const work: Array<Promise<unknown>> = []
  const make = (build: string) =>
    makeKeptPages({
      shelf,
      build,
      fetch: () => network.answer(),
      standIn: async () => new Response(`<h1>You are offline</h1><div class="acts" data-again=""></div><div data-read-here=""></div>`),
      wait: () => patience.promise,
      now: () => Date.UTC(2026, 10, 23, 15)
    })
  const read = async (address: string, isSettled = true) => {
    const pages = make("b1")
    const response = await pages.answer(new Request(origin + address), (done) => work.push(done))
    if (isSettled) await Promise.all(work)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const away = () => (network.answer = async () => Promise.reject(new TypeError("no network")))
  return { away, make, network, patience, read, shelf }
}

describe("a page", () => {
  it("SEO-03 is the network's where there is one, and the own copy with its day where there is none", async () => {
    const { away, read } = worker()
    expect((await read("/item/rotor/2")).text).toBe(html("Rotor"))
    away()
    const { headers, status, text } = await read("/item/rotor/2")
    expect(status).toBe(200)
    expect(text).toMatch(/This is as of Nov 23, 2026.*<div id="root">Rotor/)
    expect(headers.get("content-security-policy")).toBe("default-src 'none'")
  })

  it("SEO-03 is the own copy where the network takes too long, and the network's where there is none to show", async () => {
    const { network, patience, read } = worker()
    await read("/item/rotor/2")
    const slow = Promise.withResolvers<Response>()
    network.answer = () => slow.promise
    patience.resolve()
    const late = read("/item/hub/3", false)
    expect((await read("/item/rotor/2", false)).text).toContain("This is as of")
    slow.resolve(drawn("Hub"))
    expect((await late).text).toBe(html("Hub"))
  })

  it("SEO-03 that was never read says so, lists what was, and leads back to itself", async () => {
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
    ["/forms/cart", {}],
    ["/item/rotor/2", { "cache-control": "private, no-store" }],
    ["/item/rotor/2", { "content-type": "application/json" }]
  ])("SEO-03 is not kept where it is a secret: %s %j", async (address, headers: Record<string, string>) => {
    const { network, read, shelf } = worker()
    network.answer = async () => drawn("Secret", headers)
    await read(address)
    expect(await shelf.all("pages")).toEqual([])
  })

  it("SEO-03 that came without the worker is learned once, and pages of an older build go with its files", async () => {
    const { make, network, shelf } = worker()
    await make("b1").learn(`${origin}/item/rotor/2`)
    network.answer = async () => drawn("Rotor, again")
    await make("b1").learn(`${origin}/item/rotor/2`)
    expect(await (await shelf.find("pages", `${origin}/item/rotor/2`))?.text()).toBe(html("Rotor"))
    await make("b2").learn(`${origin}/item/hub/3`)
    await make("b2").dropOlder()
    expect((await shelf.all("pages")).map(({ url }) => url)).toEqual([`${origin}/item/hub/3`])
  })
})
