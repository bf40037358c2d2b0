import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type CartEvent, initialCart, toCartState, transition } from "./machine.ts"
import { type CartLine, CartLineId } from "./model.ts"
import { computeCartTotals } from "./rules.ts"
import { clampQuantity } from "../../catalog/catalog/rules.ts"
import { createCartItem } from "./testing/createTestCart.ts"
import { createLine } from "./testing/checkoutService.ts"

const createContents = (lines: ReadonlyArray<CartLine>) => ({ lines, ...computeCartTotals(lines) })
const names = ["A", "B", "C"] as const
const anyContents = fc
  .subarray([...names])
  .chain((names) =>
    fc.tuple(...names.map((name) => fc.integer({ min: 1, max: 999 }).map((quantity) => createLine(createCartItem(name, quantity)))))
  )
  .map(createContents)
const anyEdit = fc.record({
  lineId: fc.constantFrom(...names).map((name) => CartLineId.make(`line-CAM-${name}-1`)),
  quantity: fc.option(fc.integer({ min: 1, max: 999 }).map(clampQuantity))
})
const bases = names.map((name) => [createCartItem(name).skuBaseNumber])
const anyEvent: fc.Arbitrary<CartEvent> = fc.oneof(
  anyContents.map((contents): CartEvent => ({ _tag: "CartLoaded", contents })),
  fc.array(anyEdit, { maxLength: 3 }).map((edits): CartEvent => ({ _tag: "EditsRequested", edits: edits })),
  fc.constantFrom<CartEvent>({ _tag: "LoadStarted" }, { _tag: "LoadFailed" }, { _tag: "ConfirmationClosed" }),
  anyContents.map((contents): CartEvent => ({ _tag: "Restored", contents })),
  fc.constantFrom(...bases).map((bases): CartEvent => ({ _tag: "AddStarted", bases })),
  fc.constantFrom(...bases).map((bases): CartEvent => ({ _tag: "AddEnded", bases }))
)
const after = (events: ReadonlyArray<CartEvent>) => events.reduce(transition, initialCart)

describe("cart state machine", () => {
  it("displays count and total of the displayed lines after any events", () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const { cart, itemCount, total } = toCartState(after(events))
        if (cart !== null)
          expect([computeCartTotals(cart.lines), { itemCount, total }]).toEqual(
            Array(2).fill({ itemCount: cart.itemCount, total: cart.total })
          )
      })
    )
  })
  it("clears a load failure when the next load starts", () => {
    expect(after([{ _tag: "LoadFailed" }])).toMatchObject({ isLoading: false, hasFailed: true })
    expect(after([{ _tag: "LoadFailed" }, { _tag: "LoadStarted" }])).toMatchObject({ isLoading: true, hasFailed: false })
  })
  it("displays the latest count from the services even if the lines are older", () => {
    const contents = createContents([createLine(createCartItem("A"))])
    const state = toCartState(
      after([
        { _tag: "CartLoaded", contents },
        { _tag: "SummaryLoaded", summary: createContents([createLine(createCartItem("A", 3))]) }
      ])
    )
    expect(state).toMatchObject({ itemCount: 3, total: 3000 })
    expect(state.cart).toBe(contents)
  })
  it("lists each add as pending until the add ends", () => {
    const [first = [], second = []] = bases
    const adding = after([
      { _tag: "AddStarted", bases: first },
      { _tag: "AddStarted", bases: second },
      { _tag: "AddEnded", bases: first }
    ])
    expect(toCartState(adding).adding).toEqual(second)
  })
  it("reverts an edit that ends without a response", () => {
    fc.assert(
      fc.property(fc.array(anyEvent), anyEdit, (events, edit) => {
        const before = after(events)
        const isFirst = before.edits.every(({ lineId }) => lineId !== edit.lineId)
        const ended = [
          { _tag: "EditsRequested", edits: [edit] } as const,
          { _tag: "EditsResolved", edits: [edit], contents: null } as const
        ].reduce(transition, before)
        if (isFirst) expect({ ...toCartState(ended), removed: [] }).toEqual({ ...toCartState(before), removed: [] })
      })
    )
  })
  it("offers to restore only lines that are not in the cart, after any events", () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const { cart, removed } = toCartState(after(events))
        const [shown, offered] = [cart?.lines ?? [], removed].map((lines) => lines.map(({ lineId }) => lineId))
        expect(offered?.filter((lineId) => shown?.includes(lineId))).toEqual([])
        expect(new Set(offered).size).toBe(offered?.length)
      })
    )
  })
  it("offers to restore concurrent removals together, otherwise the last removal", () => {
    const [first, second] = names.map((name) => ({ lineId: CartLineId.make(`line-CAM-${name}-1`), quantity: null }))
    const contents = createContents([createLine(createCartItem("A")), createLine(createCartItem("B"))])
    const begin: ReadonlyArray<CartEvent> = [
      { _tag: "CartLoaded", contents },
      { _tag: "EditsRequested", edits: [first!] }
    ]
    const then = (events: ReadonlyArray<CartEvent>) => toCartState(after([...begin, ...events])).removed.map(({ lineId }) => lineId)
    expect(then([{ _tag: "EditsRequested", edits: [second!] }])).toEqual(["line-CAM-A-1", "line-CAM-B-1"])
    const ended: CartEvent = { _tag: "EditsResolved", edits: [first!], contents: createContents(contents.lines.slice(1)) }
    expect(then([ended, { _tag: "EditsRequested", edits: [second!] }])).toEqual(["line-CAM-B-1"])
    expect(then([{ _tag: "EditsResolved", edits: [first!], contents: null }])).toEqual([])
    expect(then([ended, { _tag: "Restored", contents }])).toEqual([])
  })
  it("keeps a newer edit when an older edit of the line ends", () => {
    const [older, newer] = [5, 7].map((quantity) => ({ lineId: CartLineId.make("line-CAM-A-1"), quantity: clampQuantity(quantity) }))
    const lines = createContents([createLine(createCartItem("A"))])
    const { cart } = toCartState(
      after([
        { _tag: "CartLoaded", contents: lines },
        { _tag: "EditsRequested", edits: [older!] },
        { _tag: "EditsRequested", edits: [newer!] },
        { _tag: "EditsResolved", edits: [older!], contents: lines }
      ])
    )
    expect(cart).toMatchObject({ itemCount: 7, total: 7000 })
  })
})
