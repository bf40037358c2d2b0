import type { OptionVariant, SelectedValues } from "./options.ts"

const matchesChoices = (variant: OptionVariant, choices: SelectedValues): boolean =>
  choices.every((value, at) => value === null || variant.optionValues[at] === value)

/** Finds the variant with exactly these choices. Returns null while a choice is open or if no such variant exists. */
export const findVariant = <Variant extends OptionVariant>(variants: ReadonlyArray<Variant>, choices: SelectedValues): Variant | null =>
  choices.includes(null) ? null : (variants.find((variant) => matchesChoices(variant, choices)) ?? null)

/** Finds the first variant that matches all choices made so far, purchasable ones first (DRW-05). */
export const findClosestVariant = <Variant extends OptionVariant>(
  variants: ReadonlyArray<Variant>,
  choices: SelectedValues
): Variant | null => {
  const accepted = variants.filter((variant) => matchesChoices(variant, choices))
  return accepted.find(({ isPurchaseable }) => isPurchaseable) ?? accepted[0] ?? null
}
