import { type ContactTexts, TYPED_TEXT_LIMIT } from "@camber/domain/checkout"
import { TextField } from "@camber/ui"
import { AddressFields } from "../addresses/AddressFields.tsx"
import { EMAIL_LABEL } from "./contactLabels.ts"

export interface ContactFieldsProps {
  readonly contact: ContactTexts
  readonly errors: Partial<ContactTexts>
  /** None: a form without scripts sends them by their names. */
  readonly onFill?: (field: keyof ContactTexts, text: string) => void
}

/** Who gets the order and where. */
export const ContactFields = ({ contact, errors, onFill }: ContactFieldsProps) => (
  <div className="checkout__contact">
    <TextField
      label={EMAIL_LABEL}
      type="email"
      autoComplete="email"
      aria-required
      inputMode="email"
      name="email"
      value={contact.email}
      maxLength={TYPED_TEXT_LIMIT}
      error={errors.email}
      onChange={({ currentTarget }) => onFill?.("email", currentTarget.value)}
    />
    <AddressFields address={contact} errors={errors} {...(onFill && { onFill })} />
  </div>
)
