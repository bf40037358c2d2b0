import { ACCOUNT_LIMITS, type AccountOutcome } from "@camber/domain/account"
import { TextField } from "@camber/ui"

/** Id of the error notice. */
export const OUTCOME_ID = "outcome"

/** Returns whether the submitted value was rejected. */
export const isWrong = (outcome: AccountOutcome | null): boolean => outcome === "refused" || outcome === "invalid"

/** Focuses a rejected field after the reload, so that screen readers read the reason. */
export const wrongField = { autoFocus: true, "aria-invalid": true, "aria-describedby": OUTCOME_ID } as const

/** Field for an authenticator code, which a phone may autofill, or a recovery code. */
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
