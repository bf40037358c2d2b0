import { Button } from "@camber/ui"
import { FieldForm } from "../field-form/FieldForm.tsx"

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
export const PromoField = ({ code, effect, error, busy = false, onApply, onRemove }: PromoFieldProps) => (
  <FieldForm
    className="promofield"
    label="Promo code"
    error={error}
    inputKey={code ?? ""}
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={64}
    button={
      <Button type="submit" busy={busy}>
        Apply
      </Button>
    }
    onSend={onApply}
  >
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
  </FieldForm>
)
