import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { cart } from "../cart/calls.ts"
import { addListItems, createList } from "../lists/calls.ts"
import { ListId } from "../lists/model.ts"
import { LISTS_HREF } from "../lists/rules.ts"
import type { GraphQLRequest } from "../../foundation/ports/Http.ts"
import { MAX_ATTEMPTS } from "./retry.ts"
import { guid, openTestTab, OfflineQueueTestContext } from "./testing/openOutbox.ts"
import { formatSyncResult } from "./text.ts"
import { item, key, request, base, createAdd, isAbout, added, createRejectingServices, triedParts } from "./testing/queuedRequests.ts"

describe("a queued change", () => {
  it.effect("OFF-01 keeps whether an earlier attempt may have arrived, so that a merge does not count the change twice", () =>
    Effect.gen(function* () {
      const device = createRejectingServices("BAD")
      const tab = yield* openTestTab(device)
      device.isAway = true
      yield* tab.outbox.graphql({ ...createAdd("A", 1), mayHaveArrived: true })
      yield* tab.outbox.graphql(createAdd("B", 2))
      expect(device.record?.changes.map(({ isTried }) => isTried)).toEqual([true, false])
    })
  )
})

describe("a change whose connection is lost while it is sent", () => {
  it.effect("OFF-05 is queued as a change that may have arrived, but only on a device that is offline", () =>
    Effect.gen(function* () {
      const device = new OfflineQueueTestContext()
      const tab = yield* openTestTab(device)
      expect(yield* Effect.flip(tab.outbox.graphql(createAdd("A", 1)))).toMatchObject({ _tag: "Unreachable" })
      device.answer = () => {
        device.isAway = true
        return null
      }
      expect(yield* tab.outbox.graphql(createAdd("B", 2))).toMatchObject({ addToCart: { success: true } })
      expect(device.record?.changes).toMatchObject([{ key: key(2), isTried: true }])
    })
  )
})

describe("a read that fails with a server error", () => {
  it.effect("OFF-12 marks no data as partial while the device is online", () =>
    Effect.gen(function* () {
      const device = new OfflineQueueTestContext()
      device.answer = () => 500
      const tab = yield* openTestTab(device)
      const error = yield* Effect.flip(tab.outbox.graphql(request(cart, base, 1)))
      expect(error).toMatchObject({ _tag: "HttpStatusError", status: 500 })
      expect(yield* tab.state).toMatchObject({ unheard: [] })
    })
  )
})

