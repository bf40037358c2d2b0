import type { AccountOutcome } from "@camber/domain/account"
import { Notice, type NoticeTone } from "@camber/ui"

export interface OutcomeNoticeProps {
  /** null: nothing was sent yet. */
  readonly outcome: AccountOutcome | null
  /** What is said in place of the usual words. */
  readonly words?: Partial<Readonly<Record<AccountOutcome, string>>>
}

const usual: Readonly<Record<AccountOutcome, readonly [tone: NoticeTone, text: string]>> = {
  done: ["good", "Saved."],
  mailed: ["good", "We sent you an email. The link in it works for 24 hours."],
  refused: ["bad", "That password is not correct."],
  expired: ["bad", "This link has already been used or is more than a day old. Please request a new one."],
  taken: ["bad", "This address already belongs to an account."],
  invalid: ["bad", "Please fill in every field."],
  common: ["bad", "That password is one of the first that others would try. Please choose another one."],
  busy: ["bad", "That did not work. Please wait a moment and try again."]
}

/** What became of a form of the account. */
export const OutcomeNotice = ({ outcome, words = {} }: OutcomeNoticeProps) => {
  if (outcome === null) return null
  const [tone, text] = usual[outcome]
  return <Notice tone={tone}>{words[outcome] ?? text}</Notice>
}
