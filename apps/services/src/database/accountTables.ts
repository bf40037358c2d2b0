import type { AccountRole } from "@camber/domain/account"
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely"

/** What a customer who has not confirmed the address yet wants to be known by. */
export interface Registration {
  readonly firstName: string
  readonly lastName: string
  readonly passwordHash: string
  /** Of the visitor who filled in the form. */
  readonly webUserGuid: string
}

/** The columns of migrations 0009, 0015 and 0018, as rows. */
export interface AccountTables {
  /** `email_key` is what two spellings of one address have in common. Without `password_hash` nobody can sign in yet. */
  account: {
    account_id: string
    web_user_guid: string
    email: string
    email_key: string
    password_hash: string | null
    first_name: Generated<string>
    last_name: Generated<string>
    roles: Generated<Array<AccountRole>>
    /** Pays the special price (GAP-C58), and takes no part in the rewards programme. */
    has_special_price: Generated<boolean>
    /** The number of the certificate by which it pays no tax. */
    tax_certificate: ColumnType<string | null, string | null | undefined, string | null>
    made_at: Generated<Date>
  }
  /** A session ends when its row does. */
  account_session: {
    session_id: string
    account_id: string
    made_at: Generated<Date>
    expires_at: Date
    /** Behind by five minutes at most; null: of a time when nobody wrote it down. */
    seen_at: ColumnType<Date | null, Date | null | undefined, Date>
    /** As `describeBrowser` calls it; empty: it does not say. */
    browser: Generated<string>
    /** It was begun with the account's second factor, which is still on. */
    has_factor: Generated<boolean>
  }
  /** A link that was used has no row any more. */
  one_time_link: {
    token_hash: string
    purpose: "register" | "password" | "email"
    email: string
    email_key: string
    account_id: string | null
    registration: JSONColumnType<Registration> | null
    asked_in: Generated<string | null>
    made_at: Generated<Date>
    expires_at: Date
  }
  /** The account's key for codes of an app; it counts once it is confirmed. */
  second_factor: {
    account_id: string
    /** Base32. */
    key: string
    /** As long as it is not confirmed: the recovery codes, and the session that sees them. */
    pending_codes: Array<string> | null
    pending_session: string | null
    made_at: Generated<Date>
    confirmed_at: Generated<Date | null>
    /** The time step of the last code that was taken: no code is taken twice. */
    last_step: Generated<number>
  }
  recovery_code: { account_id: string; code_hash: string }
  /** A sign-in whose password was right, and that waits for its code. */
  sign_in_step: {
    token_hash: string
    account_id: string
    password_hash: string
    next: string
    expires_at: Date
  }
  /** Mail that waits for its transport, or, without one, that the outbox page shows. */
  mail: {
    mail_id: GeneratedAlways<number>
    recipient: string
    subject: string
    body: string
    queued_at: Generated<Date>
    sent_at: Date | null
    /** When it was last refused. */
    tried_at: Generated<Date | null>
    /** Until when a process has it to send; null where none has. */
    claimed_until: Generated<Date | null>
  }
  /** Counted tries, as the limiter's library keeps them. */
  rate_limit: { key: string; points: number; expire: number | null }
}