describe("a change that fails with a server error", () => {
  it.effect("OFF-11 is retried with growing delays, then parked with a toast while the queue continues", () =>
    Effect.gen(function* () {
      const device = createRejectingServices("BAD")
      const tab = yield* openTestTab(device)
      device.isAway = true
      for (const [at, part] of ["BAD", "GOOD"].entries()) yield* tab.outbox.graphql(createAdd(part, at))
      yield* device.back
      yield* TestClock.adjust(0)
      expect(triedParts(device)).toEqual(["BAD"])
      const times: Array<number> = []
      for (let second = 1; second <= 3600; second++) {
        const before = triedParts(device).length
        yield* TestClock.adjust(1000)
        if (triedParts(device).length > before) times.push(second)
      }
      expect(triedParts(device)).toEqual([...Array.from({ length: MAX_ATTEMPTS }, () => "BAD"), "GOOD"])
      const waits = times.slice(0, MAX_ATTEMPTS - 1).map((time, at) => time - (times[at - 1] ?? 0))
      expect(waits.every((wait, at) => wait >= (waits[at - 1] ?? 15) - 1)).toBe(true)
      expect(waits.at(-1)).toBeGreaterThan(120)
      expect(device.record).toMatchObject({ changes: [], aside: [{ key: key(0), isTried: true }] })
      expect(yield* tab.notices).toContain(formatSyncResult.aside)
      expect(yield* tab.state).toMatchObject({ count: 0, aside: [{ key: key(0) }] })
      expect(device.keysOf("addToCart").slice(0, MAX_ATTEMPTS)).toEqual(Array.from({ length: MAX_ATTEMPTS }, () => key(0)))
    })
  )

  it.effect("OFF-11 is announced again on the next page and keeps its key when the visitor retries the change", () =>
    Effect.gen(function* () {
      const device = createRejectingServices("BAD")
      yield* parkChange(device, "BAD")
      const next = yield* openTestTab(device)
      yield* TestClock.adjust(0)
      expect(yield* next.notices).toContain(formatSyncResult.aside)
      const before = device.asked.length
      device.answer = () => added
      yield* next.outbox.resume([key(0)])
      expect(device.asked.slice(before).map(({ idempotencyKey }) => idempotencyKey)).toContain(key(0))
      expect(device.text).toBeNull()
    })
  )

  it.effect("OFF-11 is deleted when the visitor discards the change, without affecting other changes", () =>
    Effect.gen(function* () {
      const device = createRejectingServices("BAD")
      const tab = yield* parkChange(device, "BAD")
      device.isAway = true
      yield* tab.outbox.graphql(createAdd("LATER", 7))
      const before = device.asked.length
      yield* tab.outbox.discard([key(0)])
      expect(device.record).toMatchObject({ changes: [{ key: key(7) }], aside: [] })
      expect(device.asked.length).toBe(before)
    })
  )

  it.effect("OFF-11 has one timer, however many changes are queued behind it", () =>
    Effect.gen(function* () {
      const device = createRejectingServices("BAD", 503)
      const tab = yield* openTestTab(device)
      device.isAway = true
      yield* tab.outbox.graphql(createAdd("BAD", 0))
      yield* device.back
      yield* TestClock.adjust(0)
      for (let at = 1; at <= 20; at++) {
        yield* tab.outbox.graphql(createAdd(`GOOD${at}`, at))
        yield* TestClock.adjust(100)
      }
      yield* TestClock.adjust("60 seconds")
      expect(triedParts(device).length).toBeLessThanOrEqual(3)
    })
  )

  it.effect("OFF-11 is parked with the changes that depend on it, and no other changes", () =>
    Effect.gen(function* () {
      const device = new OfflineQueueTestContext()
      const made: Array<string> = []
      device.answer = (asked) => {
        if (asked.operation === "createList") return 500
        made.push(asked.operation)
        return asked.operation === "addToCart" ? added : null
      }
      const tab = yield* openTestTab(device)
      device.isAway = true
      const listId = key(0)
      const items = [{ skuBaseNumber: "CAM-2", skuVariantNumber: "CAM-2-1", quantity: 2, kitComponents: [] }] as never
      yield* tab.outbox.graphql(request(createList, { userGuid: guid, listName: "Brakes", articleIds: [], items: [] }, 0))
      yield* tab.outbox.graphql(request(addListItems, { userGuid: guid, listId: listId as never, items }, 1))
      yield* tab.outbox.graphql(createAdd("GOOD", 2))
      yield* device.back
      yield* TestClock.adjust("1 hour")
      expect(made.filter((operation) => !/^(?:cart|lists|customerProjects)$/.test(operation))).toEqual(["addToCart"])
      expect(device.record?.aside?.map((change) => change.key)).toEqual([key(0), key(1)])
    })
  )
})

describe("the toast about a parked change", () => {
  const listAdd = request(
    addListItems,
    { userGuid: guid, listId: ListId.make("list-1"), items: [{ ...item("A"), quantity: 1, kitComponents: [] } as never] },
    0
  )
  it.effect.each<readonly [string, GraphQLRequest, string]>([
    ["cart", createAdd("A", 0), "/shoppingcart"],
    ["lists", listAdd, LISTS_HREF]
  ])("OFF-11 links to the page that shows the change: %s", ([, change, href]) =>
    Effect.gen(function* () {
      const device = new OfflineQueueTestContext()
      const tab = yield* openTestTab(device)
      device.isAway = true
      yield* tab.outbox.graphql(change)
      device.answer = () => 500
      yield* device.back
      yield* TestClock.adjust("1 hour")
      expect(yield* tab.links).toEqual([href])
    })
  )
})

