import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { createList, addListItems } from "../lists/calls.ts"
import { ListId } from "../lists/model.ts"
import { guid, openTestTab, OfflineQueueTestContext } from "./testing/openOutbox.ts"
import { added, createAdd, createRejectingServices, item, key, request, toStoredChange, triedParts } from "./testing/queuedRequests.ts"
import { formatSyncResult, offlineQueueMessages } from "./text.ts"

/** Queues adds of these parts offline, then reconnects. */
const sendParts = (device: OfflineQueueTestContext, ...parts: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const tab = yield* openTestTab(device)
    device.isAway = true
    for (const [at, part] of parts.entries()) yield* tab.outbox.graphql(createAdd(part, at))
    yield* device.back
    yield* TestClock.adjust("1 second")
    return tab
  })

describe("a queued change that an older server process refuses during a deploy", () => {
  it.effect.each([400, 404])("OFF-14 stays queued after %i, is sent again, and does not block other changes", (status) =>
    Effect.gen(function* () {
      const device = createRejectingServices("NEW", status)
      const tab = yield* sendParts(device, "NEW", "OLD")
      expect(triedParts(device)).toEqual(["NEW", "OLD"])
      expect(device.record).toMatchObject({ changes: [{ key: key(0) }], aside: [] })
      expect(yield* tab.notices).not.toContain(formatSyncResult.refused)
      device.answer = ({ operation }) => (operation === "addToCart" ? added : null)
      yield* TestClock.adjust("10 minutes")
      expect(triedParts(device)).toEqual(["NEW", "OLD", "NEW"])
      expect(device.record).toBeNull()
    })
  )

  it.effect("OFF-14 stays queued after a response without data, as for a field that the server does not know", () =>
    Effect.gen(function* () {
      const device = new OfflineQueueTestContext()
      device.answer = ({ operation }) => (operation === "addToCart" ? "no data" : null)
      yield* sendParts(device, "NEW")
      expect(device.record).toMatchObject({ changes: [{ key: key(0) }] })
    })
  )

  it.effect("OFF-14 is parked with one toast after a day of refusals, with growing delays", () =>
    Effect.gen(function* () {
      const device = createRejectingServices("NEW", 400)
      const tab = yield* sendParts(device, "NEW")
      yield* TestClock.adjust("23 hours")
      expect(device.record).toMatchObject({ changes: [{ key: key(0) }], aside: [] })
      expect(triedParts(device).length).toBeLessThan(300)
      yield* TestClock.adjust("2 hours")
      expect(device.record).toMatchObject({ changes: [], aside: [{ key: key(0) }] })
      expect((yield* tab.notices).filter((notice) => notice === formatSyncResult.aside)).toHaveLength(1)
    })
  )

  it.effect("OFF-14 delays the changes that depend on the refused change, but sends later changes of other items", () =>
    Effect.gen(function* () {
      const device = new OfflineQueueTestContext()
      const sent: Array<string> = []
      device.answer = ({ operation }) => {
        if (operation === "createList") return 400
        sent.push(operation)
        return operation === "addToCart" ? added : null
      }
      const tab = yield* openTestTab(device)
      device.isAway = true
      yield* tab.outbox.graphql(request(createList, { userGuid: guid, listName: "Brakes", articleIds: [], items: [] }, 0))
      yield* tab.outbox.graphql(
        request(
          addListItems,
          { userGuid: guid, listId: ListId.make(key(0)), items: [{ ...item("A"), quantity: 1, kitComponents: [] } as never] },
          1
        )
      )
      yield* device.back
      yield* TestClock.adjust("1 second")
      // A new change of another item is not queued behind the refused one.
      yield* tab.outbox.graphql(createAdd("B", 2))
      expect(sent.filter((operation) => operation.startsWith("add"))).toEqual(["addToCart"])
      expect(device.record?.changes.map((change) => change.key)).toEqual([key(0), key(1)])
    })
  )
})

describe("a stored change that this page cannot read", () => {
  const stored = toStoredChange(createAdd("A", 1))
  const record = { version: 1, owner: guid, sent: [], aside: [], known: { cart: null, lists: null, projects: null } }
  const open = (changes: ReadonlyArray<unknown>) =>
    Effect.gen(function* () {
      const device = createRejectingServices("BAD")
      device.text = JSON.stringify({ ...record, changes })
      const tab = yield* openTestTab(device)
      yield* TestClock.adjust("1 second")
      return { device, tab }
    })
  const unreadable = { ...stored, key: key(7), variables: { items: "none" } }

  it.effect("OFF-14 waits a day for a page that can read the change, then is parked with one toast", () =>
    Effect.gen(function* () {
      const { device, tab } = yield* open([unreadable, stored])
      expect(triedParts(device)).toEqual(["A"])
      expect(device.record).toMatchObject({ changes: [{ key: key(7) }], aside: [] })
      yield* TestClock.adjust("25 hours")
      yield* tab.outbox.resume([])
      expect(device.record).toMatchObject({ changes: [], aside: [{ key: key(7) }] })
      expect(yield* tab.notices).toContain(formatSyncResult.unreadable)
      expect(yield* tab.state).toMatchObject({ unreadable: [key(7)] })
      const next = yield* openTestTab(device)
      yield* TestClock.adjust("1 second")
      expect(yield* next.notices).not.toContain(formatSyncResult.unreadable)
      yield* next.outbox.discard([key(7)])
      expect(device.record).toBeNull()
    })
  )

  it.effect.each([[{ key: 7 }], ["text"], [null]])("OFF-14 is dropped with one toast if the change has no key or operation: %j", (broken) =>
    Effect.gen(function* () {
      const { device, tab } = yield* open([broken, stored])
      expect(triedParts(device)).toEqual(["A"])
      expect(device.record).toBeNull()
      expect((yield* tab.notices).filter((notice) => notice === offlineQueueMessages.unreadable)).toHaveLength(1)
    })
  )
})
