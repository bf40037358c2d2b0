import { type ComponentProps, useId } from "react"
import { Button } from "../button/Button.tsx"
import { Icon } from "../icon/Icon.tsx"

export interface PromoFieldProps {
  /** The code that holds; absent while none does. */
  readonly code?: string | undefined
  /** What it does: '10 % off', or what is missing until it does. */
  readonly effect?: string | undefined
  /** Why the code that was entered last does not hold. */
  readonly error?: string | undefined
  readonly busy?: boolean
  readonly onApply: (text: string) => void
  readonly onRemove: () => void
}

/** The cart's one promo code: entered, told of, taken away. What comes of it is read out. */
export const PromoField = ({ code, effect, error, busy = false, onApply, onRemove }: PromoFieldProps) => {
  const id = useId()
  const submit: ComponentProps<"form">["onSubmit"] = (event) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get("code")
    if (typeof text === "string") onApply(text)
  }
  return (
    <form className={error === undefined ? "promofield field" : "promofield field field--error"} onSubmit={submit} noValidate>
      <label htmlFor={id}>Promo code</label>
      <div className="promofield__row">
        <input
          key={code ?? ""}
          id={id}
          name="code"
          className="input"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error`}
        />
        <Button type="submit" busy={busy}>
          Apply
        </Button>
      </div>
      <p id={`${id}-error`} className="error" aria-live="polite">
        {error !== undefined && (
          <>
            <Icon name="circle-x" size={16} />
            {error}
          </>
        )}
      </p>
      <div aria-live="polite">
        {code !== undefined && (
          <p className="promofield__held">
            <span>
              <b>{code}</b>
              {effect !== undefined && <small>{effect}</small>}
            </span>
            <Button variant="ghost" size="small" aria-label={`Remove promo code ${code}`} onClick={onRemove}>
              Remove
            </Button>
          </p>
        )}
      </div>
    </form>
  )
}
