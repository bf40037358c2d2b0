import {
  ACCOUNT_PAGES,
  accountSessions,
  changeEmail,
  changeNewsletter,
  changePassword,
  changeProfile,
  confirmLink,
  deleteAccount,
  DOWNLOAD_PATH,
  endSession,
  eraseGuest,
  register,
  requestPasswordLink,
  resetPassword,
  signIn
} from "@camber/domain/account"
import { logOut } from "@camber/domain/visitor"
import { answeringRead, type ApiCall } from "../http/answering.ts"
import { answeringForm } from "./answeringForm.ts"
import { changingEmail, changingNewsletter, changingPassword, changingProfile } from "./changes.ts"
import type { AccountDeps } from "./AccountDeps.ts"
import { requestingPasswordLink, resetting } from "./passwordReset.ts"
import { deletingAccount, downloadingData, erasingGuest } from "./ownData.ts"
import { endingSession, readOwnSessions } from "./ownSessions.ts"
import { confirming, registering } from "./registration.ts"
import { signingIn, signingOut } from "./signIn.ts"

/** What is posted about accounts, by path. */
export const accountForms = (deps: AccountDeps): ReadonlyArray<readonly [path: string, call: ApiCall]> => {
  const { confirm, forgot, privacy, reset, settings, signIn: signInPage } = ACCOUNT_PAGES
  return [
    [register.path, answeringForm(register, signInPage, registering(deps))],
    [signIn.path, answeringForm(signIn, signInPage, signingIn(deps))],
    [requestPasswordLink.path, answeringForm(requestPasswordLink, forgot, requestingPasswordLink(deps))],
    [confirmLink.path, answeringForm(confirmLink, confirm, confirming(deps))],
    [resetPassword.path, answeringForm(resetPassword, reset, resetting(deps))],
    [changeProfile.path, answeringForm(changeProfile, settings, changingProfile(deps))],
    [changePassword.path, answeringForm(changePassword, settings, changingPassword(deps))],
    [changeEmail.path, answeringForm(changeEmail, settings, changingEmail(deps))],
    [changeNewsletter.path, answeringForm(changeNewsletter, settings, changingNewsletter(deps))],
    [endSession.path, answeringForm(endSession, settings, endingSession(deps))],
    [deleteAccount.path, answeringForm(deleteAccount, settings, deletingAccount(deps))],
    [eraseGuest.path, answeringForm(eraseGuest, privacy, erasingGuest(deps))]
  ]
}

/** What is got about accounts, by path. */
export const accountReads = (deps: AccountDeps): ReadonlyArray<readonly [path: string, call: ApiCall]> => [
  [logOut.path, signingOut(deps)],
  [DOWNLOAD_PATH, downloadingData(deps)],
  [accountSessions.path, answeringRead(accountSessions, readOwnSessions(deps))]
]
