import type { HiddenField } from "../hidden-fields/HiddenFields.tsx"

export interface OptionPickerValue {
  /** The submitted value. */
  readonly value: string
  readonly label: string
  readonly selected: boolean
  /** Whether no variant combines it with the other choices: not selectable. */
  readonly disabled?: boolean | undefined
  /** Whether it can be viewed but not bought now. */
  readonly unpurchasable?: boolean | undefined
  /** Destination of the choice. */
  readonly href?: string | undefined
  /** Price difference of the option: '+$6.00'; absent if it costs the same. */
  readonly difference?: string | undefined
  /** Whether it fits the shopper's vehicle. */
  readonly fits?: boolean | undefined
  /** A color to show before the label. */
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
  /** With scripts: called with the choice in place of the page load. */
  readonly onChoose?: ((value: string) => void) | undefined
  /** The missing choice: 'Select a Rotor finish'. */
  readonly error?: string | undefined
  /** Whether the error is not announced: only the first of several simultaneous errors is. */
  readonly isErrorSilent?: boolean | undefined
}
