// @vitest-environment node
import { OFFLINE_QUEUE_CACHE } from "@camber/domain/ports"
import { MAX_RECORD_LENGTH, MAX_QUEUED_CHANGES, MAX_ATTEMPTS } from "@camber/domain/offline-queue"
import { describe, expect, it } from "vitest"
import { createBackgroundSync } from "./backgroundSync.ts"
import { memoryCaches, memoryLocks } from "./testing/memoryCaches.ts"

const change = (key: string) => ({
  key,
  operation: "addToCart",
  service: "checkout",
  id: "abc",
  variables: { key },
  shown: {},
  at: 0,
  isTried: false
})

/** A worker with a stored queue, whose network responds, refuses or is offline. */
const worker = async (...keys: ReadonlyArray<string>) => {
  const caches = memoryCaches()
  const cache = await caches.open(OFFLINE_QUEUE_CACHE)
  await cache.put("/outbox", Response.json({ version: 1, owner: "ann", changes: keys.map(change), sent: [], known: {} }))
  const asked: Array<string> = []
  const network = { answer: async (): Promise<Response> => Response.json({ data: { addToCart: { success: true } } }) }
  const send = createBackgroundSync({
    origin: "https://shop.example",
    caches,
    locks: memoryLocks(),
    fetch: async (request) => {
      asked.push(`${request.headers.get("idempotency-key")} ${new URL(request.url).pathname} ${await request.text()}`)
      return network.answer()
    }
  })
  const record = async () => (await (await caches.open(OFFLINE_QUEUE_CACHE)).match("/outbox"))?.json()
  return { asked, network, record, send, cache }
}

