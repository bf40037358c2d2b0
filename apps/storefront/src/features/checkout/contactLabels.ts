import { type ContactTexts, CONTACT_FIELDS } from "@camber/domain/checkout"
import { addressLabels } from "../addresses/addressLabels.ts"

export const EMAIL_LABEL = "Email address"

/** Returns the labels of the invalid fields, in form order. */
export const getInvalidFields = (errors: Partial<ContactTexts>, { country }: Pick<ContactTexts, "country">) => {
  const labels = { email: EMAIL_LABEL, ...addressLabels(country) }
  return CONTACT_FIELDS.filter((name) => name in errors).map((name) => ({ name, label: labels[name] }))
}
