import type { Mail } from "./postMail.ts"

/** Port: hands a message to whoever carries it. Rejects where it was not taken; it is tried again then. */
export type MailTransport = (mail: Mail) => Promise<void>
