import {
  ACCOUNT_PAGES,
  type beginFactor,
  type confirmFactor,
  type endFactor,
  type SecondFactor,
  type secondFactor
} from "@camber/domain/account"
import { sql } from "kysely"
import { getClientIp } from "../http/getClientIp.ts"
import { queueCustomerMail } from "../mail/queueMail.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import { readShopName } from "../shop-settings/readShop.ts"
import type { AccountDeps } from "./AccountDeps.ts"
import { factorMail } from "./accountMails.ts"
import type { FormResult } from "./createFormHandler.ts"
import { endOtherSessions, getCurrentBrowser } from "./createSession.ts"
import {
  countRecoveryCodes,
  deleteSecondFactor,
  hasSecondFactor,
  saveRecoveryCodes,
  generateRecoveryCodes,
  consumeCode,
  getOtpAuthUrl,
  generateTotpKey
} from "./factors.ts"
import { notSignedIn, verifyOwner } from "./ownAccount.ts"

/** Whether the time to confirm a new key has passed, by the database clock. */
const isOld = sql<boolean>`second_factor.made_at < now() - interval '30 minutes'`.as("isOld")

const NO_FACTOR: Omit<SecondFactor, "state"> = { key: null, address: null, recoveryCodes: [], codesLeft: 0, isRequired: false }

/**
 * Creates the handler that reads the state of the user's second factor. The key is shown only before confirmation and
 * only to the session that started the setup.
 */
export const createReadFactorHandler =
  ({ brandName, database, staffFactor }: AccountDeps) =>
  async ({ account }: VisitorSession): Promise<(typeof secondFactor)["result"]["Encoded"]> => {
    if (account === null) return { ...NO_FACTOR, state: "stranger" }
    const row = await database
      .selectFrom("account")
      .leftJoin("second_factor", "second_factor.account_id", "account.account_id")
      .select(["email", "roles", "key", "pending_codes", "pending_session", "confirmed_at"])
      .select(isOld)
      .where("account.account_id", "=", account.id)
      .executeTakeFirstOrThrow()
    const isRequired = staffFactor === "required" && row.roles.includes("staff")
    if (row.confirmed_at !== null)
      return { ...NO_FACTOR, isRequired, state: "on", codesLeft: await countRecoveryCodes(database, account.id) }
    if (row.key === null || row.pending_session !== account.sessionId || row.isOld) return { ...NO_FACTOR, isRequired, state: "off" }
    return {
      state: "pending",
      key: row.key,
      address: getOtpAuthUrl(row.key, await readShopName(database, { brandName }), row.email),
      recoveryCodes: row.pending_codes ?? [],
      codesLeft: 0,
      isRequired
    }
  }

/**
 * Creates the handler that starts the setup with a new key and replaces an unfinished one. An active second factor must
 * be turned off first.
 */
export const createStartFactorHandler =
  (deps: AccountDeps) =>
  async ({ password }: (typeof beginFactor)["body"]["Type"], visit: VisitorSession, request: Request): Promise<FormResult> => {
    const proven = await verifyOwner(deps, visit, password, request)
    if ("refusal" in proven) return proven.refusal
    const { account_id } = proven.own
    const pending = {
      key: generateTotpKey(),
      pending_codes: [...generateRecoveryCodes()],
      pending_session: visit.account?.sessionId ?? null,
      made_at: sql<Date>`now()`
    }
    await deps.database
      .insertInto("second_factor")
      .values({ account_id, ...pending })
      .onConflict((conflict) =>
        conflict
          .column("account_id")
          .doUpdateSet({ ...pending, last_step: 0 })
          .where("second_factor.confirmed_at", "is", null)
      )
      .execute()
    return { outcome: "done", next: ACCOUNT_PAGES.factor }
  }

/**
 * Creates the handler that turns the second factor on. Later sign-ins require the second factor. The current session counts as signed in
 * with it.
 */
export const createConfirmFactorHandler =
  (deps: AccountDeps) =>
  async ({ code }: (typeof confirmFactor)["body"]["Type"], visit: VisitorSession, request: Request): Promise<FormResult> => {
    const { account } = visit
    if (account === null) return notSignedIn
    const wait = await countCode(deps, account.id, request)
    if (wait !== null) return { outcome: "busy", retryAfter: wait }
    const reply = await deps.database.transaction().execute(async (transaction): Promise<FormResult> => {
      const { email } = await transaction
        .selectFrom("account")
        .select("email")
        .where("account_id", "=", account.id)
        .forUpdate()
        .executeTakeFirstOrThrow()
      const pending = await transaction
        .selectFrom("second_factor")
        .select("pending_codes")
        .select(isOld)
        .where("account_id", "=", account.id)
        .where("pending_session", "=", account.sessionId)
        .where("confirmed_at", "is", null)
        .executeTakeFirst()
      if (pending === undefined || pending.pending_codes === null || pending.isOld) return { outcome: "expired" }
      if ((await consumeCode(transaction, account.id, code)) !== "app") return { outcome: "refused" }
      await transaction
        .updateTable("second_factor")
        .set({ confirmed_at: sql<Date>`now()`, pending_codes: null, pending_session: null })
        .where("account_id", "=", account.id)
        .execute()
      await saveRecoveryCodes(transaction, account.id, pending.pending_codes)
      await endOtherSessions(transaction, account.id, getCurrentBrowser(visit, request))
      await transaction.updateTable("account_session").set({ has_factor: true }).where("session_id", "=", account.sessionId).execute()
      await queueCustomerMail(transaction, deps, factorMail(deps, email, true))
      return { outcome: "done" }
    })
    if (reply.outcome === "done") await deps.tries.takeBack("ofAccount", getCodeKey(account.id))
    return reply
  }

/**
 * Creates the handler that turns the second factor off. It requires the password and a code, so that access to a signed-in browser is not
 * enough.
 */
export const createDisableFactorHandler =
  (deps: AccountDeps) =>
  async ({ code, password }: (typeof endFactor)["body"]["Type"], visit: VisitorSession, request: Request): Promise<FormResult> => {
    const proven = await verifyOwner(deps, visit, password, request)
    if ("refusal" in proven) return proven.refusal
    const { account_id, email } = proven.own
    const wait = await countCode(deps, account_id, request)
    if (wait !== null) return { outcome: "busy", retryAfter: wait }
    const reply = await deps.database.transaction().execute(async (transaction): Promise<FormResult> => {
      await transaction.selectFrom("account").select("account_id").where("account_id", "=", account_id).forUpdate().execute()
      if (!(await hasSecondFactor(transaction, account_id))) return { outcome: "expired" }
      if ((await consumeCode(transaction, account_id, code)) === null) return { outcome: "refused" }
      await deleteSecondFactor(transaction, account_id)
      await queueCustomerMail(transaction, deps, factorMail(deps, email, false))
      return { outcome: "done" }
    })
    if (reply.outcome === "done") await deps.tries.takeBack("ofAccount", getCodeKey(account_id))
    return reply
  }

const getCodeKey = (accountId: string): string => `code ${accountId}`

const countCode = async ({ proxyHeader, tries }: AccountDeps, accountId: string, request: Request): Promise<number | null> =>
  (await tries.count("ofAddress", getClientIp(request, proxyHeader))) ?? (await tries.count("ofAccount", getCodeKey(accountId)))
