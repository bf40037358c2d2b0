import { Redacted } from "effect"
import { createHmac, timingSafeEqual } from "node:crypto"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { createPrintPage, escapeHtml } from "../http/createPrintPage.ts"
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

/**
 * Creates the handler of unsubscribe links. A GET shows a page with a button, because mail scanners open links. A POST stops the reminders,
 * also from another site: a mail program sends it without the shop's page. It needs no session.
 */
export const createUnsubscribeHandler =
  (database: Kysely<Tables>, { sessionKeys }: Pick<UnsubscribeSettings, "sessionKeys">) =>
  async (request: Request): Promise<Response> => {
    const { pathname, search, searchParams } = new URL(request.url)
    const car = { accountId: searchParams.get("account") ?? "", projectId: searchParams.get("car") ?? "" }
    const signature = searchParams.get("signature") ?? ""
    if (!sessionKeys.some((key) => isSame(signature, sign(key, car))))
      return createPage("This link is not valid", "<p>Open your pit page to change reminders.</p>", 404)
    if (request.method !== "POST")
      return createPage(
        "Stop reminders about this car?",
        `<p>You will get no more email about its dates.</p>
<form method="post" action="${escapeHtml(`${pathname}${search}`)}"><button>Stop Reminders</button></form>`
      )
    await stopReminders(database, car)
    return createPage("Reminders stopped", "<p>You will get no more email about the dates of this car. Your notes stay as they are.</p>")
  }

const stopReminders = async (database: Kysely<Tables>, { accountId, projectId }: RemindedCar): Promise<void> => {
  await sql`
    update race_car set reminds = false from account
    where account.account_id::text = ${accountId} and race_car.web_user_guid = account.web_user_guid
      and (race_car.car_key = ${projectId} or race_car.car_key in (select identity from customer_project as saved
        where saved.web_user_guid = account.web_user_guid and saved.project_id::text = ${projectId}))`.execute(database)
}

const styles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
main { max-inline-size: 60ch; margin: 2rem auto; padding-inline: 1rem }
button { font: inherit; min-block-size: 44px; padding-inline: 1rem }
`
const createPage = (title: string, html: string, status = 200): Response => {
  const page = createPrintPage({ title, styles, body: `<main><h1>${escapeHtml(title)}</h1>${html}</main>` })
  return new Response(page.body, { status, headers: page.headers })
}
