import { Button } from "@camber/ui"
import { FieldForm } from "../field-form/FieldForm.tsx"

export interface DeliverToProps {
  /** The zip that estimates are for; absent while none is known. Another one begins the field anew. */
  readonly zipCode?: string | undefined
  /** What is wrong with what was sent last. */
  readonly error?: string | undefined
  readonly onSubmit: (text: string) => void
}

/** Where to? A zip for estimates of delivery; it is checked by whoever listens. */
export const DeliverTo = ({ zipCode = "", error, onSubmit }: DeliverToProps) => (
  <FieldForm
    label="Deliver to"
    error={error}
    inputKey={zipCode}
    inputMode="numeric"
    autoComplete="postal-code"
    maxLength={10}
    placeholder="ZIP code"
    defaultValue={zipCode}
    button={<Button type="submit">{zipCode === "" ? "Get Delivery Dates" : "Update"}</Button>}
    onSend={onSubmit}
  />
)
