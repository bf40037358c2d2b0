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
import { createRestReadHandler, type ApiHandler } from "../http/restHandlers.ts"
import { createFormHandler } from "./createFormHandler.ts"
import {
  createChangeEmailHandler,
  createChangeNewsletterHandler,
  createChangePasswordHandler,
  createChangeProfileHandler
} from "./accountChanges.ts"
import type { AccountDeps } from "./AccountDeps.ts"
import { createRequestPasswordLinkHandler, createResetPasswordHandler } from "./passwordReset.ts"
import { createDeleteAccountHandler, createDownloadDataHandler, createEraseGuestHandler } from "./ownData.ts"
import { createStartFactorHandler, createConfirmFactorHandler, createDisableFactorHandler, createReadFactorHandler } from "./ownFactor.ts"
import { createEndSessionHandler, createReadSessionsHandler } from "./ownSessions.ts"
import { createConfirmLinkHandler, createRegisterHandler } from "./registration.ts"
import { createSignInHandler, createSignOutHandler } from "./signIn.ts"
import { createSignInCodeHandler } from "./signInStep.ts"

/** Creates the account form handlers, by path. */
export const accountForms = (deps: AccountDeps): ReadonlyArray<readonly [path: string, call: ApiHandler]> => {
  const { code, confirm, factor, forgot, privacy, reset, settings, signIn: signInPage } = ACCOUNT_PAGES
  return [
    [register.path, createFormHandler(register, signInPage, createRegisterHandler(deps))],
    [signIn.path, createFormHandler(signIn, signInPage, createSignInHandler(deps))],
    [signInCode.path, createFormHandler(signInCode, code, createSignInCodeHandler(deps))],
    [requestPasswordLink.path, createFormHandler(requestPasswordLink, forgot, createRequestPasswordLinkHandler(deps))],
    [confirmLink.path, createFormHandler(confirmLink, confirm, createConfirmLinkHandler(deps))],
    [resetPassword.path, createFormHandler(resetPassword, reset, createResetPasswordHandler(deps))],
    [changeProfile.path, createFormHandler(changeProfile, settings, createChangeProfileHandler(deps))],
    [changePassword.path, createFormHandler(changePassword, settings, createChangePasswordHandler(deps))],
    [changeEmail.path, createFormHandler(changeEmail, settings, createChangeEmailHandler(deps))],
    [changeNewsletter.path, createFormHandler(changeNewsletter, settings, createChangeNewsletterHandler(deps))],
    [endSession.path, createFormHandler(endSession, settings, createEndSessionHandler(deps))],
    [beginFactor.path, createFormHandler(beginFactor, factor, createStartFactorHandler(deps))],
    [confirmFactor.path, createFormHandler(confirmFactor, factor, createConfirmFactorHandler(deps))],
    [endFactor.path, createFormHandler(endFactor, factor, createDisableFactorHandler(deps))],
    [deleteAccount.path, createFormHandler(deleteAccount, settings, createDeleteAccountHandler(deps))],
    [eraseGuest.path, createFormHandler(eraseGuest, privacy, createEraseGuestHandler(deps))]
  ]
}

/** Creates the account read handlers, by path. */
export const accountReads = (deps: AccountDeps): ReadonlyArray<readonly [path: string, call: ApiHandler]> => [
  [logOut.path, createSignOutHandler(deps)],
  [DOWNLOAD_PATH, createDownloadDataHandler(deps)],
  [secondFactor.path, createRestReadHandler(secondFactor, createReadFactorHandler(deps))],
  [accountSessions.path, createRestReadHandler(accountSessions, createReadSessionsHandler(deps))]
]
