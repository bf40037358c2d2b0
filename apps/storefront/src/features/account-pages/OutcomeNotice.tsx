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
  mailed: ["good", "We have written to you. The link in the mail works for 24 hours."],
  refused: ["bad", "This password is not right."],
  expired: ["bad", "This link was used already, or it is more than a day old. Please ask for another one."],
  taken: ["bad", "This address belongs to an account already."],
  invalid: ["bad", "Please fill in every field."],
  busy: ["bad", "That did not work just now. Please wait a little and try again."]
}

/** What became of a form of the account. */
export const OutcomeNotice = ({ outcome, words = {} }: OutcomeNoticeProps) => {
  if (outcome === null) return null
  const [tone, text] = usual[outcome]
  return <Notice tone={tone}>{words[outcome] ?? text}</Notice>
}
