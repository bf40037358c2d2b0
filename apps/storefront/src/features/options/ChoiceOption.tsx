import { type IndexOption, getMissingOptions, getValueControl, getValueState } from "@camber/domain/catalog"
import { OptionPicker } from "@camber/ui"
import type { ChoicePurpose } from "./ChoiceStore.ts"

export interface ChoiceOptionProps {
  readonly option: IndexOption
  readonly place: "variant" | "kit"
  /** Where what is chosen goes. Default `cart`. */
  readonly purpose?: ChoicePurpose
  /** Asks for a choice where none is made (DRW-10). */
  readonly isAsked: boolean
  /** Whether it is the first that is open: its error alone is read out. Default true. */
  readonly isFirst?: boolean
  readonly onChoose: (value: string) => void
}

/** One option in a drawer: what cannot be had is shown and cannot be pressed, but for a list (DRW-03, DRW-04). */
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
      // A kit costs what it costs, whichever of its parts' variants is taken.
      difference: (place === "variant" && value.difference) || undefined,
      fits: value.fits ?? undefined
    }))}
    onChoose={onChoose}
    error={isAsked ? getMissingOptions([option])[0] : undefined}
    isErrorSilent={!isFirst}
  />
)
