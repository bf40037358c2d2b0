import { type ComponentProps, useId } from "react"
import { Button } from "../button/Button.tsx"
import { Icon } from "../icon/Icon.tsx"

export interface DeliverToProps {
  /** The zip that estimates are for; absent while none is known. Another one begins the field anew. */
  readonly zipCode?: string | undefined
  /** What is wrong with what was sent last. */
  readonly error?: string | undefined
  readonly onSubmit: (text: string) => void
}

/** Where to? A zip for estimates of delivery; it is checked by whoever listens. */
export const DeliverTo = ({ zipCode = "", error, onSubmit }: DeliverToProps) => {
  const id = useId()
  const submit: ComponentProps<"form">["onSubmit"] = (event) => {
    event.preventDefault()
    const zip = new FormData(event.currentTarget).get("zip")
    if (typeof zip === "string") onSubmit(zip)
  }
  return (
    <form className={error === undefined ? "deliver field" : "deliver field field--error"} onSubmit={submit} noValidate>
      <label htmlFor={id}>Deliver to</label>
      <div className="deliver__row">
        <input
          key={zipCode}
          id={id}
          name="zip"
          className="input"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          placeholder="Zip code"
          defaultValue={zipCode}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error`}
        />
        <Button type="submit">{zipCode === "" ? "Get dates" : "Update"}</Button>
      </div>
      <p id={`${id}-error`} className="error" aria-live="polite">
        {error !== undefined && (
          <>
            <Icon name="circle-x" size={16} />
            {error}
          </>
        )}
      </p>
    </form>
  )
}
