import type { HiddenField } from "../hidden-fields/HiddenFields.tsx"

export interface OptionPickerValue {
  /** The submitted value. */
  readonly value: string
  readonly label: string
  readonly selected: boolean
  /** Whether no variant has this value together with the other choices. Then it cannot be selected. */
  readonly disabled?: boolean | undefined
  /** Whether the value can be viewed but not bought now. */
  readonly unpurchasable?: boolean | undefined
  /** URL to which the choice leads. */
  readonly href?: string | undefined
  /** Price difference of the option: '+$6.00'; absent if it costs the same. */
  readonly difference?: string | undefined
  /** Whether the value fits the shopper's vehicle. */
  readonly fits?: boolean | undefined
  /** A color to show before the label. */
  readonly swatch?: string | undefined
}

/** One option of a product with its values. */
export interface ProductOption {
  /** Name of the option: 'Rotor finish'. */
  readonly name: string
  readonly values: readonly OptionPickerValue[]
  /** Name of the field and path of the GET form, for values without an `href`. */
  readonly field: string
  readonly action: string
  readonly fields?: readonly HiddenField[]
  /** Called with the choice instead of loading a page. Requires scripts. */
  readonly onChoose?: ((value: string) => void) | undefined
  /** Error about a missing choice, such as 'Select a Rotor finish'. */
  readonly error?: string | undefined
  /** Whether the error is not announced, because only the first of several simultaneous errors is announced. */
  readonly isErrorSilent?: boolean | undefined
}
