// @vitest-environment node
import { VISITOR_CHANGED, VISITOR_TAG_HEADER } from "@camber/domain/visitor"
import { describe, expect, it } from "vitest"
import { memoryCaches } from "./testing/memoryCaches.ts"
import { memoryLocks } from "./testing/memoryLocks.ts"
import { createVisitorCaches } from "./visitorCaches.ts"

const answerTo = (visitor: string, text = visitor) => new Response(text, { headers: { [VISITOR_TAG_HEADER]: visitor } })
const page = (name: string) => `https://shop.example/${name}`

const device = () => {
  const shelf = createVisitorCaches(memoryCaches(), memoryLocks())
  const read = async (visitor: string, name: string, asker?: string | null) =>
    shelf.keep("pages", page(name), answerTo(visitor), asker === undefined ? await shelf.owner() : asker, async () => answerTo(visitor))
  const names = async () => (await shelf.all("pages")).map(({ url }) => new URL(url).pathname.slice(1))
  return { names, read, shelf }
}

describe("what a visitor has read on a device", () => {
  it("SEO-03 is there for the same visitor, the latest first, and at most forty pages", async () => {
    const { names, read } = device()
    for (let count = 0; count < 45; count++) await read("ann", `part-${count}`)
    await read("ann", "part-10")
    expect((await names()).length).toBe(40)
    expect((await names()).slice(0, 2)).toEqual(["part-10", "part-44"])
  })

  it("SEO-03 goes with the first answer to another visitor, of whatever kind it is", async () => {
    const { names, read, shelf } = device()
    await read("ann", "part")
    expect(await shelf.hear(answerTo("bob"), await shelf.owner())).toBe(true)
    expect(await names()).toEqual([])
    await read("bob", "article")
    expect(await names()).toEqual(["article"])
  })

  it("OFF-06 goes with the changes that one visitor has not sent, and stays with the same visitor", async () => {
    const caches = memoryCaches()
    const shelf = createVisitorCaches(caches, memoryLocks())
    await caches.open("outbox")
    await shelf.hear(answerTo("ann"), null)
    expect(await caches.has("outbox")).toBe(true)
    await shelf.hear(answerTo(VISITOR_CHANGED), "ann")
    expect(await caches.has("outbox")).toBe(false)
  })

  it("OFF-06 is not taken from who is sending it, for whom nobody else waits; what the next visitor has there by then stays", async () => {
    const [caches, locks] = [memoryCaches(), memoryLocks()]
    const shelf = createVisitorCaches(caches, locks)
    const put = async (owner: string) => (await caches.open("outbox")).put("/outbox", Response.json({ version: 1, owner }))
    const [leave, take] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await shelf.hear(answerTo("ann"), null)
    await put("ann")
    const sending = locks.request("outbox", () => leave.promise)
    const heard = shelf.hear(answerTo("bob"), "ann")
    expect([await shelf.owner(), await caches.has("outbox")]).toEqual(["bob", true])
    leave.resolve()
    await Promise.all([sending, heard])
    expect(await caches.has("outbox")).toBe(false)

    await put("bob")
    const taking = locks.request("outbox", () => take.promise.then(() => put("cid")))
    const heardOther = shelf.hear(answerTo("cid"), "bob")
    expect(await shelf.owner()).toBe("cid")
    take.resolve()
    await Promise.all([taking, heardOther])
    expect(await caches.has("outbox")).toBe(true)
  })

  it("SEO-03 goes when somebody signs in or out", async () => {
    const { names, read, shelf } = device()
    await read("ann", "part")
    await shelf.hear(answerTo(VISITOR_CHANGED), await shelf.owner())
    expect([await names(), await shelf.owner()]).toEqual([[], null])
  })

  it("PUSH-16: tells of another visitor, and of a sign-in or a sign-out, once, and not of the first", async () => {
    let others = 0
    const shelf = createVisitorCaches(memoryCaches(), memoryLocks(), () => void others++)
    const counts: Array<number> = []
    for (const tag of ["ann", "ann", "bob", VISITOR_CHANGED, "ann", "ann"]) {
      await shelf.hear(answerTo(tag), await shelf.owner())
      counts.push(others)
    }
    expect(counts).toEqual([0, 0, 1, 2, 2, 2])
  })

  it("SEO-03 does not come back with an answer to who was there before", async () => {
    const { names, read, shelf } = device()
    await read("ann", "part")
    const asker = await shelf.owner()
    await read("bob", "article")
    await read("ann", "late", asker)
    expect([await names(), await shelf.owner()]).toEqual([["article"], "bob"])
    await shelf.hear(answerTo(VISITOR_CHANGED), await shelf.owner())
    await read("bob", "later", "bob")
    expect([await names(), await shelf.owner()]).toEqual([[], null])
  })

  it("SEO-03 is nothing of what does not say whose it is", async () => {
    const { names, read, shelf } = device()
    await read("ann", "part")
    await shelf.keep("pages", page("robots"), new Response("anybody's"), await shelf.owner(), async () => new Response("anybody's"))
    expect(await names()).toEqual(["part"])
  })
})
