import { type ContactTexts, fields } from "@camber/domain/checkout"
import { addressLabels } from "../addresses/addressLabels.ts"

export const EMAIL_LABEL = "Email address"

/** The fields that are wrong, in the order of the form, by the words that stand at them. */
export const wrongFields = (errors: Partial<ContactTexts>, { country }: Pick<ContactTexts, "country">) => {
  const labels = { email: EMAIL_LABEL, ...addressLabels(country) }
  return fields.filter((name) => name in errors).map((name) => ({ name, label: labels[name] }))
}
