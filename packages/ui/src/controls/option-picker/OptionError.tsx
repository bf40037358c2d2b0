import { Icon } from "../../foundation/icon/Icon.tsx"

/** What is still to be chosen, under the option that it is about. */
export const OptionError = ({ id, error }: { readonly id: string; readonly error: string | undefined }) =>
  error === undefined ? null : (
    <p className="option__error" id={id} role="alert">
      <Icon name="circle-x" size={16} />
      {error}
    </p>
  )
