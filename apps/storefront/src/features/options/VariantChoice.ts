import {
  type SelectedValues,
  type ChoiceVariant,
  findVariant,
  getMissingOptions,
  type IndexOption,
  indexOptions
} from "@camber/domain/catalog"
import { action, computed, makeObservable, observableRef } from "mobx"

/** Selections among one product's options. */
export class VariantChoice {
  choices: SelectedValues
  readonly #offered: ReadonlyArray<IndexOption>
  readonly #variants: ReadonlyArray<ChoiceVariant>
  /** `offered` contains the options of the services, with single values preselected. `first` is the number of the initial variant. */
  constructor(offered: ReadonlyArray<IndexOption>, variants: ReadonlyArray<ChoiceVariant>, first: string | null = null) {
    this.#offered = offered
    this.#variants = variants
    this.choices =
      variants.find(({ skuVariantNumber }) => skuVariantNumber === first)?.optionValues ??
      offered.map(({ indexOptionValues }) => indexOptionValues.find(({ isSelected }) => isSelected)?.displayName ?? null)
    makeObservable(this, { choices: observableRef, choose: action, options: computed, chosen: computed })
  }
  /** Returns every value with its state under the current selections. */
  get options(): ReadonlyArray<IndexOption> {
    const definitions = this.#offered.map((option) => ({ ...option, values: option.indexOptionValues }))
    return indexOptions(definitions, this.#variants, this.choices, () => null)
  }
  /** The first option without a selection. */
  get firstOpen(): IndexOption | undefined {
    return this.options.find((option) => getMissingOptions([option]).length > 0)
  }
  /** Null while an option is open. */
  get chosen(): ChoiceVariant | null {
    return findVariant(this.#variants, this.choices)
  }
  /** Selects a value. Clicking a selected value clears it, so that a shopper can leave a set of values that exclude each other. */
  choose(at: number, value: string): void {
    this.choices = this.choices.with(at, this.choices[at] === value ? null : value)
  }
}
