import { normalizeEmail } from "@camber/domain/account"

/** Returns the mailbox that an email address delivers to: `June+shop@example.com` is `june@example.com`. Limits of mail count mailboxes. */
export const mailboxKey = (emailAddress: string): string => normalizeEmail(emailAddress).replace(/\+[^@]*(?=@)/, "")
