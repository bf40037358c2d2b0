// @vitest-environment node
import { VISITOR_CHANGED, VISITOR_TAG_HEADER } from "@camber/domain/visitor"
import { describe, expect, it } from "vitest"
import { memoryCaches, memoryLocks } from "./testing/memoryCaches.ts"
import { createVisitorCaches } from "./visitorCaches.ts"

const answerTo = (visitor: string, text = visitor) => new Response(text, { headers: { [VISITOR_TAG_HEADER]: visitor } })
const page = (name: string) => `https://shop.example/${name}`

const device = () => {
  const visitorCaches = createVisitorCaches(memoryCaches(), memoryLocks())
  const read = async (visitor: string, name: string, currentOwner?: string | null) =>
    visitorCaches.keep(
      "pages",
      page(name),
      answerTo(visitor),
      currentOwner === undefined ? await visitorCaches.owner() : currentOwner,
      async () => answerTo(visitor)
    )
  const names = async () => (await visitorCaches.all("pages")).map(({ url }) => new URL(url).pathname.slice(1))
  return { names, read, visitorCaches }
}

describe("per-visitor caches on a device", () => {
  it("SEO-03 lists at most forty pages of the same visitor, newest first", async () => {
    const { names, read } = device()
    for (let count = 0; count < 45; count++) await read("ann", `part-${count}`)
    await read("ann", "part-10")
    expect((await names()).length).toBe(40)
    expect((await names()).slice(0, 2)).toEqual(["part-10", "part-44"])
  })

  it("SEO-03 clears the caches with the first response of any kind to another visitor", async () => {
    const { names, read, visitorCaches } = device()
    await read("ann", "part")
    expect(await visitorCaches.receive(answerTo("bob"), await visitorCaches.owner())).toBe(true)
    expect(await names()).toEqual([])
    await read("bob", "article")
    expect(await names()).toEqual(["article"])
  })

  it("OFF-06 deletes a visitor's unsent changes when the visitor changes, and keeps them for the same visitor", async () => {
    const caches = memoryCaches()
    const visitorCaches = createVisitorCaches(caches, memoryLocks())
    await caches.open("outbox")
    await visitorCaches.receive(answerTo("ann"), null)
    expect(await caches.has("outbox")).toBe(true)
    await visitorCaches.receive(answerTo(VISITOR_CHANGED), "ann")
    expect(await caches.has("outbox")).toBe(false)
  })

  it("OFF-06 deletes changes only after a page has sent them, without blocking requests, and keeps the next visitor's changes", async () => {
    const [caches, locks] = [memoryCaches(), memoryLocks()]
    const visitorCaches = createVisitorCaches(caches, locks)
    const put = async (owner: string) => (await caches.open("outbox")).put("/outbox", Response.json({ version: 1, owner }))
    const [leave, take] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await visitorCaches.receive(answerTo("ann"), null)
    await put("ann")
    const sending = locks.request("outbox", () => leave.promise)
    const receiving = visitorCaches.receive(answerTo("bob"), "ann")
    expect([await visitorCaches.owner(), await caches.has("outbox")]).toEqual(["bob", true])
    leave.resolve()
    await Promise.all([sending, receiving])
    expect(await caches.has("outbox")).toBe(false)

    await put("bob")
    const taking = locks.request("outbox", () => take.promise.then(() => put("cid")))
    const receivingOther = visitorCaches.receive(answerTo("cid"), "bob")
    expect(await visitorCaches.owner()).toBe("cid")
    take.resolve()
    await Promise.all([taking, receivingOther])
    expect(await caches.has("outbox")).toBe(true)
  })

  it("SEO-03 clears the caches on sign-in and sign-out", async () => {
    const { names, read, visitorCaches } = device()
    await read("ann", "part")
    await visitorCaches.receive(answerTo(VISITOR_CHANGED), await visitorCaches.owner())
    expect([await names(), await visitorCaches.owner()]).toEqual([[], null])
  })

  it("PUSH-16 notifies once of a visitor change, a sign-in or a sign-out, and not of the first visitor", async () => {
    let others = 0
    const visitorCaches = createVisitorCaches(memoryCaches(), memoryLocks(), () => void others++)
    const counts: Array<number> = []
    for (const tag of ["ann", "ann", "bob", VISITOR_CHANGED, "ann", "ann"]) {
      await visitorCaches.receive(answerTo(tag), await visitorCaches.owner())
      counts.push(others)
    }
    expect(counts).toEqual([0, 0, 1, 2, 2, 2])
  })

  it("SEO-03 does not store a late response to the previous visitor", async () => {
    const { names, read, visitorCaches } = device()
    await read("ann", "part")
    const currentOwner = await visitorCaches.owner()
    await read("bob", "article")
    await read("ann", "late", currentOwner)
    expect([await names(), await visitorCaches.owner()]).toEqual([["article"], "bob"])
    await visitorCaches.receive(answerTo(VISITOR_CHANGED), await visitorCaches.owner())
    await read("bob", "later", "bob")
    expect([await names(), await visitorCaches.owner()]).toEqual([[], null])
  })

  it("SEO-03 stores no response without a visitor id", async () => {
    const { names, read, visitorCaches } = device()
    await read("ann", "part")
    await visitorCaches.keep(
      "pages",
      page("robots"),
      new Response("anybody's"),
      await visitorCaches.owner(),
      async () => new Response("anybody's")
    )
    expect(await names()).toEqual(["part"])
  })
})
