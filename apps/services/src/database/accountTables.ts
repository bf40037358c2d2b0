import type { AccountRole } from "@camber/domain/account"
import type { StaffRole } from "@camber/domain/staff"
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely"

/** Name and password of a customer who has not confirmed the email address yet. */
export interface Registration {
  readonly firstName: string
  readonly lastName: string
  readonly passwordHash: string
  /** The visitor who submitted the form. */
  readonly webUserGuid: string
}

/** Columns of migrations 0009, 0015 and 0018. */
export interface AccountTables {
  /** `email_key` is the normalized email address. Without a `password_hash` the user cannot sign in yet. */
  account: {
    account_id: string
    web_user_guid: string
    email: string
    email_key: string
    password_hash: string | null
    first_name: Generated<string>
    last_name: Generated<string>
    roles: Generated<Array<AccountRole>>
    /** Role of staff (migration 0091); null for other accounts. */
    staff_role: Generated<StaffRole | null>
    /** The account pays the special price (GAP-C58) and is excluded from the rewards program. */
    has_special_price: Generated<boolean>
    /** Number of the tax exemption certificate. */
    tax_certificate: ColumnType<string | null, string | null | undefined, string | null>
    made_at: Generated<Date>
  }
  /** Signing out deletes the row. */
  account_session: {
    session_id: string
    account_id: string
    made_at: Generated<Date>
    expires_at: Date
    /** At most five minutes out of date. Null for sessions from before the column existed. */
    seen_at: ColumnType<Date | null, Date | null | undefined, Date>
    /** Result of `describeBrowser`; empty if the browser is unknown. */
    browser: Generated<string>
    /** Whether the session was started with the account's second factor, and the factor is still on. */
    has_factor: Generated<boolean>
  }
  /** Using a link deletes its row. */
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
  /** TOTP key of the account. It takes effect once it is confirmed. */
  second_factor: {
    account_id: string
    /** The key in Base32. */
    key: string
    /** Recovery codes that are not confirmed yet. Only session `pending_session` may see them. */
    pending_codes: Array<string> | null
    pending_session: string | null
    made_at: Generated<Date>
    confirmed_at: Generated<Date | null>
    /** Time step of the last accepted code, so that no code is accepted twice. */
    last_step: Generated<number>
  }
  recovery_code: { account_id: string; code_hash: string }
  /** A sign-in with a correct password that still needs its second-factor code. */
  sign_in_step: {
    token_hash: string
    account_id: string
    password_hash: string
    next: string
    expires_at: Date
  }
  /** Mail outbox. Without a mail transport, the outbox page shows these rows. */
  mail: {
    mail_id: GeneratedAlways<number>
    recipient: string
    subject: string
    body: string
    unsubscribe_url: Generated<string | null>
    queued_at: Generated<Date>
    sent_at: Date | null
    /** Time of the last failed attempt. */
    tried_at: Generated<Date | null>
    /** End of the sending process's lease; null if no process has claimed the mail. */
    claimed_until: Generated<Date | null>
  }
  /** Attempt counters of the rate-limiter-flexible library. */
  rate_limit: { key: string; points: number; expire: number | null }
}
