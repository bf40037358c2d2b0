import type { ProductOption } from "./option.ts"
import { OptionRadios } from "./OptionRadios.tsx"
import { OptionDropdown } from "./OptionDropdown.tsx"

export interface OptionPickerProps extends ProductOption {
  /** Most values that are still drawn as buttons. Default 5; 4 in drawers. */
  readonly buttonLimit?: number
}

/** One option of a product: radios drawn as buttons when there are few values, links when they have addresses, otherwise a dropdown. The chosen value stands beside the name. */
export const OptionPicker = ({ buttonLimit = 5, ...option }: OptionPickerProps) => {
  const asButtons = option.values.length <= buttonLimit || option.values.some(({ href }) => href !== undefined)
  return asButtons ? <OptionRadios {...option} /> : <OptionDropdown {...option} />
}
