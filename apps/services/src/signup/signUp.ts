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
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { createFlagsResolver } from "../flags/createFlagsResolver.ts"
import { type FormDeps, isWithinFormLimit } from "../http/rateLimits.ts"
import { type NewNotification, createNotification } from "../notifications/createNotification.ts"
import { issueCode } from "../promotions/issueCode.ts"
import { isMember } from "../rewards/readPoints.ts"
import { joinRewards } from "../rewards/adjustPoints.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import type { SessionKeys } from "../session/sessions.ts"
import { readMailingAddress, saveAddress } from "./addresses.ts"
import { createNewsletterLink } from "./newsletterLink.ts"
import { queueCustomerMail, type CustomerMail } from "../mail/queueMail.ts"

/** Maximum sign-up attempts per visitor and hour. A visitor who also joins the rewards program needs two. */
const MAX_ATTEMPTS = 6

/** Counts a sign-up attempt. Returns false above the limit. The limit prevents mass requests for codes. */
const isWithinSignupLimit = (database: Kysely<Tables>, webUserGuid: string): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('signup_attempt'), hashtext(${webUserGuid}))`.execute(transaction)
    const { rows } = await sql`
      insert into signup_attempt (web_user_guid) select ${webUserGuid}
      where (select count(*) from signup_attempt where web_user_guid = ${webUserGuid} and attempted_at > now() - interval '1 hour') < ${MAX_ATTEMPTS}
      returning attempt_id`.execute(transaction)
    return rows.length === 1
  })

/** Deletes attempts that are older than the limit's hour. */
export const purgeAttempts = async (database: Kysely<Tables>): Promise<void> => {
  await database
    .deleteFrom("signup_attempt")
    .where("attempted_at", "<", sql<Date>`now() - interval '1 hour'`)
    .execute()
}

interface Welcome {
  readonly recipient: string
  readonly unsubscribeUrl: string
  readonly code: string
  /** The discount as the form described it. */
  readonly offer: string
}

/** Creates the mail with the welcome code, so that visitors also have it on other devices (SIGN-12). */
const welcomeMail = (publicOrigin: string, { code, offer, recipient, unsubscribeUrl }: Welcome): CustomerMail => ({
  recipient,
  unsubscribeUrl,
  title: `Your code for ${offer}`,
  paragraphs: [
    `here is your code for ${offer}:`,
    code,
    "Enter it in your cart, or open this link to add it:",
    `${publicOrigin}/shoppingcart?smi_pc=${code}`,
    `It's good for ${WELCOME_CODE_DAYS} days.`,
    "If you don't want our offers, or didn't sign up for them, unsubscribe here:",
    unsubscribeUrl
  ]
})

type PromoRequest = (typeof signUpForPromo)["body"]["Type"]
type PromoReply = (typeof signUpForPromo)["result"]["Encoded"]
type LoyaltyRequest = (typeof signUpForLoyalty)["body"]["Type"]
type LoyaltyReply = (typeof signUpForLoyalty)["result"]["Encoded"]

const TOO_MANY = "Too many attempts. Wait an hour and try again."

/** Reads the offer that the visitor saw, according to the experiment (SIGN-03, GAP-31). */
const readExperiment = async (database: Kysely<Tables>, { visitorId }: VisitorSession): Promise<SignupExperiment> => {
  const [flag] = await createFlagsResolver(database, [flagNames.signupExperiment], visitorId)
  return parseExperiment(flag?.value ?? null)
}

/**
 * Returns the error message for a rejected request; null if the request is allowed. Visitors and client IP addresses have separate limits,
 * because a client can easily create new visitors but not new IP addresses.
 */
const getRejection = async (
  deps: FormDeps,
  [error]: ReadonlyArray<string>,
  { isBot, webUserGuid }: VisitorSession,
  request: Request
): Promise<string | null> => {
  if (error !== undefined) return error
  if (isBot) return TOO_MANY
  return (await isWithinFormLimit(deps, "signup", request)) && (await isWithinSignupLimit(deps.database, webUserGuid)) ? null : TOO_MANY
}

/** Dependencies of the sign-up handlers. The mail contains the shop's name and URL. */
interface SignupDeps extends FormDeps {
  readonly brandName: string
  readonly publicOrigin: string
  readonly sessionKeys: SessionKeys
}

/**
 * Creates the handler of a sign-up for emails, and for text messages if there is a phone number (CALL-26, GAP-C58). Each mailbox gets one
 * welcome code, in the response and by email. Visitors and client IP addresses are rate limited.
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
    const experiment = await readExperiment(database, visit)
    const rejection = await getRejection(deps, [...validateEmail(emailAddress), ...validatePhone(phoneNumber, experiment)], visit, request)
    const showLoyaltyOptIn = !(await isMember(database, webUserGuid))
    if (rejection !== null)
      return { ...NO_CODE, success: false, publicSuccessMessage: null, publicErrorMessage: rejection, showLoyaltyOptIn }

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
      const unsubscribeUrl = createNewsletterLink(deps, row.email)
      const code = await issueCode(transaction, { ...promo, days: WELCOME_CODE_DAYS })
      await queueCustomerMail(transaction, deps, welcomeMail(deps.publicOrigin, { recipient: row.email, code, offer, unsubscribeUrl }))
      return code
    })
    return {
      otuCode,
      otuCodeDaysUntilExpiration: otuCode === null ? null : WELCOME_CODE_DAYS,
      success: true,
      publicSuccessMessage:
        otuCode === null
          ? CODE_ALREADY_SENT
          : `Your code for ${offer} is in your cart for ${WELCOME_CODE_DAYS} days. We emailed it to you too.`,
      publicErrorMessage: null,
      showLoyaltyOptIn
    }
  }

const CODE_ALREADY_SENT = "We already sent a code to this address. Look for our earlier email."

const NO_CODE = { otuCode: null, otuCodeDaysUntilExpiration: null } as const

const createWelcomeNotification = (points: number): NewNotification => ({
  topic: "rewards",
  title: `${points} points added`,
  text: "Welcome to the Rewards Program. Every dollar you spend earns a point.",
  href: "/pages/rewards",
  occasion: "rewards:joined"
})

/**
 * Creates the handler for joining the rewards program (CALL-27). Each email address gets the points for joining only once. The response is
 * the same if the address already had them, so that it does not reveal who is a member.
 */
export const joinWithAddress =
  (deps: FormDeps) =>
  async ({ emailAddress }: LoyaltyRequest, visit: VisitorSession, request: Request): Promise<LoyaltyReply> => {
    const { database } = deps
    const { webUserGuid } = visit
    const rejection = await getRejection(deps, validateEmail(emailAddress), visit, request)
    if (rejection !== null) return { success: false, publicErrorMessage: rejection }
    const { signupPoints } = await readExperiment(database, visit)
    await database.transaction().execute(async (transaction) => {
      const row = { web_user_guid: webUserGuid, email: readMailingAddress(emailAddress), source: "Loyalty" }
      const isFirst = await saveAddress(transaction, row, "has_points")
      const isNew = await joinRewards(transaction, webUserGuid, isFirst ? signupPoints : 0)
      if (isNew && isFirst && signupPoints > 0) await createNotification(transaction, webUserGuid, createWelcomeNotification(signupPoints))
    })
    return { success: true, publicErrorMessage: null }
  }