describe("a queued change that a service answers with an HTTP status", () => {
  const sendWith = (status: number) =>
    Effect.gen(function* () {
      const device = createRejectingServices("BAD", status)
      const tab = yield* openTestTab(device)
      device.isAway = true
      yield* tab.outbox.graphql(createAdd("BAD", 0))
      yield* device.back
      yield* TestClock.adjust("1 second")
      return { record: device.record, notices: yield* tab.notices }
    })
  it.effect.each([408, 429, 500, 503])("OFF-11 stays queued for another attempt after %i", (status) =>
    Effect.gen(function* () {
      expect((yield* sendWith(status)).record).toMatchObject({ changes: [{ key: key(0), tries: 1 }] })
    })
  )
  it.effect.each([403, 409, 413, 499])("OFF-02 is dropped with a toast after %i, because another attempt fails as well", (status) =>
    Effect.gen(function* () {
      const { notices, record } = yield* sendWith(status)
      expect(record).toBeNull()
      expect(notices).toContain(formatSyncResult.refused)
    })
  )
})

describe("a change without a response", () => {
  it.effect("OFF-11 is never parked: it is retried with growing delays", () =>
    Effect.gen(function* () {
      const device = new OfflineQueueTestContext()
      const tab = yield* openTestTab(device)
      device.isAway = true
      yield* tab.outbox.graphql(createAdd("GOOD", 0))
      yield* device.back
      yield* TestClock.adjust("6 hours")
      const tries = triedParts(device).length
      expect(tries).toBeGreaterThan(30)
      expect(tries).toBeLessThan(90)
      expect(device.record).toMatchObject({ changes: [{ key: key(0) }], aside: [] })
    })
  )
})

describe("adds to a list that another device deleted", () => {
  const former = "list-1"
  const listAdd = (part: string, number: number, listId = former) =>
    request(
      addListItems,
      {
        userGuid: guid,
        listId: ListId.make(listId),
        items: [{ skuBaseNumber: `CAM-${part}`, skuVariantNumber: `CAM-${part}-1`, quantity: 1, kitComponents: [] } as never]
      },
      number
    )
  /** Services on which only newly created lists exist. */
  const withoutList = () => {
    const device = new OfflineQueueTestContext()
    const made: Array<string> = []
    device.answer = ({ idempotencyKey = "", operation, variables }) => {
      const { listId } = variables as { readonly listId?: string }
      if (operation === "createList") made.push(idempotencyKey)
      else if (operation !== "addListItems" && operation !== "setListQuantity") return null
      const success = operation === "createList" || made.includes(listId ?? "")
      return { [operation]: { success, lists: [], listIds: made, listWithProductsCount: made.length } }
    }
    return { made, world: device }
  }

  it.effect("OFF-01 moves all adds to one new list of the same name", () =>
    Effect.gen(function* () {
      const { made, world: device } = withoutList()
      const tab = yield* openTestTab(device)
      device.isAway = true
      for (const [at, part] of ["A", "B", "C"].entries()) yield* tab.outbox.graphql(listAdd(part, at))
      yield* device.back
      yield* TestClock.adjust("1 second")
      expect(made).toHaveLength(1)
      const sent = device.asked.filter(({ operation }) => operation === "addListItems" || operation === "createList")
      expect(sent.map(({ operation, variables }) => [operation, (variables as { listId?: string }).listId])).toEqual([
        ["addListItems", former],
        ["createList", undefined],
        ["addListItems", made[0]],
        ["addListItems", made[0]]
      ])
      expect(["A", "B", "C"].map((part) => sent.slice(1).filter((one) => isAbout(one, `CAM-${part}-1`)).length)).toEqual([1, 1, 1])
      expect(device.text).toBeNull()
      expect(yield* tab.notices).toContain(formatSyncResult.listGone)
    })
  )

  it.effect("OFF-01 moves adds that the service worker sent to one new list, under keys that were not rejected", () =>
    Effect.gen(function* () {
      const { made, world: device } = withoutList()
      const tab = yield* openTestTab(device)
      device.isAway = true
      for (const [at, part] of ["A", "B", "C"].entries()) yield* tab.outbox.graphql(listAdd(part, at))
      const record = device.record!
      const answer = { addListItems: { success: false, lists: [], listIds: [], listWithProductsCount: 0 } }
      const [first, second, third] = record.changes
      device.text = JSON.stringify({ ...record, changes: [third], sent: [first, second].map((change) => ({ ...change, answer })) })
      yield* device.back
      yield* TestClock.adjust("1 minute")
      expect(made).toHaveLength(1)
      const adds = device.asked.filter(({ operation }) => operation === "addListItems")
      expect(adds.map(({ variables }) => (variables as { listId?: string }).listId)).toEqual([made[0], made[0]])
      expect(adds[0]?.idempotencyKey).not.toBe(key(1))
      expect(device.text).toBeNull()
    })
  )
})

