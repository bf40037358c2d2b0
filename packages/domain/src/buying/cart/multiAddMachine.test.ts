import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import { Cents } from "../../foundation/money/model.ts"
import type { MultiAddCandidate } from "./canAddTogether.ts"
import {
  needsVariant,
  transitionMultiAdd,
  type MultiAddEvent,
  type MultiAddState,
  createMultiAddState,
  selectedCandidates
} from "./multiAddMachine.ts"

const base = (name: string) => SkuBaseNumber.make(`CAM-${name}`)
const variant = (name: string) => SkuVariantNumber.make(`CAM-${name}-1`)
/** `A` and `B` have one variant, `C` has several. */
const candidates: ReadonlyArray<MultiAddCandidate> = ["A", "B", "C"].map((name) => ({
  skuBaseNumber: base(name),
  skuVariantNumber: name === "C" ? null : variant(name),
  recommendationType: "Mandatory",
  isKit: false,
  price: Cents.make(1000)
}))
const start = createMultiAddState(candidates)
const toggled = (name: string): MultiAddEvent => ({ _tag: "Toggled", skuBaseNumber: base(name) })
const chosen = (name: string): MultiAddEvent => ({ _tag: "Chosen", skuBaseNumber: base(name), skuVariantNumber: variant(name) })
const submitted: MultiAddEvent = { _tag: "Submitted" }
const added: MultiAddEvent = { _tag: "Added" }
const after = (...events: ReadonlyArray<MultiAddEvent>) => events.reduce(transitionMultiAdd, start)
const anyName = fc.constantFrom("A", "B", "C", "D")
const anyAttempt = fc.integer({ min: 1, max: 3 })
const anyEvent: fc.Arbitrary<MultiAddEvent> = fc.oneof(
  anyName.map(toggled),
  anyName.map(chosen),
  fc.constantFrom<MultiAddEvent>(submitted, { _tag: "ChoosingClosed" }, added),
  anyAttempt.map((attempt): MultiAddEvent => ({ _tag: "NotAdded", attempt })),
  anyAttempt.map((attempt): MultiAddEvent => ({ _tag: "WaitEnded", attempt }))
)
const phaseAfter = (...events: ReadonlyArray<MultiAddEvent>) => after(...events).phase

describe("multi-add state machine", () => {
  it("ATC-28 starts with all or the given products selected, and toggles each", () => {
    expect(createMultiAddState(candidates)).toEqual({
      candidates,
      selected: ["CAM-A", "CAM-B", "CAM-C"],
      chosen: [],
      phase: "idle",
      attempt: 0,
      hasOptionError: false
    })
    expect(createMultiAddState(candidates, [base("B"), base("Z")]).selected).toEqual(["CAM-B"])
    expect(after(toggled("B")).selected).toEqual(["CAM-A", "CAM-C"])
    expect(selectedCandidates(after(toggled("A"), toggled("A"))).map(({ skuBaseNumber }) => skuBaseNumber)).toEqual([
      "CAM-A",
      "CAM-B",
      "CAM-C"
    ])
  })
  it("ATC-36 opens the choices if a variant is missing, otherwise waits for the add", () => {
    expect([phaseAfter(submitted), phaseAfter(toggled("C"), submitted), phaseAfter(chosen("C"), submitted)]).toEqual([
      "choosing",
      "waiting",
      "waiting"
    ])
  })
  it("ATC-38 reports a submit without all variants until the shopper chooses them, deselects the products or closes the choices", () => {
    const failed = [submitted, submitted]
    expect(after(...failed)).toMatchObject({ phase: "choosing", hasOptionError: true })
    expect(after(...failed, chosen("C"))).toMatchObject({ phase: "choosing", hasOptionError: false })
    expect(after(...failed, toggled("C")).hasOptionError).toBe(false)
    expect(after(...failed, { _tag: "ChoosingClosed" })).toMatchObject({ phase: "idle", hasOptionError: false })
  })
  it("keeps the last chosen variant of each product, and the error until all are chosen", () => {
    const several = ["B", "C"].map((name) => ({ ...candidates[0]!, skuBaseNumber: base(name), skuVariantNumber: null }))
    const other = { ...chosen("C"), skuVariantNumber: SkuVariantNumber.make("CAM-C-2") }
    const states = [submitted, submitted, chosen("C"), chosen("B"), other].reduce<ReadonlyArray<MultiAddState>>(
      (all, event) => [...all, transitionMultiAdd(all.at(-1)!, event)],
      [createMultiAddState(several)]
    )
    expect(states.map(({ hasOptionError }) => hasOptionError)).toEqual([false, false, true, true, false, false])
    expect(selectedCandidates(states.at(-1)!).map(({ skuVariantNumber }) => skuVariantNumber)).toEqual(["CAM-B-1", "CAM-C-2"])
  })
  it("ATC-37 never waits for an add while a selected product lacks a variant", () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const state = after(...events)
        if (state.phase === "waiting") expect([needsVariant(state), state.selected.length > 0]).toEqual([false, true])
      })
    )
  })
  it("ATC-32 clears the selection after the add and keeps the chosen variants", () => {
    expect(after(chosen("C"), submitted, added)).toMatchObject({ selected: [], phase: "idle", chosen: [{ skuBaseNumber: "CAM-C" }] })
    expect(after(toggled("A"), toggled("B"), toggled("C"), submitted)).toMatchObject({ phase: "idle", attempt: 0 })
  })
  it("ATC-30 ERR-108 stops waiting after a failure or timeout of the current attempt only", () => {
    const waiting = [chosen("C"), submitted] as const
    expect([
      phaseAfter(...waiting, { _tag: "WaitEnded", attempt: 1 }),
      phaseAfter(...waiting, { _tag: "NotAdded", attempt: 1 }),
      phaseAfter(...waiting, { _tag: "NotAdded", attempt: 1 }, submitted, { _tag: "WaitEnded", attempt: 1 })
    ]).toEqual(["idle", "idle", "waiting"])
    expect(after(...waiting, { _tag: "NotAdded", attempt: 1 }).selected).toEqual(start.selected)
    const choosing = [toggled("C"), submitted, { _tag: "NotAdded", attempt: 1 }, toggled("C"), submitted] as const
    expect(phaseAfter(...choosing, { _tag: "WaitEnded", attempt: 1 })).toBe("choosing")
  })
  it("ignores changes while an add is pending", () => {
    const waiting = after(chosen("C"), submitted)
    for (const event of [toggled("A"), chosen("C"), submitted, { _tag: "ChoosingClosed" } as const])
      expect(transitionMultiAdd(waiting, event)).toBe(waiting)
  })
  it("keeps selected and chosen products unique and among the candidates, and has an error only while a variant is missing", () => {
    const own = start.selected
    const isOnce = (names: ReadonlyArray<string>) =>
      new Set(names).size === names.length && names.every((name) => own.includes(base(name.slice(4))))
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const state: MultiAddState = after(...events)
        expect([isOnce(state.selected), isOnce(state.chosen.map(({ skuBaseNumber }) => skuBaseNumber))]).toEqual([true, true])
        if (state.hasOptionError) expect([state.phase, needsVariant(state)]).toEqual(["choosing", true])
        expect(transitionMultiAdd(transitionMultiAdd(state, toggled("D")), chosen("D"))).toEqual(state)
      })
    )
  })
})
