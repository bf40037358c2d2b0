import { Schema } from "effect"
import { MAX_REDIRECT_LENGTH, MAX_REDIRECT_TEXT_LENGTH } from "./rules.ts"

const count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

/** A redirect from an address of an old shop. */
export const StaffRedirect = Schema.Struct({ from: Schema.String, to: Schema.String })
export interface StaffRedirect extends Schema.Struct.Type<typeof StaffRedirect.fields> {}

/** Part of an old or new address; empty for all redirects. */
export const RedirectQuery = Schema.Struct({ text: Schema.Trim.check(Schema.isMaxLength(MAX_REDIRECT_LENGTH)) })

export const StaffRedirects = Schema.Struct({
  /** In the order of their old addresses, at most 200. */
  found: Schema.Array(StaffRedirect),
  /** Number of all redirects. */
  total: count
})
export interface StaffRedirects extends Schema.Struct.Type<typeof StaffRedirects.fields> {}

/** Lines with an old and a new address. */
export const RedirectPaste = Schema.Struct({
  text: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(MAX_REDIRECT_TEXT_LENGTH))
})

/** Result of adding redirects. All lines without a problem were added. */
export const RedirectResult = Schema.Struct({
  added: count,
  changed: count,
  /** Reason why nothing was added; null if the lines could be read. */
  problem: Schema.NullOr(Schema.String),
  problems: Schema.Array(Schema.Struct({ line: Schema.Int, text: Schema.String, problem: Schema.String }))
})
export interface RedirectResult extends Schema.Struct.Type<typeof RedirectResult.fields> {}
