import type { AccountOutcome } from "@camber/domain/account"
import { InlineAlert, type AlertTone } from "@camber/ui"

export interface OutcomeNoticeProps {
  /** Null before the first submission. */
  readonly outcome: AccountOutcome | null
  /** Texts that replace the default texts. */
  readonly words?: Partial<Readonly<Record<AccountOutcome, string>>>
}

const usual: Readonly<Record<AccountOutcome, readonly [tone: AlertTone, text: string]>> = {
  done: ["good", "Saved."],
  mailed: ["good", "We sent you an email. Open its link within 24 hours."],
  refused: ["bad", "That password isn't correct."],
  expired: ["bad", "This link was already used or has expired. Request a new one."],
  taken: ["bad", "This address already belongs to an account."],
  invalid: ["bad", "Fill in every field."],
  common: ["bad", "That password is too common. Choose another one."],
  busy: ["bad", "Something went wrong. Wait a moment and try again."]
}

/** Outcome message of an account form. */
export const OutcomeNotice = ({ outcome, words = {} }: OutcomeNoticeProps) => {
  if (outcome === null) return null
  const [tone, text] = usual[outcome]
  return <InlineAlert tone={tone}>{words[outcome] ?? text}</InlineAlert>
}
