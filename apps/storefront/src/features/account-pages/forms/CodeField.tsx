import { ACCOUNT_LIMITS, type AccountOutcome } from "@camber/domain/account"
import { TextField } from "@camber/ui"

/** Id of the notice that says what was wrong. */
export const OUTCOME_ID = "outcome"

/** Whether what was typed was refused. */
export const isWrong = (outcome: AccountOutcome | null): boolean => outcome === "refused" || outcome === "invalid"

/** A field of a form that was refused takes the focus when the page comes back, and reads why. */
export const wrongField = { autoFocus: true, "aria-invalid": true, "aria-describedby": OUTCOME_ID } as const

/** A code of an app, which a phone may offer by itself, or a recovery code. */
export const CodeField = ({ isWrong: isRefused, label = "Code" }: { readonly label?: string; readonly isWrong?: boolean }) => (
  <TextField
    label={label}
    name="code"
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={ACCOUNT_LIMITS.factorCode}
    required
    {...(isRefused && wrongField)}
  />
)
