import { SESSION_COOKIE, WebUserGuid } from "@camber/domain/visitor"
import { Option, Redacted, Schema } from "effect"
import { createHash, createHmac, createSecretKey, timingSafeEqual } from "node:crypto"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Value that replaces the id of the account's session after that session has ended (GAP-67). */
export const SESSION_ENDED = "ended"

/** The signed identity of a visitor. An anonymous visitor has no account and no database row (GAP-C22). */
const Session = Schema.Struct({
  webUserGuid: WebUserGuid,
  /** Id of the account's session, a UUID, or SESSION_ENDED; null if not signed in. */
  account: Schema.NullOr(Schema.String),
  issuedAt: Schema.Int
})
export interface Session extends Schema.Struct.Type<typeof Session.fields> {}

/** Signs and verifies sessions. */
export interface SessionSigner {
  readonly sign: (session: Session) => string
  /**
   * Returns null unless one of the keys signed the text within the last 365 days. An issue time in the future is accepted, because a server
   * clock may have been wrong.
   */
  readonly read: (text: string, now: number) => Session | null
}

/** Signing keys. The first key signs; all keys verify. */
export type SessionKeys = readonly [SessionKey, ...ReadonlyArray<SessionKey>]
type SessionKey = Redacted.Redacted<Uint8Array>

export const SESSION_LIFETIME = 365 * 24 * 3_600_000

/**
 * Creates a signer that uses HMAC-SHA-256. The signed text is `guid.account.issued.key.signature`. The key id, the first 8 hex digits of
 * the key's SHA-256, allows key rotation.
 */
export const createSessionSigner = (...keys: SessionKeys): SessionSigner => {
  const [first, ...others] = keys
  const signature = createSignature(first)
  const byId = new Map([signature, ...others.map(createSignature)].map((entry) => [entry.keyId, entry]))

  return {
    sign: ({ account, issuedAt, webUserGuid }) => signature.signed(`${webUserGuid}.${account ?? ""}.${issuedAt}.${signature.keyId}`),
    read: (text, now) => {
      if (text === "") return null
      const content = text.slice(0, text.lastIndexOf("."))
      const [webUserGuid, account, issuedAt, keyId = ""] = content.split(".")
      // Compares the texts, not the decoded signatures, because the last base64url character has unused bits.
      if (!isSame(text, (byId.get(keyId) ?? signature).signed(content))) return null
      return decode({ webUserGuid, account: account || null, issuedAt: Number(issuedAt) }).pipe(
        Option.filter((session) => session.issuedAt > now - SESSION_LIFETIME),
        Option.getOrNull
      )
    }
  }
}

const createSignature = (key: SessionKey) => {
  const bytes = Redacted.value(key)
  // Created once, because creating the key object costs several times as much as signing.
  const secret = createSecretKey(bytes)
  return {
    keyId: createHash("sha256").update(bytes).digest("hex").slice(0, 8),
    signed: (content: string): string =>
      `${content}.${createHmac("sha256", secret).update(`${SESSION_COOKIE}.${content}`).digest("base64url")}`
  }
}

const decode = Schema.decodeUnknownOption(Session)

const isSame = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Creates the function that stores the visit of a returning guest, in the background. If the database is unavailable, the visit is stored
 * the next time the session is signed again.
 */
export const recordGuestVisit =
  (database: Kysely<Tables>) =>
  (webUserGuid: WebUserGuid): void =>
    void database
      .insertInto("guest_seen")
      .values({ web_user_guid: webUserGuid })
      .onConflict((conflict) => conflict.column("web_user_guid").doUpdateSet({ seen_at: sql<Date>`now()` }))
      .execute()
      .catch(() => {})
