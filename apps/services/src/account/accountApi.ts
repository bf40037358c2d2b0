import {
  ACCOUNT_PAGES,
  changeEmail,
  changeNewsletter,
  changePassword,
  changeProfile,
  confirmLink,
  deleteAccount,
  DOWNLOAD_PATH,
  forgetPassword,
  register,
  resetPassword,
  signIn
} from "@camber/domain/account"
import { logOut } from "@camber/domain/visitor"
import type { ApiCall } from "../visitor/visitorApi.ts"
import { answeringForm } from "./answeringForm.ts"
import { changingEmail, changingNewsletter, changingPassword, changingProfile } from "./changes.ts"
import type { Desk } from "./Desk.ts"
import { forgetting, resetting } from "./forgottenPassword.ts"
import { deletingAccount, downloadingData } from "./ownData.ts"
import { confirming, registering } from "./registration.ts"
import { signingIn, signingOut } from "./signIn.ts"

/** What is posted about accounts, by path. */
export const accountForms = (desk: Desk): ReadonlyArray<readonly [path: string, call: ApiCall]> => {
  const { confirm, forgot, reset, settings, signIn: signInPage } = ACCOUNT_PAGES
  return [
    [register.path, answeringForm(register, signInPage, registering(desk))],
    [signIn.path, answeringForm(signIn, signInPage, signingIn(desk))],
    [forgetPassword.path, answeringForm(forgetPassword, forgot, forgetting(desk))],
    [confirmLink.path, answeringForm(confirmLink, confirm, confirming(desk))],
    [resetPassword.path, answeringForm(resetPassword, reset, resetting(desk))],
    [changeProfile.path, answeringForm(changeProfile, settings, changingProfile(desk))],
    [changePassword.path, answeringForm(changePassword, settings, changingPassword(desk))],
    [changeEmail.path, answeringForm(changeEmail, settings, changingEmail(desk))],
    [changeNewsletter.path, answeringForm(changeNewsletter, settings, changingNewsletter(desk))],
    [deleteAccount.path, answeringForm(deleteAccount, settings, deletingAccount(desk))]
  ]
}

/** What is got about accounts, by path. */
export const accountReads = (desk: Desk): ReadonlyArray<readonly [path: string, call: ApiCall]> => [
  [logOut.path, signingOut(desk)],
  [DOWNLOAD_PATH, downloadingData(desk)]
]