describe("changes that the service worker sent", () => {
  it.effect("OFF-02 OFF-04 shows the services' messages about these changes, and sends none of the changes again", () =>
    Effect.gen(function* () {
      const device = new OfflineQueueTestContext()
      const tab = yield* openTestTab(device)
      device.isAway = true
      for (const [at, part] of ["A", "B"].entries()) yield* tab.outbox.graphql(createAdd(part, at))
      const record = device.record!
      const answer = { addToCart: { ...added.addToCart, message: "Only 1 of CAM-A is left." } }
      const [first, second] = record.changes
      device.text = JSON.stringify({ ...record, changes: [second], sent: [{ ...first, answer }] })
      device.answer = ({ operation }) => (operation === "addToCart" ? added : null)
      yield* device.back
      yield* TestClock.adjust("1 second")
      expect(triedParts(device)).toEqual(["B"])
      expect(yield* tab.notices).toContain("Only 1 of CAM-A is left.")
    })
  )
})

describe("two tabs of one device", () => {
  it.effect("OFF-04 appends a tab's change after the changes of the other tab", () =>
    Effect.gen(function* () {
      const device = createRejectingServices("SLOW", 503)
      const [firstTab, secondTab] = [yield* openTestTab(device), yield* openTestTab(device)]
      device.isAway = true
      yield* firstTab.outbox.graphql(createAdd("SLOW", 0))
      device.isAway = false
      yield* secondTab.outbox.graphql(createAdd("NEXT", 1))
      expect(triedParts(device)).not.toContain("NEXT")
      expect(device.record?.changes.map((change) => change.key)).toEqual([key(0), key(1)])
      device.answer = () => added
      yield* TestClock.adjust("5 minutes")
      expect(triedParts(device).slice(-2)).toEqual(["SLOW", "NEXT"])
    })
  )

  it.effect("OFF-04 loses no change when both tabs enqueue at once", () =>
    Effect.gen(function* () {
      const device = new OfflineQueueTestContext()
      const tabs = [yield* openTestTab(device), yield* openTestTab(device)]
      device.isAway = true
      const asked = Array.from({ length: 10 }, (_, at) => tabs[at % 2]!.outbox.graphql(createAdd(`P${at}`, at)))
      yield* Effect.all(asked, { concurrency: "unbounded" })
      expect(device.record?.changes.map((change) => change.key).toSorted()).toEqual(Array.from({ length: 10 }, (_, at) => key(at)))
    })
  )
})

/** Opens a tab with a single change, which is parked. */
const parkChange = (device: OfflineQueueTestContext, part: string) =>
  Effect.gen(function* () {
    const tab = yield* openTestTab(device)
    device.isAway = true
    yield* tab.outbox.graphql(createAdd(part, 0))
    yield* device.back
    yield* TestClock.adjust("1 hour")
    return tab
  })
