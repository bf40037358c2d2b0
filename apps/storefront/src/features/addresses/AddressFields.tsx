import type { AddressTexts } from "@camber/domain/addresses"
import { SUPPORTED_COUNTRIES, getRegions, TYPED_TEXT_LIMIT } from "@camber/domain/checkout"
import { SelectField, TextField } from "@camber/ui"
import { addressLabels } from "./addressText.ts"

export interface AddressFieldsProps {
  readonly address: AddressTexts
  readonly errors: Partial<AddressTexts>
  /** Absent in a form without scripts, which submits the fields by name. */
  readonly onFill?: (field: keyof AddressTexts, text: string) => void
}

const countryNames = new Intl.DisplayNames(["en"], { type: "region" })
const countries = SUPPORTED_COUNTRIES.map((value) => ({ value, label: countryNames.of(value) ?? value }))
const ignore = () => undefined

/** Recipient and address; the width of each field suits its usual content. */
export const AddressFields = ({ address, errors, onFill = ignore }: AddressFieldsProps) => {
  const { country } = address
  const regions = getRegions(country)
  const labels = addressLabels(country)
  const choice = (name: keyof AddressTexts) => ({
    name,
    label: labels[name],
    value: address[name],
    error: errors[name],
    "aria-required": name !== "street2",
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => onFill(name, currentTarget.value)
  })
  const field = (name: keyof AddressTexts) => ({ ...choice(name), maxLength: TYPED_TEXT_LIMIT })
  return (
    <div className="addressed">
      <TextField autoComplete="shipping name" {...field("name")} />
      <TextField type="tel" inputMode="tel" autoComplete="shipping tel" {...field("phone")} />
      <div className="addressed__wide">
        <SelectField autoComplete="shipping country" options={countries} {...choice("country")} />
      </div>
      <div className="addressed__wide">
        <TextField autoComplete="shipping address-line1" {...field("street")} />
      </div>
      <div className="addressed__wide">
        <TextField autoComplete="shipping address-line2" {...field("street2")} />
      </div>
      <div className={regions.length > 0 ? "addressed__place" : "addressed__place addressed__place--plain"}>
        <TextField autoComplete="shipping address-level2" {...field("city")} />
        {regions.length > 0 && (
          <SelectField
            autoComplete="shipping address-level1"
            options={[{ value: "", label: "Choose" }, ...regions.map(({ code, name }) => ({ value: code, label: name }))]}
            {...choice("region")}
          />
        )}
        <TextField autoComplete="shipping postal-code" inputMode={country === "US" ? "numeric" : "text"} {...field("postalCode")} />
      </div>
    </div>
  )
}
