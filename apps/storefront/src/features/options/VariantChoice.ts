import {
  type SelectedValues,
  type ChoiceVariant,
  findVariant,
  getMissingOptions,
  type IndexOption,
  indexOptions
} from "@camber/domain/catalog"
import { action, computed, makeObservable, observableRef } from "mobx"

/** One product's options while the shopper chooses among them. */
export class VariantChoice {
  choices: SelectedValues
  readonly #offered: ReadonlyArray<IndexOption>
  readonly #variants: ReadonlyArray<ChoiceVariant>
  /** `offered` as the services tell them: with what leaves no choice selected. `first`: the number of the variant that it begins with. */
  constructor(offered: ReadonlyArray<IndexOption>, variants: ReadonlyArray<ChoiceVariant>, first: string | null = null) {
    this.#offered = offered
    this.#variants = variants
    this.choices =
      variants.find(({ skuVariantNumber }) => skuVariantNumber === first)?.optionValues ??
      offered.map(({ indexOptionValues }) => indexOptionValues.find(({ isSelected }) => isSelected)?.displayName ?? null)
    makeObservable(this, { choices: observableRef, choose: action, options: computed, chosen: computed })
  }
  /** Every value in its state under the choices made. */
  get options(): ReadonlyArray<IndexOption> {
    const definitions = this.#offered.map((option) => ({ ...option, values: option.indexOptionValues }))
    return indexOptions(definitions, this.#variants, this.choices, () => null)
  }
  /** The first option without a choice. */
  get firstOpen(): IndexOption | undefined {
    return this.options.find((option) => getMissingOptions([option]).length > 0)
  }
  /** null while an option is open. */
  get chosen(): ChoiceVariant | null {
    return findVariant(this.#variants, this.choices)
  }
  /** Pressing the chosen value again takes the choice back, so that nobody is caught among values that exclude each other. */
  choose(at: number, value: string): void {
    this.choices = this.choices.with(at, this.choices[at] === value ? null : value)
  }
}
