import {
  ACCOUNT_PAGES,
  accountSessions,
  beginFactor,
  changeEmail,
  changeNewsletter,
  changePassword,
  changeProfile,
  confirmFactor,
  confirmLink,
  deleteAccount,
  DOWNLOAD_PATH,
  endFactor,
  endSession,
  eraseGuest,
  register,
  requestPasswordLink,
  resetPassword,
  secondFactor,
  signIn,
  signInCode
} from "@camber/domain/account"
import { logOut } from "@camber/domain/visitor"
import { answeringRead, type ApiCall } from "../http/answering.ts"
import { answeringForm } from "./answeringForm.ts"
import { changingEmail, changingNewsletter, changingPassword, changingProfile } from "./changes.ts"
import type { AccountDeps } from "./AccountDeps.ts"
import { requestingPasswordLink, resetting } from "./passwordReset.ts"
import { deletingAccount, downloadingData, erasingGuest } from "./ownData.ts"
import { beginningFactor, confirmingFactor, endingFactor, readOwnFactor } from "./ownFactor.ts"
import { endingSession, readOwnSessions } from "./ownSessions.ts"
import { confirming, registering } from "./registration.ts"
import { signingIn, signingOut } from "./signIn.ts"
import { signingInByCode } from "./signInStep.ts"

/** What is posted about accounts, by path. */
export const accountForms = (deps: AccountDeps): ReadonlyArray<readonly [path: string, call: ApiCall]> => {
  const { code, confirm, factor, forgot, privacy, reset, settings, signIn: signInPage } = ACCOUNT_PAGES
  return [
    [register.path, answeringForm(register, signInPage, registering(deps))],
    [signIn.path, answeringForm(signIn, signInPage, signingIn(deps))],
    [signInCode.path, answeringForm(signInCode, code, signingInByCode(deps))],
    [requestPasswordLink.path, answeringForm(requestPasswordLink, forgot, requestingPasswordLink(deps))],
    [confirmLink.path, answeringForm(confirmLink, confirm, confirming(deps))],
    [resetPassword.path, answeringForm(resetPassword, reset, resetting(deps))],
    [changeProfile.path, answeringForm(changeProfile, settings, changingProfile(deps))],
    [changePassword.path, answeringForm(changePassword, settings, changingPassword(deps))],
    [changeEmail.path, answeringForm(changeEmail, settings, changingEmail(deps))],
    [changeNewsletter.path, answeringForm(changeNewsletter, settings, changingNewsletter(deps))],
    [endSession.path, answeringForm(endSession, settings, endingSession(deps))],
    [beginFactor.path, answeringForm(beginFactor, factor, beginningFactor(deps))],
    [confirmFactor.path, answeringForm(confirmFactor, factor, confirmingFactor(deps))],
    [endFactor.path, answeringForm(endFactor, factor, endingFactor(deps))],
    [deleteAccount.path, answeringForm(deleteAccount, settings, deletingAccount(deps))],
    [eraseGuest.path, answeringForm(eraseGuest, privacy, erasingGuest(deps))]
  ]
}

/** What is got about accounts, by path. */
export const accountReads = (deps: AccountDeps): ReadonlyArray<readonly [path: string, call: ApiCall]> => [
  [logOut.path, signingOut(deps)],
  [DOWNLOAD_PATH, downloadingData(deps)],
  [secondFactor.path, answeringRead(secondFactor, readOwnFactor(deps))],
  [accountSessions.path, answeringRead(accountSessions, readOwnSessions(deps))]
]
