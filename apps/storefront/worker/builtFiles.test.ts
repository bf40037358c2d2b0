// @vitest-environment node
import { describe, expect, it } from "vitest"
import { filesNameOf, makeBuiltFiles } from "./builtFiles.ts"
import { memoryCaches } from "./testing/memoryCaches.ts"

const request = (name: string) => new Request(`https://shop.example/assets/${name}`)

/** A device on which builds follow each other, and the windows that are open on it. */
const device = () => {
  const [caches, windows, asked] = [memoryCaches(), new Set<string>(), new Array<string>()]
  let server: (request: Request) => Response = () => new Response("file")
  const build = (name: string) => {
    const files = makeBuiltFiles(name, caches, { ids: async () => [...windows] }, async (request) => {
      asked.push(new URL(request.url).pathname)
      return server(request)
    })
    /** Once what goes on behind the answer is done, too. */
    const answer = async (request: Request): Promise<Response> => {
      const work = new Array<Promise<unknown>>()
      const response = await files.answer(request, (more) => void work.push(more))
      await Promise.all(work)
      return response
    }
    return { ...files, answer }
  }
  return { asked, build, caches, windows, serve: (answer: typeof server) => (server = answer) }
}

describe("the built files", () => {
  it("SEO-03 are fetched once", async () => {
    const { asked, build } = device()
    const files = build("a")
    const answers = [await files.answer(request("cart.js")), await files.answer(request("cart.js"))]
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(["file", "file"])
    expect(asked).toEqual(["/assets/cart.js"])
  })

  it("SEO-03 are not kept where there is none", async () => {
    const { asked, build, serve } = device()
    serve(() => new Response("gone", { status: 404 }))
    expect((await build("a").answer(request("cart.js"))).status).toBe(404)
    serve(() => new Response("here"))
    expect(await (await build("a").answer(request("cart.js"))).text()).toBe("here")
    expect(asked).toHaveLength(2)
  })

  it("SEO-03 come from the network where the device has no room or its store fails", async () => {
    const { asked, build, caches } = device()
    const full = () => Promise.reject(new DOMException("full", "QuotaExceededError"))
    caches.open = full
    expect(await (await build("a").answer(request("cart.js"))).text()).toBe("file")
    caches.match = full
    expect(await (await build("a").answer(request("cart.js"))).text()).toBe("file")
    expect(asked).toHaveLength(2)
  })

  it("SEO-03 of an older build stay while a window of it is open, and go with the last", async () => {
    const { build, caches, serve, windows } = device()
    windows.add("old").add("other old")
    await (await caches.open(filesNameOf("a"))).put(request("cart-a.js"), new Response("a"))
    await build("a").answer(request("late-a.js"))
    const next = build("b")
    await next.begin()
    serve(() => new Response("no", { status: 404 }))
    const answers = async () => Promise.all(["cart-a.js", "late-a.js"].map(async (name) => (await next.answer(request(name))).status))

    windows.delete("old")
    windows.add("new")
    await next.sweep()
    expect(await answers()).toEqual([200, 200])

    windows.delete("other old")
    await next.sweep()
    expect(await answers()).toEqual([404, 404])
  })

  it("SEO-03 leave the own build's files and whatever is no file alone", async () => {
    const { build, caches } = device()
    const files = build("a")
    await files.begin()
    await (await caches.open(filesNameOf("a"))).put(request("cart-a.js"), new Response("a"))
    await files.answer(request("late-a.js"))
    await caches.open("visitor")
    const before = await caches.keys()
    await files.sweep()
    expect(await caches.keys()).toEqual(before)
  })
})
