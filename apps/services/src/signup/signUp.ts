import { flagNames } from "@camber/domain/flags"
import type { signUpForLoyalty } from "@camber/domain/loyalty"
import { Cents } from "@camber/domain/money"
import {
  parseExperiment,
  validatePhone,
  type SignupExperiment,
  type signUpForPromo,
  WELCOME_CODE_DAYS,
  formatWelcomeOffer
} from "@camber/domain/signup"
import { validateEmail } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { createFlagsResolver } from "../flags/createFlagsResolver.ts"
import { type FormDeps, isWithinFormLimit } from "../http/formRateLimit.ts"
import { type NewNotification, createNotification } from "../notifications/createNotification.ts"
import { issueCode } from "../promotions/issueCode.ts"
import { isMember } from "../rewards/readPointsBalance.ts"
import { joinRewards } from "../rewards/joinRewards.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import { readMailingAddress, saveAddress } from "./addresses.ts"
import { queueMail } from "../mail/queueMail.ts"
import { isWithinSignupLimit } from "./attempts.ts"
import { welcomeMail } from "./welcomeMail.ts"

type PromoRequest = (typeof signUpForPromo)["body"]["Type"]
type PromoReply = (typeof signUpForPromo)["result"]["Encoded"]
type LoyaltyRequest = (typeof signUpForLoyalty)["body"]["Type"]
type LoyaltyReply = (typeof signUpForLoyalty)["result"]["Encoded"]

const TOO_MANY = "Too many tries. Wait an hour and try again."

/** What this visitor was promised: the experiment decides (SIGN-03, GAP-31). */
const promisedTo = async (database: Kysely<Tables>, { visitorId }: VisitorSession): Promise<SignupExperiment> => {
  const [flag] = await createFlagsResolver(database, [flagNames.signupExperiment], visitorId)
  return parseExperiment(flag?.value ?? null)
}

/**
 * null for a request that may go on; otherwise what is wrong, in the shopper's words. Visitors are made by the thousand, client addresses are
 * not, so that each of the two has its limit.
 */
const refusal = async (
  deps: FormDeps,
  [error]: ReadonlyArray<string>,
  { isBot, webUserGuid }: VisitorSession,
  request: Request
): Promise<string | null> => {
  if (error !== undefined) return error
  if (isBot) return TOO_MANY
  return (await isWithinFormLimit(deps, "signup", request)) && (await isWithinSignupLimit(deps.database, webUserGuid)) ? null : TOO_MANY
}

/** What signing up needs beside the form: the mail names the shop and leads to it. */
interface SignupDeps extends FormDeps {
  readonly brandName: string
  readonly publicOrigin: string
}

/**
 * Signs an address up for emails, and for text messages where there is a number for them, and gives its mailbox the one welcome code (CALL-26,
 * GAP-C58): the answer shows it and an email brings it. A mailbox that had its code gets none again; limits by visitor and client stay.
 */
export const signUpWithAddress =
  (deps: SignupDeps) =>
  async (
    { emailAddress, phoneNumber, registrationSource, smsOptIn }: PromoRequest,
    visit: VisitorSession,
    request: Request
  ): Promise<PromoReply> => {
    const { database } = deps
    const { webUserGuid } = visit
    const experiment = await promisedTo(database, visit)
    const wrong = await refusal(deps, [...validateEmail(emailAddress), ...validatePhone(phoneNumber, experiment)], visit, request)
    const showLoyaltyOptIn = !(await isMember(database, webUserGuid))
    if (wrong !== null) return { ...noCode, success: false, publicSuccessMessage: null, publicErrorMessage: wrong, showLoyaltyOptIn }

    const row = {
      web_user_guid: webUserGuid,
      email: readMailingAddress(emailAddress),
      phone_number: phoneNumber,
      sms_opt_in: smsOptIn && phoneNumber !== "",
      source: registrationSource,
      is_subscribed: true
    }
    const promo = {
      discount: { _tag: "AmountOff", cents: Cents.make(experiment.discountAmount * 100) } as const,
      minimumCents: experiment.minimumOrder * 100
    }
    const offer = formatWelcomeOffer(experiment)
    const otuCode = await database.transaction().execute(async (transaction) => {
      if (!(await saveAddress(transaction, row, "has_code"))) return null
      const code = await issueCode(transaction, { ...promo, days: WELCOME_CODE_DAYS })
      await queueMail(transaction, welcomeMail(deps, { recipient: row.email, code, offer }))
      return code
    })
    return {
      otuCode,
      otuCodeDaysUntilExpiration: otuCode === null ? null : WELCOME_CODE_DAYS,
      success: true,
      publicSuccessMessage:
        otuCode === null ? hadCode : `Your code for ${offer} is in your cart for ${WELCOME_CODE_DAYS} days. We emailed it to you too.`,
      publicErrorMessage: null,
      showLoyaltyOptIn
    }
  }

const hadCode = "Your address already had its code. Look for our earlier email."

const noCode = { otuCode: null, otuCodeDaysUntilExpiration: null } as const

const welcomeOf = (points: number): NewNotification => ({
  topic: "rewards",
  title: `${points} points added`,
  text: "Welcome to the Rewards Program. Every dollar you spend earns a point.",
  href: "/pages/rewards",
  occasion: "rewards:joined"
})

/**
 * Makes a visitor a member of the rewards programme (CALL-27). The points for it are had once by an address; who joins by one that had them
 * gets the same answer, so that nobody learns who is a member.
 */
export const joinWithAddress =
  (deps: FormDeps) =>
  async ({ emailAddress }: LoyaltyRequest, visit: VisitorSession, request: Request): Promise<LoyaltyReply> => {
    const { database } = deps
    const { webUserGuid } = visit
    const wrong = await refusal(deps, validateEmail(emailAddress), visit, request)
    if (wrong !== null) return { success: false, publicErrorMessage: wrong }
    const { signupPoints } = await promisedTo(database, visit)
    await database.transaction().execute(async (transaction) => {
      const row = { web_user_guid: webUserGuid, email: readMailingAddress(emailAddress), source: "Loyalty" }
      const isFirst = await saveAddress(transaction, row, "has_points")
      const isNew = await joinRewards(transaction, webUserGuid, isFirst ? signupPoints : 0)
      if (isNew && isFirst && signupPoints > 0) await createNotification(transaction, webUserGuid, welcomeOf(signupPoints))
    })
    return { success: true, publicErrorMessage: null }
  }
