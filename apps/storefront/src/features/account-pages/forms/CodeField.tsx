import { ACCOUNT_LIMITS } from "@camber/domain/account"
import { TextField } from "@camber/ui"

/** A code of an app, which a phone may offer by itself, or a recovery code. */
export const CodeField = ({ label = "Code" }: { readonly label?: string }) => (
  <TextField
    label={label}
    name="code"
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={ACCOUNT_LIMITS.factorCode}
    required
  />
)
