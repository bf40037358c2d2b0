import { sampleCartItem, sampleListItem, sampleProjectRequest } from "@camber/testing/records"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { CartLineId } from "../cart/model.ts"
import { Quantity, SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import { ModelYear } from "../../vehicles/vehicle/model.ts"
import { ListId } from "../lists/model.ts"
import { WebUserGuid } from "../../foundation/visitor/model.ts"
import { applyChange, type KeyedChange, captureBaseVersion } from "./localServices.ts"
import { getVersionedQuantity } from "./localLists.ts"
import type { LocalSnapshot } from "./model.ts"
import { applyResponse, enqueue, INITIAL_RETRY_STATE, type Queue, type QueuedChange, markAttempted } from "./queue.ts"
import type { RequestedChange } from "./calls.ts"
import { ReferenceServices } from "./testing/ReferenceServices.ts"
import { countRuns } from "../../../test/countRuns.ts"
import { expectShares } from "../../../test/measureShares.ts"

const guid = WebUserGuid.make("7d7b8f0e-2d11-4c43-9d0f-0f6f6a1f0a01")
const parts = ["CAM-1", "CAM-2"] as const
const item = (part: string, quantityRequested: number) =>
  sampleCartItem({
    skuVariantNumber: SkuVariantNumber.make(`${part}-1`),
    skuBaseNumber: SkuBaseNumber.make(part),
    quantityRequested: Quantity.make(quantityRequested)
  })
const listItem = (part: string, quantity: number) =>
  sampleListItem({
    skuVariantNumber: SkuVariantNumber.make(`${part}-1`),
    skuBaseNumber: SkuBaseNumber.make(part),
    quantity: Quantity.make(quantity)
  })
const car = (year: number) => sampleProjectRequest({ webUserGuid: guid, year: ModelYear.make(year) })

/** A shopper's command on a displayed item; `at` selects the item. */
const anyCommand = fc.record({
  kind: fc.constantFrom(
    "add",
    "add",
    "set",
    "remove",
    "removeAll",
    "list",
    "listAdd",
    "listAdd",
    "listSet",
    "listRemove",
    "car",
    "carRemove"
  ),
  part: fc.constantFrom(...parts),
  pieces: fc.integer({ min: 1, max: 6 }),
  at: fc.nat(7)
})
type Command = typeof anyCommand extends fc.Arbitrary<infer A> ? A : never

const step = fc.record({
  device: fc.nat(1),
  act: fc.oneof(
    { weight: 4, arbitrary: anyCommand.map((wish) => ({ _tag: "Wish", wish }) as const) },
    { weight: 3, arbitrary: fc.boolean().map((isLost) => ({ _tag: "Send", isLost }) as const) },
    { weight: 1, arbitrary: fc.constant({ _tag: "Look" } as const) }
  )
})

const anyHistory = fc.array(step, { maxLength: 60, size: "max" })
type History = typeof anyHistory extends fc.Arbitrary<infer A> ? A : never

describe("the generator of two devices' histories", () => {
  it("produces changes on both devices, lost responses, removals, lists and several vehicles", () => {
    const commands = (history: History) => history.flatMap(({ act, device }) => (act._tag === "Wish" ? [{ ...act.wish, device }] : []))
    const has =
      (kind: string, least = 1) =>
      (history: History) =>
        commands(history).filter((wish) => wish.kind === kind).length >= least
    const devices = (history: History, kind: string) =>
      new Set(commands(history).flatMap((wish) => (wish.kind === kind ? [wish.device] : []))).size
    expectShares("histories", anyHistory, {
      "adds on both devices": [(history) => devices(history, "add") === 2, 0.25, 0.65],
      "sets on both devices": [(history) => devices(history, "set") === 2, 0.1, 0.4],
      "lost responses": [(history) => history.some(({ act }) => act._tag === "Send" && act.isLost), 0.7, 1],
      "removal of all lines": [has("removeAll"), 0.35, 0.8],
      "adds to a list": [has("listAdd"), 0.55, 0.95],
      "several vehicles": [has("car", 2), 0.15, 0.55],
      "removed vehicle": [has("carRemove"), 0.35, 0.8]
    })
  })
})

const pick = <A>(from: ReadonlyArray<A>, at: number): A | undefined => (from.length === 0 ? undefined : from[at % from.length])

const toRequestedChange = (known: LocalSnapshot, { at, kind, part, pieces }: Command): RequestedChange | null => {
  const line = pick(known.cart?.lines ?? [], at)
  const list = pick(known.lists ?? [], at)
  const product = pick(list?.products ?? [], at)
  const saved = pick(known.projects ?? [], at)
  const base = { webUserGuid: guid, project: null }
  const quantity = pieces as Quantity
  switch (kind) {
    case "add":
      return {
        operation: "addToCart",
        variables: { ...base, items: [item(part, pieces)], productPageId: null, skuBaseNumber: null, productPageUrl: null }
      }
    case "set":
      return line === undefined ? null : { operation: "changeCartLine", variables: { ...base, lineId: line.lineId, quantity } }
    case "remove":
      return line === undefined ? null : { operation: "removeCartLines", variables: { ...base, lineIds: [line.lineId] } }
    case "removeAll": {
      const lineIds = known.cart?.lines.map(({ lineId }) => lineId) ?? []
      return lineIds.length === 0 ? null : { operation: "removeCartLines", variables: { ...base, lineIds } }
    }
    case "list":
      return { operation: "createList", variables: { userGuid: guid, listName: "Brakes", articleIds: [], items: [listItem(part, pieces)] } }
    case "listAdd":
      return list === undefined
        ? null
        : { operation: "addListItems", variables: { userGuid: guid, listId: list.id, items: [listItem(part, pieces)] } }
    case "listSet":
      return list === undefined || product === undefined
        ? null
        : {
            operation: "setListQuantity",
            variables: { userGuid: guid, listId: list.id, item: { ...listItem(product.skuBaseNumber, 1), quantity } }
          }
    case "listRemove":
      return list === undefined || product === undefined
        ? null
        : { operation: "removeListItem", variables: { userGuid: guid, listId: list.id, item: listItem(product.skuBaseNumber, 1) } }
    case "car":
      return { operation: "addNewProjectToGarage", variables: { projectRequest: car(1960 + (at % 3)) } }
    case "carRemove":
      return saved === undefined
        ? null
        : { operation: "removeProjectFromGarage", variables: { webUserGuid: guid, projectId: saved.projectId } }
  }
}

/** A device that queues its changes and sends them one by one. */
class Device {
  known: LocalSnapshot
  queue: Queue = []
  readonly services: ReferenceServices
  constructor(services: ReferenceServices) {
    this.services = services
    this.known = services.known
  }
  get view(): LocalSnapshot {
    return this.queue.reduce<LocalSnapshot>(applyChange, this.known)
  }
  /** Enqueues a command and returns whether the shopper sees the change. */
  wish(wish: Command, key: string): boolean {
    const change = toRequestedChange(this.view, wish)
    if (change === null) return false
    const named: KeyedChange = { ...change, key, shown: { parts: [], names: null } }
    const next = enqueue(this.queue, { ...captureBaseVersion(this.view, named), at: 0, isTried: false, ...INITIAL_RETRY_STATE })
    if (typeof next === "string") return false
    this.queue = next
    return true
  }
  send(isLost: boolean): void {
    const [first] = this.queue
    if (first === undefined) return
    this.queue = markAttempted(this.queue, first.key)
    this.services.receive(first)
    if (isLost) return
    this.queue = applyResponse(this.queue, first.key)
    // The response includes the current data.
    this.known = this.services.known
  }
}

const toKey = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`

const toSummary = ({ cart, lists, projects }: LocalSnapshot) => ({
  cart: Object.fromEntries((cart?.lines ?? []).map(({ skuVariantNumber, wanted }) => [skuVariantNumber, wanted])),
  lists: (lists ?? []).map(({ products }) => Object.fromEntries(products.map(({ quantity, skuBaseNumber }) => [skuBaseNumber, quantity]))),
  cars: (projects ?? []).map(({ year }) => year)
})

const countPieces = ({ cart, lists }: LocalSnapshot): number =>
  (cart?.lines ?? []).reduce((sum, { wanted }) => sum + wanted, 0) +
  (lists ?? []).flatMap(({ products }) => products).reduce((sum, { quantity }) => sum + quantity, 0)

/** Regression: an item is removed from its list and queued to be added again. A later quantity belongs to the second add. */
const removedAndReaddedListItem = [
  { kind: "list", pieces: 1 },
  { kind: "listAdd", pieces: 1 },
  { kind: "listRemove", pieces: 1 },
  { kind: "listAdd", pieces: 1 },
  { kind: "listSet", pieces: 2 }
].flatMap(({ kind, pieces }, index) => [
  { device: 0, act: { _tag: "Wish" as const, wish: { kind, part: parts[0], pieces, at: 0 } as Command } },
  ...(index === 0 ? [{ device: 0, act: { _tag: "Send" as const, isLost: false } }] : [])
])

/** Regression: a synced line is removed behind a queued add of the same part. A later quantity belongs to the next add. */
const removedAndReaddedCartLine = (["add", "add", "removeAll", "add", "set"] as const).flatMap((kind, index) => [
  { device: 0, act: { _tag: "Wish" as const, wish: { kind, part: parts[0], pieces: kind === "set" ? 2 : 1, at: 0 } } },
  ...(index === 1 ? [{ device: 0, act: { _tag: "Send" as const, isLost: false } }] : [])
])

describe("two devices that can lose the network at any time", () => {
  it("OFF-01 OFF-02 brings both devices to the same state with an empty queue, for any changes, delivery order and lost responses", () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const services = new ReferenceServices()
        const devices = [new Device(services), new Device(services)] as const
        history.forEach(({ act, device: which }, index) => {
          const device = devices[which === 0 ? 0 : 1]
          if (act._tag === "Wish") device.wish(act.wish, toKey(index))
          else if (act._tag === "Send") device.send(act.isLost)
          else device.known = services.known
        })
        for (const device of devices) while (device.queue.length > 0) device.send(false)
        for (const device of devices) device.known = services.known
        expect(devices[0].view).toEqual(devices[1].view)
        expect(new Set(services.made.map(({ key }) => key)).size).toBe(services.made.length)
      }),
      { numRuns: countRuns(500) }
    )
  })

  it("OFF-01 OFF-02 adds every piece exactly once if nothing is removed or set", () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const services = new ReferenceServices()
        const devices = [new Device(services), new Device(services)] as const
        let added = 0
        history.forEach(({ act, device: which }, index) => {
          const device = devices[which === 0 ? 0 : 1]
          if (act._tag === "Send") device.send(act.isLost)
          if (act._tag !== "Wish" || !/^(?:add|list|listAdd)$/.test(act.wish.kind)) return
          if (device.wish(act.wish, toKey(index))) added += act.wish.pieces
        })
        for (const device of devices) while (device.queue.length > 0) device.send(false)
        expect(countPieces(services.known)).toBe(added)
      }),
      { numRuns: countRuns(300) }
    )
  })

  it("OFF-01 applies a single device's changes as displayed, once all have arrived", () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const services = new ReferenceServices()
        const device = new Device(services)
        history.forEach(({ act }, index) => {
          if (act._tag === "Wish") device.wish(act.wish, toKey(index))
          // An add without a response is displayed twice until the next load, so responses are only lost before a load.
          else if (act._tag === "Send") device.send(false)
        })
        const shown = toSummary(device.view)
        while (device.queue.length > 0) {
          device.send(true)
          device.send(false)
        }
        expect(toSummary(services.known)).toEqual(shown)
      }),
      { numRuns: countRuns(500), examples: [[removedAndReaddedListItem], [removedAndReaddedCartLine]] }
    )
  })

  it("OFF-01 never removes or overwrites pieces that the sending device had not seen", () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const services = new ReferenceServices()
        const devices = [new Device(services), new Device(services)] as const
        const check = (device: Device, isLost: boolean) => {
          const [first] = device.queue
          const before = services.known
          const isNew = first !== undefined && services.made.every(({ key }) => key !== first.key)
          device.send(isLost)
          if (first !== undefined && isNew) expectFair(first, before, services)
        }
        history.forEach(({ act, device: which }, index) => {
          const device = devices[which === 0 ? 0 : 1]
          if (act._tag === "Wish") device.wish(act.wish, toKey(index))
          else if (act._tag === "Send") check(device, act.isLost)
          else device.known = services.known
        })
        for (const device of devices) while (device.queue.length > 0) check(device, false)
      }),
      { numRuns: countRuns(500) }
    )
  })
})

/** Asserts that a change left the pieces that its device had not seen. */
const expectFair = (change: QueuedChange, before: LocalSnapshot, services: ReferenceServices): void => {
  const now = services.known
  if (change.operation === "removeCartLines") {
    expect(change.variables.seen).toHaveLength(change.variables.lineIds.length)
    change.variables.lineIds.forEach((lineId, index) => {
      const was = before.cart?.lines.find((line) => line.lineId === CartLineId.make(lineId))
      const left = now.cart?.lines.find((line) => line.lineId === lineId)
      const seen = change.variables.seen?.[index]
      const unseen = (was?.mark ?? 0) - (seen?.mark ?? was?.mark ?? 0)
      expect(left?.wanted ?? 0).toBe(Math.max(0, Math.min(unseen, was?.wanted ?? 0)))
    })
  }
  if (change.operation === "changeCartLine") {
    const was = before.cart?.lines.find((line) => line.lineId === change.variables.lineId)
    const is = now.cart?.lines.find((line) => line.lineId === change.variables.lineId)
    const { seen } = change.variables
    if (was === undefined) expect(is).toBeUndefined()
    else if (seen !== undefined && was.wanted !== seen.quantity) expect(is?.wanted).toBe(was.wanted)
  }
  if (change.operation === "addListItems") {
    const listId = ListId.make(change.variables.listId)
    for (const { quantity, ...named } of change.variables.items) {
      const had = getVersionedQuantity(before.lists, listId, { ...named })?.quantity ?? 0
      expect(getVersionedQuantity(now.lists, listId, { ...named })?.quantity).toBe(had + quantity)
    }
  }
}
