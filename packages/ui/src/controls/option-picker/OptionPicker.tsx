import type { ProductOption } from "./option.ts"
import { OptionRadios } from "./OptionRadios.tsx"
import { OptionDropdown } from "./OptionDropdown.tsx"

export interface OptionPickerProps extends ProductOption {
  /** Maximum number of values that are rendered as buttons. Default 5; 4 in drawers. */
  readonly buttonLimit?: number
}

/**
 * Renders one option of a product: few values as radio buttons, values with addresses as links, otherwise a dropdown. The selected value
 * appears beside the name.
 */
export const OptionPicker = ({ buttonLimit = 5, ...option }: OptionPickerProps) => {
  const asButtons = option.values.length <= buttonLimit || option.values.some(({ href }) => href !== undefined)
  return asButtons ? <OptionRadios {...option} /> : <OptionDropdown {...option} />
}
