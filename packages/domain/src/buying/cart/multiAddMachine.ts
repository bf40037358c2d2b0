import type { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/model.ts"
import type { Cents } from "../../foundation/money/model.ts"
import type { MultiAddCandidate } from "./canAddTogether.ts"

/** The choice of recommended products that are added together. Plain data. */
export interface MultiAddState {
  readonly candidates: ReadonlyArray<MultiAddCandidate>
  readonly selected: ReadonlyArray<SkuBaseNumber>
  /** The variants chosen by the shopper, one a product at most. */
  readonly chosen: ReadonlyArray<{ readonly skuBaseNumber: SkuBaseNumber; readonly skuVariantNumber: SkuVariantNumber }>
  /** `choosing`: the drawer of options is open; `waiting`: the add is under way. */
  readonly phase: "idle" | "choosing" | "waiting"
  /** Which try the waiting is for. */
  readonly attempt: number
  /** Something was submitted that still lacks its variant (ATC-38). */
  readonly hasOptionError: boolean
}

/** What happens to the choice: the shopper's, and the add's end. */
export type MultiAddEvent =
  | { readonly _tag: "Toggled"; readonly skuBaseNumber: SkuBaseNumber }
  | { readonly _tag: "Chosen"; readonly skuBaseNumber: SkuBaseNumber; readonly skuVariantNumber: SkuVariantNumber }
  | { readonly _tag: "Submitted" }
  | { readonly _tag: "ChoosingClosed" }
  /** All that was selected is in the cart. */
  | { readonly _tag: "Added" }
  | { readonly _tag: "NotAdded"; readonly attempt: number }
  /** It took too long to go on waiting (ATC-30). */
  | { readonly _tag: "WaitEnded"; readonly attempt: number }

/** All are selected at first (ATC-28). */
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

/** A selected product with the variant that would be added; null while none is chosen. */
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

/** Whether a selected product still needs its variant. */
export const needsVariant = (state: MultiAddState): boolean =>
  selectedCandidates(state).some(({ skuVariantNumber }) => skuVariantNumber === null)

/** What an event makes of the choice. Total; nothing that is under way can be changed. */
export const transitionMultiAdd = (state: MultiAddState, event: MultiAddEvent): MultiAddState => {
  switch (event._tag) {
    case "Toggled":
      return state.phase === "waiting" ? state : toggled(state, event.skuBaseNumber)
    case "Chosen": {
      const { skuBaseNumber, skuVariantNumber } = event
      const isCandidate = state.candidates.some((candidate) => candidate.skuBaseNumber === skuBaseNumber)
      if (state.phase === "waiting" || !isCandidate) return state
      const others = state.chosen.filter((choice) => choice.skuBaseNumber !== skuBaseNumber)
      return withError({ ...state, chosen: [...others, { skuBaseNumber, skuVariantNumber }] }, state.hasOptionError)
    }
    case "Submitted":
      return submitted(state)
    case "ChoosingClosed":
      return state.phase === "choosing" ? { ...state, phase: "idle", hasOptionError: false } : state
    case "Added":
      return { ...state, selected: [], phase: "idle", hasOptionError: false }
    case "NotAdded":
    case "WaitEnded":
      return state.phase === "waiting" && state.attempt === event.attempt ? { ...state, phase: "idle" } : state
  }
}

/** An error of options that are all chosen by now is none. */
const withError = (state: MultiAddState, hasOptionError: boolean): MultiAddState => ({
  ...state,
  hasOptionError: hasOptionError && needsVariant(state)
})

const toggled = (state: MultiAddState, base: SkuBaseNumber): MultiAddState => {
  if (state.candidates.every(({ skuBaseNumber }) => skuBaseNumber !== base)) return state
  const selected = state.selected.includes(base) ? state.selected.filter((other) => other !== base) : [...state.selected, base]
  return withError({ ...state, selected }, state.hasOptionError)
}

/** Options are asked for first (ATC-36); submitting without them is an error, and adds nothing, not even the others (ATC-37, ATC-38). */
const submitted = (state: MultiAddState): MultiAddState => {
  if (state.phase === "waiting" || state.selected.length === 0) return state
  if (!needsVariant(state)) return { ...state, phase: "waiting", attempt: state.attempt + 1, hasOptionError: false }
  return state.phase === "choosing" ? { ...state, hasOptionError: true } : { ...state, phase: "choosing" }
}
