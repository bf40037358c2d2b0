import type { FormField } from "./model.ts"

/** Fields of an order's address, in the order in which they are asked. */
export const FORM_FIELDS: ReadonlyArray<FormField> = [
  { name: "email", label: "Email" },
  { name: "name", label: "Name" },
  { name: "phone", label: "Phone" },
  { name: "street", label: "Street" },
  { name: "street2", label: "Apartment" },
  { name: "city", label: "City" },
  { name: "region", label: "State" },
  { name: "postalCode", label: "ZIP code" },
  { name: "country", label: "Country" }
]

export const LAST_FIELD = FORM_FIELDS.length - 1

/** Returns the field that is asked; the last one beyond the end. */
export const getFormField = (at: number): FormField => FORM_FIELDS[Math.min(at, LAST_FIELD)] ?? { name: "country", label: "Country" }
