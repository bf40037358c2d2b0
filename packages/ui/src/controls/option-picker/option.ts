import type { HiddenField } from "../hidden-fields/HiddenFields.tsx"

export interface OptionPickerValue {
  /** What the form sends. */
  readonly value: string
  readonly label: string
  readonly selected: boolean
  /** No variant has it together with the other choices: not to be chosen. */
  readonly disabled?: boolean | undefined
  /** It can be looked at but not bought now. */
  readonly unpurchasable?: boolean | undefined
  /** Where the choice leads. */
  readonly href?: string | undefined
  /** What it adds to the price, or takes off: '+$6.00'; absent where it costs the same. */
  readonly difference?: string | undefined
  /** It suits the shopper's vehicle. */
  readonly fits?: boolean | undefined
  /** A colour to show before the label. */
  readonly swatch?: string | undefined
}

/** One option of a product with its values. */
export interface ProductOption {
  /** 'Rotor finish'. */
  readonly name: string
  readonly values: readonly OptionPickerValue[]
  /** Name of the field and path of the GET form, for values without an `href`. */
  readonly field: string
  readonly action: string
  readonly fields?: readonly HiddenField[]
  /** Where scripts run: gets the choice in place of the page load. */
  readonly onChoose?: ((value: string) => void) | undefined
  /** What is asked for: 'Select a Rotor finish'. */
  readonly error?: string | undefined
  /** Whether the error is not read out: of several that appear together, only the first is. */
  readonly isErrorSilent?: boolean | undefined
}
