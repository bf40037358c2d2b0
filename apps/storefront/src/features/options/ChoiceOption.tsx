import { type IndexOption, missingChoices, valueControl, valueState } from "@camber/domain/catalogue"
import { OptionPicker } from "@camber/ui"

export interface ChoiceOptionProps {
  readonly option: IndexOption
  readonly place: "variant" | "kit"
  /** Asks for a choice where none is made (DRW-10). */
  readonly isAsked: boolean
  readonly onChoose: (value: string) => void
}

/** One option in a drawer: what cannot be had is shown and cannot be pressed (DRW-04). */
export const ChoiceOption = ({ option, place, isAsked, onChoose }: ChoiceOptionProps) => (
  <OptionPicker
    name={option.displayName}
    field="option"
    action=""
    buttonLimit={valueControl(option.indexOptionValues, place) === "buttons" ? option.indexOptionValues.length : 0}
    values={option.indexOptionValues.map((value) => ({
      value: value.displayName,
      label: value.displayName,
      selected: value.isSelected,
      disabled: valueState(value) === "unavailable",
      unpurchasable: !value.isPurchaseable,
      fits: value.fits ?? undefined
    }))}
    onChoose={onChoose}
    error={isAsked ? missingChoices([option])[0] : undefined}
  />
)
