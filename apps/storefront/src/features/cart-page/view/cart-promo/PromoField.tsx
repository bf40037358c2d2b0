import { Button } from "@camber/ui"
import { FieldForm, type FieldFormProps } from "../field-form/FieldForm.tsx"

export interface PromoFieldProps extends Pick<FieldFormProps, "defaultValue" | "post"> {
  /** Applied code; absent without one. */
  readonly code?: string | undefined
  /** Effect of the code: '10 % off', or the amount missing for it. */
  readonly effect?: string | undefined
  /** Reason why the last entered code does not apply. */
  readonly error?: string | undefined
  readonly busy?: boolean
  readonly onApply: (text: string) => void
  readonly onRemove: () => void
}

/** The cart's only promo code: enter, describe and remove. The outcome is announced. */
export const PromoField = ({ code, effect, error, busy = false, onApply, onRemove, ...form }: PromoFieldProps) => (
  <FieldForm
    {...form}
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
          <Button
            type="submit"
            name="intent"
            value="noPromo"
            variant="ghost"
            size="small"
            aria-label={`Remove promo code ${code}`}
            onClick={(event) => {
              event.preventDefault()
              onRemove()
            }}
          >
            Remove
          </Button>
        </p>
      )}
    </div>
  </FieldForm>
)
