import { Button } from "@camber/ui"
import { FieldForm, type FieldFormProps } from "../field-form/FieldForm.tsx"

export interface DeliverToProps extends Pick<FieldFormProps, "post"> {
  /** ZIP code of the estimates; absent until known. A new value resets the field. */
  readonly zipCode?: string | undefined
  /** Text of the last submission without scripts. */
  readonly typed?: string | undefined
  /** Error of the last submission. */
  readonly error?: string | undefined
  readonly onSubmit: (text: string) => void
}

/** ZIP code field for delivery estimates. The caller validates the text. */
export const DeliverTo = ({ zipCode = "", error, onSubmit, post, typed = zipCode }: DeliverToProps) => (
  <FieldForm
    label="Deliver to"
    error={error}
    inputKey={zipCode}
    inputMode="numeric"
    autoComplete="postal-code"
    maxLength={10}
    placeholder="ZIP code"
    defaultValue={typed}
    post={post}
    button={<Button type="submit">{zipCode === "" ? "Get Delivery Dates" : "Update"}</Button>}
    onSend={onSubmit}
  />
)
