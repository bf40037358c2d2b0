import type { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import type { Cents } from "../../foundation/money/model.ts"
import type { MultiAddCandidate } from "./canAddTogether.ts"

/** Selection of recommended products that are added together. */
export interface MultiAddState {
  readonly candidates: ReadonlyArray<MultiAddCandidate>
  readonly selected: ReadonlyArray<SkuBaseNumber>
  /** Variants that the shopper chose, at most one per product. */
  readonly chosen: ReadonlyArray<{ readonly skuBaseNumber: SkuBaseNumber; readonly skuVariantNumber: SkuVariantNumber }>
  /** `choosing` while the options drawer is open; `waiting` while the add is pending. */
  readonly phase: "idle" | "choosing" | "waiting"
  /** Number of the attempt that is pending. */
  readonly attempt: number
  /** The shopper submitted while a variant was missing (ATC-38). */
  readonly hasOptionError: boolean
}

/** Events of the selection: the shopper's commands and the result of the add. */
export type MultiAddEvent =
  | { readonly _tag: "Toggled"; readonly skuBaseNumber: SkuBaseNumber }
  | { readonly _tag: "Chosen"; readonly skuBaseNumber: SkuBaseNumber; readonly skuVariantNumber: SkuVariantNumber }
  | { readonly _tag: "Submitted" }
  | { readonly _tag: "ChoosingClosed" }
  /** All selected products are in the cart. */
  | { readonly _tag: "Added" }
  | { readonly _tag: "NotAdded"; readonly attempt: number }
  /** The maximum wait has passed (ATC-30). */
  | { readonly _tag: "WaitEnded"; readonly attempt: number }

/** Creates the state with all products selected by default (ATC-28). */
export const createMultiAddState = (
  candidates: ReadonlyArray<MultiAddCandidate>,
  selected: MultiAddState["selected"] = candidates.map(({ skuBaseNumber }) => skuBaseNumber)
): MultiAddState => ({
  candidates,
  selected: selected.filter((chosen) => candidates.some(({ skuBaseNumber }) => skuBaseNumber === chosen)),
  chosen: [],
  phase: "idle",
  attempt: 0,
  hasOptionError: false
})

/** A selected product with its variant; null until one is chosen. */
export interface SelectedCandidate {
  readonly skuBaseNumber: SkuBaseNumber
  readonly skuVariantNumber: SkuVariantNumber | null
  readonly price: Cents
}

export const selectedCandidates = ({ candidates, chosen, selected }: MultiAddState): ReadonlyArray<SelectedCandidate> =>
  candidates
    .filter(({ skuBaseNumber }) => selected.includes(skuBaseNumber))
    .map(({ price, skuBaseNumber, skuVariantNumber }) => ({
      skuBaseNumber,
      skuVariantNumber: skuVariantNumber ?? chosen.find((choice) => choice.skuBaseNumber === skuBaseNumber)?.skuVariantNumber ?? null,
      price
    }))

/** Returns whether a selected product lacks a variant. */
export const needsVariant = (state: MultiAddState): boolean =>
  selectedCandidates(state).some(({ skuVariantNumber }) => skuVariantNumber === null)

/** Returns the selection after an event. Changes during a pending add are ignored. */
export const transitionMultiAdd = (state: MultiAddState, event: MultiAddEvent): MultiAddState => {
  switch (event._tag) {
    case "Toggled":
      return state.phase === "waiting" ? state : toggle(state, event.skuBaseNumber)
    case "Chosen": {
      const { skuBaseNumber, skuVariantNumber } = event
      const isCandidate = state.candidates.some((candidate) => candidate.skuBaseNumber === skuBaseNumber)
      if (state.phase === "waiting" || !isCandidate) return state
      const others = state.chosen.filter((choice) => choice.skuBaseNumber !== skuBaseNumber)
      return withError({ ...state, chosen: [...others, { skuBaseNumber, skuVariantNumber }] }, state.hasOptionError)
    }
    case "Submitted":
      return submit(state)
    case "ChoosingClosed":
      return state.phase === "choosing" ? { ...state, phase: "idle", hasOptionError: false } : state
    case "Added":
      return { ...state, selected: [], phase: "idle", hasOptionError: false }
    case "NotAdded":
    case "WaitEnded":
      return state.phase === "waiting" && state.attempt === event.attempt ? { ...state, phase: "idle" } : state
  }
}

/** Drops the option error once all variants are chosen. */
const withError = (state: MultiAddState, hasOptionError: boolean): MultiAddState => ({
  ...state,
  hasOptionError: hasOptionError && needsVariant(state)
})

const toggle = (state: MultiAddState, base: SkuBaseNumber): MultiAddState => {
  if (state.candidates.every(({ skuBaseNumber }) => skuBaseNumber !== base)) return state
  const selected = state.selected.includes(base) ? state.selected.filter((other) => other !== base) : [...state.selected, base]
  return withError({ ...state, selected }, state.hasOptionError)
}

/** Opens the choices first (ATC-36). A second submit without all variants is an error and adds nothing (ATC-37, ATC-38). */
const submit = (state: MultiAddState): MultiAddState => {
  if (state.phase === "waiting" || state.selected.length === 0) return state
  if (!needsVariant(state)) return { ...state, phase: "waiting", attempt: state.attempt + 1, hasOptionError: false }
  return state.phase === "choosing" ? { ...state, hasOptionError: true } : { ...state, phase: "choosing" }
}
