import { type ContactTexts, TYPED_TEXT_LIMIT, CONTACT_FIELDS } from "@camber/domain/checkout"
import { TextField } from "@camber/ui"
import { AddressFields } from "../addresses/AddressFields.tsx"
import { addressLabels } from "../addresses/addressText.ts"

const EMAIL_LABEL = "Email address"

/** Returns the labels of the invalid fields, in form order. */
export const getInvalidFields = (errors: Partial<ContactTexts>, { country }: Pick<ContactTexts, "country">) => {
  const labels = { email: EMAIL_LABEL, ...addressLabels(country) }
  return CONTACT_FIELDS.filter((name) => name in errors).map((name) => ({ name, label: labels[name] }))
}

export interface ContactFieldsProps {
  readonly contact: ContactTexts
  readonly errors: Partial<ContactTexts>
  readonly onFill: (field: keyof ContactTexts, text: string) => void
}

/** Recipient and address of the order. */
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
      onChange={({ currentTarget }) => onFill("email", currentTarget.value)}
    />
    <AddressFields address={contact} errors={errors} onFill={onFill} />
  </div>
)
