import { type ComponentProps, useEffect, useId, useRef } from "react"
import { Button, Icon, SelectField, type SelectOption } from "@camber/ui"

export interface DeliveryEstimateProps {
  readonly countries: readonly SelectOption[]
  readonly country: string
  /** ZIP code of the estimate; absent while unknown. A new value replaces the field's text. */
  readonly postalCode?: string | undefined
  /** Validation error of the last submission. */
  readonly error?: string | undefined
  /** The estimate: 'Get it Tue, Nov 24'. Screen readers announce it when it appears. */
  readonly answer?: string | undefined
  readonly onSubmit: (country: string, postalCode: string) => void
}

/** Renders the delivery estimate: a country and a postal code, and the answer below them. */
export const DeliveryEstimate = ({ answer, countries, country, error, onSubmit, postalCode = "" }: DeliveryEstimateProps) => {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // The same field keeps the focus while its value is replaced.
  useEffect(() => {
    if (field.current !== null && postalCode !== "") field.current.value = postalCode
  }, [postalCode])
  const submit: ComponentProps<"form">["onSubmit"] = (event) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [place, code] = [form.get("country"), form.get("postal")]
    if (typeof place === "string" && typeof code === "string") onSubmit(place, code)
  }
  return (
    // Before hydration, this method does nothing. A GET request would put the postal code into the URL.
    <form className="deliver-est" method="dialog" onSubmit={submit} noValidate aria-label="Delivery estimate">
      <SelectField key={country} label="Country" name="country" options={countries} defaultValue={country} />
      <div className={error === undefined ? "field" : "field field--error"}>
        <label htmlFor={id}>Postal code</label>
        <input
          ref={field}
          id={id}
          name="postal"
          className="input"
          autoComplete="postal-code"
          maxLength={16}
          defaultValue={postalCode}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error`}
        />
      </div>
      <Button type="submit">Get Delivery Date</Button>
      <p id={`${id}-error`} className="deliver-est__answer" aria-live="polite">
        {error === undefined ? (
          <b>{answer}</b>
        ) : (
          <span className="error">
            <Icon name="circle-x" size={16} />
            {error}
          </span>
        )}
      </p>
    </form>
  )
}
