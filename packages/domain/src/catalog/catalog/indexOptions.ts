import { formatCents, toCents } from "../../foundation/money/rules.ts"
import type { IndexOption, IndexOptionValue } from "./model.ts"
import type { SelectedValues, OptionDefinition, OptionVariant } from "./options.ts"

const agreement = (variant: OptionVariant, choices: SelectedValues): number =>
  choices.filter((value, at) => variant.optionValues[at] === value).length

/** What the variants with one value of an option leave of it under the choices made. */
interface Standing {
  /** Variants that also have all other choices. */
  isPossible: boolean
  isPurchaseable: boolean
  fits: boolean | null
  /** The variant that keeps as many of the other choices as it can, purchaseable ones first, and how well it does. */
  toward: OptionVariant | null
  rank: number
  /** The least that a variant of this rank costs, in dollars. */
  price: number
}

/** Every value's standing by its name, option by option: each variant is looked at once, since there may be a thousand. */
const standingsOf = (
  definitions: ReadonlyArray<OptionDefinition>,
  variants: ReadonlyArray<OptionVariant>,
  choices: SelectedValues
): ReadonlyArray<ReadonlyMap<string, Standing>> => {
  const made = definitions.filter((_, at) => (choices[at] ?? null) !== null).length
  const standings = definitions.map(
    ({ values }) =>
      new Map(
        values.map(({ displayName }): [string, Standing] => [
          displayName,
          { isPossible: false, isPurchaseable: false, fits: null, toward: null, rank: -1, price: Infinity }
        ])
      )
  )
  for (const variant of variants) {
    const kept = agreement(variant, choices)
    const rank = 2 * kept + (variant.isPurchaseable ? 1 : 0)
    for (const [at, ofOption] of standings.entries()) {
      const value = variant.optionValues[at]
      const standing = value === undefined ? undefined : ofOption.get(value)
      if (standing === undefined) continue
      if (rank > standing.rank) {
        standing.toward = variant
        standing.rank = rank
        standing.price = Infinity
      }
      if (rank === standing.rank) standing.price = Math.min(standing.price, priceOf(variant))
      const choice = choices[at] ?? null
      if (kept - (choice === value ? 1 : 0) < made - (choice === null ? 0 : 1)) continue
      standing.isPossible = true
      standing.isPurchaseable ||= variant.isPurchaseable
      if (variant.fits !== null) standing.fits = standing.fits === true || variant.fits
    }
  }
  return standings
}

/** In dollars; no number where the cart alone tells it, and so is nothing reckoned from it. */
const priceOf = ({ pricing }: OptionVariant): number => pricing.salePrice ?? NaN

const differenceText = (cents: number): string | null =>
  cents === 0 || !Number.isFinite(cents) ? null : `${cents > 0 ? "+" : "-"}${formatCents(Math.abs(cents))}`

/** What the chosen variant costs, in cents; while something is open the cheapest that can be bought, or of all where none can. */
const basePrice = (variants: ReadonlyArray<OptionVariant>, choices: SelectedValues): number => {
  const chosen = variants.filter((variant) => agreement(variant, choices) === choices.length)
  const bought = variants.filter(({ isPurchaseable }) => isPurchaseable)
  const [first, ...others] = [chosen, bought, variants].find((some) => some.length > 0) ?? []
  return toCents(others.reduce((least, variant) => Math.min(least, priceOf(variant)), first === undefined ? NaN : priceOf(first)))
}

/** The state of every value of every option under the choices made. `hrefOf` says where a variant's page is, null to choose in place. */
export const indexOptions = (
  definitions: ReadonlyArray<OptionDefinition>,
  variants: ReadonlyArray<OptionVariant>,
  choices: SelectedValues,
  hrefOf: (variant: OptionVariant) => string | null
): ReadonlyArray<IndexOption> => {
  const standings = standingsOf(definitions, variants, choices)
  const base = basePrice(variants, choices)
  return definitions.map(({ displayName, id, ordinality, values }, at) => ({
    id,
    ordinality,
    displayName,
    isSelected: (choices[at] ?? null) !== null,
    indexOptionValues: values.map((value): IndexOptionValue => {
      const standing = standings[at]?.get(value.displayName)
      return {
        ...value,
        isSelected: choices[at] === value.displayName,
        isDisabled: !standing?.isPossible,
        isPurchaseable: standing?.isPurchaseable ?? false,
        url: standing?.toward ? hrefOf(standing.toward) : null,
        fits: standing?.fits ?? null,
        difference: standing?.toward ? differenceText(toCents(standing.price) - base) : null
      }
    })
  }))
}
