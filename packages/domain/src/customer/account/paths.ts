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
  erase: "/api/account/erase",
  signInCode: "/api/account/login/code",
  beginFactor: "/api/account/second-factor/begin",
  confirmFactor: "/api/account/second-factor/confirm",
  endFactor: "/api/account/second-factor/end"
} as const
export type AccountForm = keyof typeof ACCOUNT_FORMS

/** All that the shop keeps of whoever asks, of an account or of a guest, as a JSON file. */
export const DOWNLOAD_PATH = "/api/account/download"

/** Where is told how the account's second factor stands. */
export const FACTOR_PATH = "/api/account/second-factor"

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
  privacy: "/info/privacy",
  /** Where the second factor is set up and turned off. */
  factor: "/forms/second-factor",
  /** Where its code is asked for after the password. */
  code: "/forms/sign-in-code"
} as const
