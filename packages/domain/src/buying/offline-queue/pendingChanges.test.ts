import { expect, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { addToCart, cart as cartCall } from "../cart/calls.ts"
import { createCartItem } from "../cart/testing/createTestCart.ts"
import { computeCartTotals } from "../cart/rules.ts"
import type { GraphQLRequest } from "../../foundation/ports/Http.ts"
import { applyChange } from "./localServices.ts"
import { EMPTY_SNAPSHOT, getUnsyncedParts } from "./pendingChanges.ts"
import { createTestChange } from "./testing/createTestChange.ts"
import { guid, openTestTab, OfflineQueueTestContext } from "./testing/openOutbox.ts"

const { id, operation, service } = cartCall
const readCart: GraphQLRequest = { service, operation, id, isWrite: false, variables: { webUserGuid: guid, project: null } }
const adding: GraphQLRequest = {
  service: addToCart.service,
  operation: addToCart.operation,
  id: addToCart.id,
  isWrite: true,
  idempotencyKey: "00000000-0000-4000-8000-000000000001",
  variables: Schema.encodeSync(addToCart.variables)({
    webUserGuid: guid,
    project: null,
    items: [createCartItem("A")],
    productPageId: null,
    skuBaseNumber: null,
    productPageUrl: null
  })
}
const emptyCart = { cart: { lines: [], itemCount: 0, total: 0 } }

/** Creates services that return this cart while online. */
const createContextWithCart = (answer: object | null) => {
  const device = new OfflineQueueTestContext()
  device.answer = (request) => (request.operation === operation ? answer : null)
  return device
}

it("OFF-12 marks data that was created before any load as partial, and data that was loaded empty as complete", () => {
  const add = createTestChange("addToCart", { items: [createCartItem("A")] })
  const list = createTestChange("createList", { listName: "Brakes", items: [], articleIds: [] }, { key: "l" })
  const neverLoaded = [add, list, add].reduce(applyChange, EMPTY_SNAPSHOT)
  expect(neverLoaded.cart?.itemCount).toBe(2)
  expect(neverLoaded.lists?.length).toBe(1)
  expect(getUnsyncedParts(neverLoaded)).toEqual(["cart", "lists"])
  const loadedEmpty = [add, list].reduce(applyChange, { ...EMPTY_SNAPSHOT, cart: { lines: [], ...computeCartTotals([]) }, lists: [] })
  expect(loadedEmpty.cart?.itemCount).toBe(1)
  expect(loadedEmpty.lists?.length).toBe(1)
  expect(getUnsyncedParts(loadedEmpty)).toEqual([])
})

it.effect("OFF-12 reports a cart that was never loaded as unsynced until the services return it", () =>
  Effect.gen(function* () {
    const device = createContextWithCart(emptyCart)
    const tab = yield* openTestTab(device)
    device.isAway = true
    expect((yield* tab.state).unheard).toEqual([])
    yield* Effect.flip(tab.outbox.graphql(readCart))
    expect((yield* tab.state).unheard).toEqual(["cart"])
    yield* tab.outbox.graphql(adding)
    expect(yield* tab.state).toMatchObject({ count: 1, unheard: ["cart", "lists"], known: { cart: { itemCount: 1 } } })
    // The next page on this device, still offline.
    expect((yield* (yield* openTestTab(device)).state).unheard).toEqual(["cart", "lists"])
    device.isAway = false
    yield* tab.outbox.graphql(readCart)
    expect((yield* tab.state).unheard).toEqual(["lists"])
  })
)

it.effect("OFF-12 keeps a loaded cart synced while offline, also after an add", () =>
  Effect.gen(function* () {
    const device = createContextWithCart(emptyCart)
    const tab = yield* openTestTab(device)
    yield* tab.outbox.graphql(readCart)
    device.isAway = true
    yield* Effect.flip(tab.outbox.graphql(readCart))
    yield* tab.outbox.graphql(adding)
    expect((yield* tab.state).unheard).not.toContain("cart")
  })
)

it.effect("OFF-12 keeps a never-loaded cart unsynced after part of the queue was sent", () =>
  Effect.gen(function* () {
    const device = createContextWithCart(null)
    const tab = yield* openTestTab(device)
    device.isAway = true
    yield* tab.outbox.graphql(adding)
    yield* tab.outbox.graphql({ ...adding, idempotencyKey: "00000000-0000-4000-8000-000000000002" })
    let sent = 0
    device.answer = (request) => {
      if (request.operation !== addToCart.operation || ++sent > 1) return null
      return { addToCart: { success: true, message: null, cartTotalPrice: 0, itemCount: 5, items: [] } }
    }
    yield* device.back
    yield* Effect.yieldNow
    device.isAway = true
    expect(yield* tab.state).toMatchObject({ count: 1, known: { cart: { itemCount: 2 } } })
    expect((yield* (yield* openTestTab(device)).state).unheard).toContain("cart")
  })
)
