import type { NamedValue, VariantRecord } from "../records.ts"

/** Name of the option that is used if variants have equal attributes. */
export const PART_NUMBER_OPTION = "Part Number"

const MAX_OPTIONS = 3

/**
 * Chooses the options of a product: those attributes in which its variants differ. Attributes that all variants share are specifications.
 * The part number is an option only if the other attributes do not distinguish the variants.
 */
export const chooseOptions = (
  variants: ReadonlyArray<VariantRecord>
): { readonly variants: ReadonlyArray<VariantRecord>; readonly specifications: ReadonlyArray<NamedValue> } => {
  const getValue = ({ options }: VariantRecord, name: string): string | undefined => options.find((option) => option.name === name)?.value
  const names = [...new Set(variants.flatMap(({ options }) => options.map(({ name }) => name)))].filter(
    (name) => name !== PART_NUMBER_OPTION
  )
  const differs = (name: string): boolean => new Set(variants.map((variant) => getValue(variant, name))).size > 1
  const chosen = names.filter(differs).slice(0, MAX_OPTIONS)
  const combinations = new Set(variants.map((variant) => JSON.stringify(chosen.map((name) => getValue(variant, name)))))
  const options = combinations.size === variants.length ? chosen : [...chosen.slice(0, MAX_OPTIONS - 1), PART_NUMBER_OPTION]
  return {
    variants: variants.map((variant) => ({
      ...variant,
      options: options.flatMap((name) => {
        const value = getValue(variant, name)
        return value === undefined ? [] : [{ name, value }]
      })
    })),
    specifications: names
      .filter((name) => !differs(name))
      .flatMap((name) => variants.slice(0, 1).flatMap((variant) => ({ name, value: getValue(variant, name) ?? "" })))
  }
}