describe("background sync of queued changes without an open page", () => {
  it("OFF-02 sends changes in order under their keys and stores the responses for the next page", async () => {
    const { asked, record, send } = await worker("one", "two")
    await send()
    const body = (key: string) => JSON.stringify({ id: "abc", variables: { key } })
    expect(asked).toEqual([`one /graphql/checkout ${body("one")}`, `two /graphql/checkout ${body("two")}`])
    expect(await record()).toMatchObject({
      changes: [],
      sent: [
        { key: "one", answer: { addToCart: { success: true } } },
        { key: "two", answer: {} }
      ]
    })
  })

  it("OFF-02 keeps the change if the network fails again, marks it as tried and requests another sync", async () => {
    const { network, record, send } = await worker("one")
    network.answer = async () => Promise.reject(new TypeError("no network"))
    await expect(send()).rejects.toThrow("no network")
    expect(await record()).toMatchObject({ changes: [{ key: "one", isTried: true }], sent: [] })
    network.answer = async () => new Response("", { status: 503 })
    await expect(send()).rejects.toThrow("503")
  })

  it("OFF-01 stores only the change's own list if the response contains all lists", async () => {
    const { cache, network, record, send } = await worker("one")
    const adds = { ...change("one"), operation: "addListItems", variables: { listId: "mine" } }
    await cache.put("/outbox", Response.json({ version: 1, owner: "ann", changes: [adds], sent: [], known: {} }))
    const lists = Array.from({ length: 60 }, (_, at) => ({
      id: at === 7 ? "mine" : `list ${at}`,
      products: [{ skuBaseNumber: "CAM-1", title: "x".repeat(500) }]
    }))
    const answer = { success: false, message: null, lists, listIds: lists.map(({ id }) => id) }
    network.answer = async () => Response.json({ data: { addListItems: answer } })
    await send()
    const own = { ...lists[7], products: [], articles: [] }
    expect(await record()).toMatchObject({
      changes: [],
      sent: [{ answer: { addListItems: { ...answer, listIds: ["mine"], lists: [own] } } }]
    })
  })

  it("OFF-13 redirects changes of an added car to the same car that the garage already has, even if the response is long", async () => {
    const { asked, cache, network, record, send } = await worker()
    const adds = { ...change("new-car"), operation: "addNewProjectToGarage" }
    const saves = { ...change("two"), operation: "saveOwnedPart", variables: { projectId: "new-car" } }
    await cache.put("/outbox", Response.json({ version: 1, owner: "ann", changes: [adds, saves], sent: [], known: {} }))
    const answer = { success: true, message: null, addedCustomerProjectId: "saved-car", projects: [{ paint: "x".repeat(5000) }] }
    network.answer = async () => Response.json({ data: { addNewProjectToGarage: answer } })
    await send()
    expect(asked[1]).toContain('"projectId":"saved-car"')
    expect(await record()).toMatchObject({ sent: [{ answer: { addNewProjectToGarage: { addedCustomerProjectId: "saved-car" } } }, {}] })
  })

  it("OFF-11 counts responses with a server error and finally leaves the change to the next page", async () => {
    const { asked, network, record, send } = await worker("one", "two")
    network.answer = async () => new Response("", { status: 503 })
    for (let sync = 1; sync < MAX_ATTEMPTS; sync++) {
      await expect(send()).rejects.toThrow("503")
      expect(await record()).toMatchObject({ changes: [{ key: "one", tries: sync, isTried: true }, { key: "two" }] })
    }
    await send()
    expect(asked.length).toBe(MAX_ATTEMPTS - 1)
  })

  it("OFF-11 sends changes while there is room for responses and leaves the others to the next page", async () => {
    const { cache, record, send } = await worker()
    const many = Array.from({ length: MAX_QUEUED_CHANGES + 20 }, (_, at) => change(`key ${at}`))
    const storedRecord = { version: 1, owner: "ann", changes: many, sent: [], known: {} }
    await cache.put("/outbox", Response.json(storedRecord))
    await send()
    const after = (await record()) as { readonly sent: ReadonlyArray<unknown>; readonly changes: ReadonlyArray<unknown> }
    expect([after.sent.length, after.changes.length]).toEqual([MAX_QUEUED_CHANGES, 20])
    await cache.put("/outbox", Response.json({ ...storedRecord, known: "x".repeat(MAX_RECORD_LENGTH) }))
    await send()
    expect(await record()).toMatchObject({ sent: [] })
  })

  it("OFF-04 leaves a refused change and all later ones to the next page", async () => {
    const { asked, network, record, send } = await worker("one", "two")
    network.answer = async () => new Response("", { status: 403 })
    await send()
    expect([asked.length, ((await record()) as { changes: ReadonlyArray<unknown> }).changes.length]).toEqual([1, 2])
  })

  it.each([
    ["400", () => new Response("", { status: 400 })],
    ["404", () => new Response("", { status: 404 })],
    ["no data", () => Response.json({ errors: [{ message: "Field is not defined by type" }] })]
  ])("OFF-14 keeps a change that an older server refuses with %s, sends the others and requests another sync", async (_, refuse) => {
    const { asked, network, record, send } = await worker("one", "two")
    const { answer } = network
    network.answer = async () => (asked.at(-1)?.startsWith("one") ? refuse() : answer())
    await expect(send()).rejects.toThrow("does not know")
    expect(await record()).toMatchObject({
      changes: [{ key: "one", isTried: false, refusedAt: expect.any(Number) }],
      sent: [{ key: "two" }]
    })
    network.answer = answer
    await send()
    expect(await record()).toMatchObject({ changes: [], sent: [{ key: "two" }, { key: "one" }] })
  })

  it("OFF-14 stops sending a change that was refused for a day and its dependent changes, but sends all others", async () => {
    const { asked, cache, send } = await worker()
    const changes = [
      { ...change("new-list"), operation: "createList", refusedAt: Date.now() - 86_400_000 },
      { ...change("its-item"), operation: "addListItems", variables: { listId: "new-list" } },
      { key: 7 },
      "text",
      change("other")
    ]
    await cache.put("/outbox", Response.json({ version: 1, owner: "ann", changes, sent: [], known: {} }))
    await send()
    expect(asked.map((request) => request.split(" ")[0])).toEqual(["other"])
  })

  it("OFF-11 counts an internal failure in a response as a server error", async () => {
    const { network, record, send } = await worker("one")
    network.answer = async () => Response.json({ data: null, errors: [{ message: "Internal error", extensions: { code: "INTERNAL" } }] })
    await expect(send()).rejects.toThrow("addToCart")
    expect(await record()).toMatchObject({ changes: [{ key: "one", tries: 1 }] })
  })

  it.each(["{", "[]", `{"version":2,"changes":[],"sent":[]}`])("OFF-06 does not touch an invalid record such as %s", async (text) => {
    const { asked, cache, send } = await worker()
    await cache.put("/outbox", new Response(text))
    await send()
    expect(asked).toEqual([])
  })
})
