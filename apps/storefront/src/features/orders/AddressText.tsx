import type { ContactTexts } from "@camber/domain/checkout"

/** Formats a country code: `United States` for `US`. */
const countryName = (code: string): string => new Intl.DisplayNames(["en"], { type: "region" }).of(code) ?? code

/** An address as on a label, with the recipient's contact data. */
export const AddressText = ({ contact }: { readonly contact: ContactTexts }) => {
  const place = [contact.city, contact.region, contact.postalCode].filter((part) => part !== "").join(" ")
  const lines = [contact.name, contact.street, contact.street2, place, countryName(contact.country), contact.email, contact.phone]
  return (
    <address className="order__address">
      {lines
        .filter((line) => line !== "")
        .map((line, index) => (
          <div key={index}>{line}</div>
        ))}
    </address>
  )
}
