import { type IndexOption, getMissingOptions, getValueControl, getValueState } from "@camber/domain/catalog"
import { OptionPicker } from "@camber/ui"
import type { ChoicePurpose } from "./ChoiceStore.ts"

export interface ChoiceOptionProps {
  readonly option: IndexOption
  readonly place: "variant" | "kit"
  /** Target of the selection. Default `cart`. */
  readonly purpose?: ChoicePurpose
  /** Whether to mark an open option (DRW-10). */
  readonly isAsked: boolean
  /** Whether it is the first open option: only its error is announced. Default true. */
  readonly isFirst?: boolean
  readonly onChoose: (value: string) => void
}

/** One option in a drawer. Unavailable values are visible but disabled, except for a list (DRW-03, DRW-04). */
export const ChoiceOption = ({ option, place, purpose, isAsked, isFirst = true, onChoose }: ChoiceOptionProps) => (
  <OptionPicker
    name={option.displayName}
    field="option"
    action=""
    buttonLimit={getValueControl(option.indexOptionValues, place) === "buttons" ? option.indexOptionValues.length : 0}
    values={option.indexOptionValues.map((value) => ({
      value: value.displayName,
      label: value.displayName,
      selected: value.isSelected,
      disabled: getValueState(value, purpose) === "unavailable",
      unpurchasable: !value.isPurchaseable,
      // The price of a kit does not depend on the variants of its parts.
      difference: (place === "variant" && value.difference) || undefined,
      fits: value.fits ?? undefined
    }))}
    onChoose={onChoose}
    error={isAsked ? getMissingOptions([option])[0] : undefined}
    isErrorSilent={!isFirst}
  />
)
