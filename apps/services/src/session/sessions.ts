import { SESSION_COOKIE, WebUserGuid } from "@camber/domain/visitor"
import { Option, Redacted, Schema } from "effect"
import { createHash, createHmac, createSecretKey, timingSafeEqual } from "node:crypto"

/** In the place of an account's session: there was one, and it is over (GAP-67). */
export const SESSION_ENDED = "ended"

/** Who a visitor proves to be. An anonymous one has no account and no row anywhere: the signed text is all there is of it (GAP-C22). */
const Session = Schema.Struct({
  webUserGuid: WebUserGuid,
  /** The id of the account's session, a UUID, or that it has ended; null: not signed in. */
  account: Schema.NullOr(Schema.String),
  /** UTC milliseconds. */
  issuedAt: Schema.Int
})
export interface Session extends Schema.Struct.Type<typeof Session.fields> {}

/** Makes and reads the texts that sessions travel as. */
export interface SessionSigner {
  readonly sign: (session: Session) => string
  /** null for anything that none of the keys signed, or more than 365 days before `now`. A time ahead of it is a clock's fault, and no visitor's. */
  readonly read: (text: string, now: number) => Session | null
}

/** Keys that sessions are signed with: the first signs, and what any of them signed is read. */
export type SessionKeys = readonly [SessionKey, ...ReadonlyArray<SessionKey>]
type SessionKey = Redacted.Redacted<Uint8Array>

export const SESSION_LIFETIME = 365 * 24 * 3_600_000

/**
 * Sessions signed with HMAC-SHA-256: `guid.account.issued.key.signature`. The key's id, the first 8 hex digits of its SHA-256, tells
 * which one signed, so that a key can be followed by another.
 */
export const createSessionSigner = (...keys: SessionKeys): SessionSigner => {
  const [first, ...others] = keys
  const signature = signatureWith(first)
  const byId = new Map([signature, ...others.map(signatureWith)].map((each) => [each.keyId, each]))

  return {
    sign: ({ account, issuedAt, webUserGuid }) => signature.signed(`${webUserGuid}.${account ?? ""}.${issuedAt}.${signature.keyId}`),
    read: (text, now) => {
      if (text === "") return null
      const content = text.slice(0, text.lastIndexOf("."))
      const [webUserGuid, account, issuedAt, keyId = ""] = content.split(".")
      // The texts are compared and not the bytes of the signatures: the last letter of one has bits that say nothing.
      if (!isSame(text, (byId.get(keyId) ?? signature).signed(content))) return null
      return decode({ webUserGuid, account: account || null, issuedAt: Number(issuedAt) }).pipe(
        Option.filter((session) => session.issuedAt > now - SESSION_LIFETIME),
        Option.getOrNull
      )
    }
  }
}

const signatureWith = (key: SessionKey) => {
  const bytes = Redacted.value(key)
  // Read once: reading it costs several times what signing does.
  const secret = createSecretKey(bytes)
  return {
    keyId: createHash("sha256").update(bytes).digest("hex").slice(0, 8),
    signed: (content: string): string =>
      `${content}.${createHmac("sha256", secret).update(`${SESSION_COOKIE}.${content}`).digest("base64url")}`
  }
}

const decode = Schema.decodeUnknownOption(Session)

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
