/** Endpoints of the account forms. The endpoints accept JSON and form encoding. */
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

/** Downloads all data of the account or guest as a JSON file. */
export const DOWNLOAD_PATH = "/api/account/download"

/** Endpoint for the state of the second factor. */
export const FACTOR_PATH = "/api/account/second-factor"

/** Endpoint for the sessions of the account. */
export const SESSIONS_PATH = "/api/account/sessions"

/** Pages of the account. */
export const ACCOUNT_PAGES = {
  signIn: "/account/login",
  forgot: "/account/forgot",
  reset: "/account/reset",
  confirm: "/account/confirm",
  settings: "/account",
  /** Page where guests download and erase their data. */
  privacy: "/info/privacy",
  /** Page to set up and turn off the second factor. */
  factor: "/forms/second-factor",
  /** Page that asks for the second factor's code after the password. */
  code: "/forms/sign-in-code"
} as const
