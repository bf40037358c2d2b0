import { formatCents, toCents } from "../../foundation/money/rules.ts"
import type { IndexOption, IndexOptionValue } from "./model.ts"
import type { SelectedValues, OptionDefinition, OptionVariant } from "./options.ts"

const countMatches = (variant: OptionVariant, choices: SelectedValues): number =>
  choices.filter((value, at) => variant.optionValues[at] === value).length

/** State of one option value under the current choices. */
interface ValueState {
  /** True if a variant has this value with all other choices. */
  isPossible: boolean
  isPurchaseable: boolean
  fits: boolean | null
  /** Variant that keeps most of the other choices, purchasable variants first. `rank` measures how many choices the variant keeps. */
  toward: OptionVariant | null
  rank: number
  /** Lowest price of a variant with this rank, in dollars. */
  price: number
}

/** Computes the state of every value by name, per option. A single pass, because a product can have a thousand variants. */
const computeValueStates = (
  definitions: ReadonlyArray<OptionDefinition>,
  variants: ReadonlyArray<OptionVariant>,
  choices: SelectedValues
): ReadonlyArray<ReadonlyMap<string, ValueState>> => {
  const chosenCount = definitions.filter((_, at) => (choices[at] ?? null) !== null).length
  const states = definitions.map(
    ({ values }) =>
      new Map(
        values.map(({ displayName }): [string, ValueState] => [
          displayName,
          { isPossible: false, isPurchaseable: false, fits: null, toward: null, rank: -1, price: Infinity }
        ])
      )
  )
  for (const variant of variants) {
    const matches = countMatches(variant, choices)
    const rank = 2 * matches + (variant.isPurchaseable ? 1 : 0)
    for (const [at, optionStates] of states.entries()) {
      const value = variant.optionValues[at]
      const state = value === undefined ? undefined : optionStates.get(value)
      if (state === undefined) continue
      if (rank > state.rank) {
        state.toward = variant
        state.rank = rank
        state.price = Infinity
      }
      if (rank === state.rank) state.price = Math.min(state.price, getPrice(variant))
      const choice = choices[at] ?? null
      if (matches - (choice === value ? 1 : 0) < chosenCount - (choice === null ? 0 : 1)) continue
      state.isPossible = true
      state.isPurchaseable ||= variant.isPurchaseable
      if (variant.fits !== null) state.fits = state.fits === true || variant.fits
    }
  }
  return states
}

/** Price in dollars. NaN if the price is shown only in the cart, so that no difference is computed. */
const getPrice = ({ pricing }: OptionVariant): number => pricing.salePrice ?? NaN

const formatDifference = (cents: number): string | null =>
  cents === 0 || !Number.isFinite(cents) ? null : `${cents > 0 ? "+" : "-"}${formatCents(Math.abs(cents))}`

/**
 * Price of the selected variant in cents. While a choice is open, the price of the cheapest purchasable variant, or of the cheapest variant
 * if none is purchasable.
 */
const computeBasePrice = (variants: ReadonlyArray<OptionVariant>, choices: SelectedValues): number => {
  const chosen = variants.filter((variant) => countMatches(variant, choices) === choices.length)
  const bought = variants.filter(({ isPurchaseable }) => isPurchaseable)
  const [first, ...others] = [chosen, bought, variants].find((some) => some.length > 0) ?? []
  return toCents(others.reduce((least, variant) => Math.min(least, getPrice(variant)), first === undefined ? NaN : getPrice(first)))
}

/** Computes the state of every option value under the current choices. `hrefOf` returns a variant's URL, or null to select in place. */
export const indexOptions = (
  definitions: ReadonlyArray<OptionDefinition>,
  variants: ReadonlyArray<OptionVariant>,
  choices: SelectedValues,
  getHref: (variant: OptionVariant) => string | null
): ReadonlyArray<IndexOption> => {
  const states = computeValueStates(definitions, variants, choices)
  const base = computeBasePrice(variants, choices)
  return definitions.map(({ displayName, id, ordinality, values }, at) => ({
    id,
    ordinality,
    displayName,
    isSelected: (choices[at] ?? null) !== null,
    indexOptionValues: values.map((value): IndexOptionValue => {
      const state = states[at]?.get(value.displayName)
      return {
        ...value,
        isSelected: choices[at] === value.displayName,
        isDisabled: !state?.isPossible,
        isPurchaseable: state?.isPurchaseable ?? false,
        url: state?.toward ? getHref(state.toward) : null,
        fits: state?.fits ?? null,
        difference: state?.toward ? formatDifference(toCents(state.price) - base) : null
      }
    })
  }))
}
