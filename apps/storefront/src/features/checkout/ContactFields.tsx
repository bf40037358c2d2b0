import { CONTACT_TEXT_LIMITS, type ContactTexts, offeredCountries, regionsOf } from "@camber/domain/checkout"
import { SelectField, TextField } from "@camber/ui"

export interface ContactFieldsProps {
  readonly contact: ContactTexts
  readonly errors: Partial<ContactTexts>
  readonly onFill: (field: keyof ContactTexts, text: string) => void
}

const countryNames = new Intl.DisplayNames(["en"], { type: "region" })
const countries = offeredCountries.map((value) => ({ value, label: countryNames.of(value) ?? value }))

/** Who gets the order and where. */
export const ContactFields = ({ contact, errors, onFill }: ContactFieldsProps) => {
  const { country } = contact
  const regions = regionsOf(country)
  const isUs = country === "US"
  const field = (name: keyof ContactTexts) => ({
    name,
    value: contact[name],
    maxLength: CONTACT_TEXT_LIMITS[name],
    error: errors[name],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => onFill(name, currentTarget.value)
  })
  const choice = (name: keyof ContactTexts) => {
    const { maxLength: _, ...rest } = field(name)
    return rest
  }
  return (
    <div className="order__fields">
      <div className="order__wide">
        <TextField label="Email address" type="email" autoComplete="email" inputMode="email" {...field("email")} />
      </div>
      <TextField label="Full name" autoComplete="shipping name" {...field("name")} />
      <TextField label="Phone" type="tel" autoComplete="shipping tel" {...field("phone")} />
      <div className="order__wide">
        <SelectField label="Country" autoComplete="shipping country" options={countries} {...choice("country")} />
      </div>
      <div className="order__wide">
        <TextField label="Street and number" autoComplete="shipping address-line1" {...field("street")} />
      </div>
      <div className="order__wide">
        <TextField label="Suite, building (optional)" autoComplete="shipping address-line2" {...field("street2")} />
      </div>
      <TextField label="City" autoComplete="shipping address-level2" {...field("city")} />
      {regions.length > 0 && (
        <SelectField
          label={isUs ? "State" : "Region"}
          autoComplete="shipping address-level1"
          options={[{ value: "", label: "Choose" }, ...regions.map(({ code, name }) => ({ value: code, label: name }))]}
          {...choice("region")}
        />
      )}
      <TextField
        label={isUs ? "Zip code" : "Postal code"}
        autoComplete="shipping postal-code"
        inputMode={isUs ? "numeric" : "text"}
        {...field("postalCode")}
      />
    </div>
  )
}
