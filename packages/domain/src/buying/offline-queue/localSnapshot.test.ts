import { sampleCart, sampleCartLine, sampleList } from "@camber/testing/records"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { TestClock } from "effect/testing"
import { cart } from "../cart/calls.ts"
import { SkuBaseNumber } from "../../catalog/catalog/sku.ts"
import { customerProjects } from "../../vehicles/garage/calls.ts"
import { lists } from "../lists/calls.ts"
import { LocalSnapshot } from "./model.ts"
import { guid, openTestTab, OfflineQueueTestContext } from "./testing/openOutbox.ts"
import { createAdd } from "./testing/queuedRequests.ts"

describe("the data that queued changes are applied to", () => {
  const cartOf = (part: string) => ({ ...sampleCart(), lines: [sampleCartLine({ skuBaseNumber: SkuBaseNumber.make(`CAM-${part}`) })] })
  const listsOf = (name: string) => [sampleList({ listName: name })]
  const newData: Readonly<Record<string, object>> = {
    cart: Schema.encodeSync(cart.result)({ cart: cartOf("NEW") }),
    lists: Schema.encodeSync(lists.result)({ lists: { webUser: { userGuid: guid }, lists: listsOf("New") } }),
    customerProjects: Schema.encodeSync(customerProjects.result)({ customerProjects: { projects: [] } })
  }
  /** Opens a tab whose record has this data and one change that fails with a server error. The services have newer data. */
  const openWith = (known: Partial<LocalSnapshot>) =>
    Effect.gen(function* () {
      const device = new OfflineQueueTestContext()
      device.answer = ({ operation }) => newData[operation] ?? 503
      const earlier = yield* openTestTab(device)
      device.isAway = true
      yield* earlier.outbox.graphql(createAdd("A", 1))
      const data = Schema.encodeSync(LocalSnapshot)({ cart: null, lists: null, projects: null, ...known })
      device.text = JSON.stringify({ ...device.record, known: data })
      return { device, later: queueAnother(device) }
    })
  const queueAnother = (device: OfflineQueueTestContext) =>
    Effect.gen(function* () {
      device.isAway = false
      const tab = yield* openTestTab(device)
      yield* TestClock.adjust("1 second")
      yield* tab.outbox.graphql(createAdd("B", 2))
      return {
        operations: new Set(device.asked.map(({ operation }) => operation)),
        parts: device.record?.known.cart?.lines.map(({ skuBaseNumber }) => skuBaseNumber),
        lists: device.record?.known.lists?.map(({ listName }) => listName),
        projects: device.record?.known.projects
      }
    })

  it.effect("OFF-01 is the data from before the first change, which later changes do not request again", () =>
    Effect.gen(function* () {
      const { later } = yield* openWith({ cart: cartOf("OLD"), lists: listsOf("Old"), projects: [] })
      const { operations, parts } = yield* later
      expect([...operations]).toEqual(["addToCart"])
      expect(parts).toEqual(["CAM-OLD"])
    })
  )

  it.effect("OFF-12 loads lists and garage if they are missing, and keeps the cart from before the changes", () =>
    Effect.gen(function* () {
      const { later } = yield* openWith({ cart: cartOf("OLD") })
      expect(yield* later).toMatchObject({ parts: ["CAM-OLD"], lists: ["New"], projects: [] })
    })
  )

  it.effect("OFF-12 loads the cart if it is missing, and keeps the lists from before the changes", () =>
    Effect.gen(function* () {
      const { later } = yield* openWith({ lists: listsOf("Old"), projects: [] })
      expect(yield* later).toMatchObject({ parts: ["CAM-NEW"], lists: ["Old"] })
    })
  )

  it.effect("OFF-01 is loaded again for the first change after the queue was sent, even if other changes are parked", () =>
    Effect.gen(function* () {
      const { device } = yield* openWith({ cart: cartOf("OLD"), lists: listsOf("Old"), projects: [] })
      const { changes, ...rest } = device.record!
      device.text = JSON.stringify({ ...rest, changes: [], aside: changes })
      for (const [operation, data] of Object.entries(newData)) device.cached.set(operation, data)
      const tab = yield* openTestTab(device)
      yield* tab.outbox.graphql(createAdd("B", 2))
      expect(device.record?.known).toMatchObject({ cart: { lines: [{ skuBaseNumber: "CAM-NEW" }] }, lists: [{ listName: "New" }] })
    })
  )
})
