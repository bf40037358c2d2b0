import { SESSION_COOKIE, WebUserGuid } from "@camber/domain/visitor"
import { Option, Redacted, Schema } from "effect"
import { createHash, createHmac, timingSafeEqual } from "node:crypto"

/** Who a visitor proves to be. An anonymous one has no account and no row anywhere: the signed text is all there is of it (GAP-C22). */
const Session = Schema.Struct({
  webUserGuid: WebUserGuid,
  /** The account's id, a UUID; null: not signed in. */
  account: Schema.NullOr(Schema.String),
  /** UTC milliseconds. */
  issuedAt: Schema.Int
})
export interface Session extends Schema.Struct.Type<typeof Session.fields> {}

/** Makes and reads the texts that sessions travel as. */
export interface Sessions {
  readonly sign: (session: Session) => string
  /** null for anything that this key did not sign, or at a time that is ahead of `now` or more than 365 days before it. */
  readonly read: (text: string, now: number) => Session | null
}

export const SESSION_LIFETIME = 365 * 24 * 3_600_000
/** How much the clocks of two processes may differ, in milliseconds. */
const CLOCK_SKEW = 5 * 60_000

/**
 * Sessions signed with HMAC-SHA-256: `guid.account.issued.key.signature`. The key's id, the first 8 hex digits of its SHA-256, tells
 * which one signed, so that a key can be followed by another.
 */
export const sessionsSignedWith = (key: Redacted.Redacted<Uint8Array>): Sessions => {
  const secret = Redacted.value(key)
  const keyId = createHash("sha256").update(secret).digest("hex").slice(0, 8)
  const signed = (content: string): string =>
    `${content}.${createHmac("sha256", secret).update(`${SESSION_COOKIE}.${content}`).digest("base64url")}`

  return {
    sign: ({ account, issuedAt, webUserGuid }) => signed(`${webUserGuid}.${account ?? ""}.${issuedAt}.${keyId}`),
    read: (text, now) => {
      const content = text.slice(0, text.lastIndexOf("."))
      // The texts are compared and not the bytes of the signatures: the last letter of one has bits that say nothing.
      if (!isSame(text, signed(content))) return null
      const [webUserGuid, account, issuedAt] = content.split(".")
      return decode({ webUserGuid, account: account || null, issuedAt: Number(issuedAt) }).pipe(
        Option.filter((session) => session.issuedAt <= now + CLOCK_SKEW && session.issuedAt > now - SESSION_LIFETIME),
        Option.getOrNull
      )
    }
  }
}

const decode = Schema.decodeUnknownOption(Session)

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
