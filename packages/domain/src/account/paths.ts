/** Where each form of the account is sent to, as JSON or in a form's own encoding. */
export const ACCOUNT_FORMS = {
  register: "/api/account/register",
  signIn: "/api/account/login",
  forgot: "/api/account/forgot",
  confirm: "/api/account/confirm",
  reset: "/api/account/reset",
  profile: "/api/account/profile",
  password: "/api/account/password",
  email: "/api/account/email",
  newsletter: "/api/account/newsletter",
  endSession: "/api/account/sessions/end",
  delete: "/api/account/delete",
  erase: "/api/account/erase"
} as const
export type AccountForm = keyof typeof ACCOUNT_FORMS

/** All that the shop keeps of whoever asks, of an account or of a guest, as a JSON file. */
export const DOWNLOAD_PATH = "/api/account/download"

/** Where is told which browsers the account is signed in with. */
export const SESSIONS_PATH = "/api/account/sessions"

/** Where the account's pages stand. */
export const ACCOUNT_PAGES = {
  signIn: "/account/login",
  forgot: "/account/forgot",
  reset: "/account/reset",
  confirm: "/account/confirm",
  settings: "/account",
  /** Where guests take along and erase what is theirs. */
  privacy: "/info/privacy"
} as const
