import { Redacted } from "effect"
import { createHmac, timingSafeEqual } from "node:crypto"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { createUnsubscribePage } from "../mail/createUnsubscribePage.ts"
import type { SessionKeys } from "../session/sessions.ts"

/** Path of the page that stops the reminders about one car. */
export const UNSUBSCRIBE_PATH = "/api/date-reminders/stop"

export interface UnsubscribeSettings {
  readonly publicOrigin: string
  readonly sessionKeys: SessionKeys
}

interface RemindedCar {
  readonly accountId: string
  readonly projectId: string
}

/** Creates the link that stops the reminders about a car. It works without sign-in, and does not expire. */
export const createUnsubscribeUrl = ({ publicOrigin, sessionKeys: [key] }: UnsubscribeSettings, car: RemindedCar): string =>
  `${publicOrigin}${UNSUBSCRIBE_PATH}?${new URLSearchParams({ account: car.accountId, car: car.projectId, signature: sign(key, car) }).toString()}`

const sign = (key: SessionKeys[number], { accountId, projectId }: RemindedCar): string =>
  createHmac("sha256", Redacted.value(key)).update(`date-reminders.${accountId}.${projectId}`).digest("base64url")

const isSame = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Creates the handler of the links that stop the reminders about a car. */
export const createUnsubscribeHandler = (database: Kysely<Tables>, { sessionKeys }: Pick<UnsubscribeSettings, "sessionKeys">) =>
  createUnsubscribePage({
    read: (params): RemindedCar | null => {
      const car = { accountId: params.get("account") ?? "", projectId: params.get("car") ?? "" }
      return sessionKeys.some((key) => isSame(params.get("signature") ?? "", sign(key, car))) ? car : null
    },
    stop: (car) => stopReminders(database, car),
    texts: {
      question: "Stop reminders about this car?",
      consequence: "You will get no more email about its dates.",
      button: "Stop Reminders",
      done: "Reminders stopped",
      followUp: "You will get no more email about the dates of this car. Your notes stay as they are.",
      otherWay: "Open your pit page to change reminders."
    }
  })

const stopReminders = async (database: Kysely<Tables>, { accountId, projectId }: RemindedCar): Promise<void> => {
  await sql`
    update race_car set reminds = false from account
    where account.account_id::text = ${accountId} and race_car.web_user_guid = account.web_user_guid
      and (race_car.car_key = ${projectId} or race_car.car_key in (select identity from customer_project as saved
        where saved.web_user_guid = account.web_user_guid and saved.project_id::text = ${projectId}))`.execute(database)
}
