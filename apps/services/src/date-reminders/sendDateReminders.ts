import { formatDay, formatDue, pickReminders, PitNotes } from "@camber/domain/class-sheets"
import { formatProjectName, Project } from "@camber/domain/vehicle"
import { Schema } from "effect"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { queueCustomerMail } from "../mail/queueMail.ts"
import type { Reference } from "../reference/Reference.ts"
import { describeProject } from "../vehicle-lookup/describeProject.ts"
import { createUnsubscribeUrl, type UnsubscribeSettings } from "./unsubscribeLink.ts"

/** Cars per query. */
const BATCH = 100

export interface ReminderSettings extends UnsubscribeSettings {
  readonly brandName: string
}

interface CarKey {
  readonly web_user_guid: string
  readonly car_key: string
}

const decodePit = Schema.decodeUnknownSync(PitNotes)
const decodeProject = Schema.decodeUnknownSync(Project)
const decodeReminded = Schema.decodeUnknownSync(Schema.Array(Schema.String))

/**
 * Mails the owners of race cars about dates that are due, once per date. Must run about every hour.
 *
 * Processes every saved car whose owner accepted reminders. If a car fails, the job continues with the other cars and fails at the end.
 */
export const sendDateReminders = async (
  database: Kysely<Tables>,
  reference: Reference,
  settings: ReminderSettings,
  day: string
): Promise<void> => {
  let last: CarKey = { web_user_guid: "00000000-0000-0000-0000-000000000000", car_key: "" }
  const failures: Array<unknown> = []
  for (;;) {
    const { rows } = await sql<CarKey>`
      select web_user_guid, car_key from race_car
      where reminds and (web_user_guid, car_key) > (${last.web_user_guid}::uuid, ${last.car_key})
      order by web_user_guid, car_key limit ${BATCH}`.execute(database)
    for (const key of rows) await remindOfCar(database, reference, settings, { key, day }).catch((cause: unknown) => failures.push(cause))
    const end = rows.at(-1)
    if (end === undefined || rows.length < BATCH) break
    last = end
  }
  if (failures.length > 0) throw new Error(`Failed to remind of the dates of ${failures.length} race cars`, { cause: failures[0] })
}

/** Queues the mail about a car and marks the dates as sent, in one transaction that locks the car. */
const remindOfCar = (
  database: Kysely<Tables>,
  reference: Reference,
  settings: ReminderSettings,
  { day, key }: { readonly key: CarKey; readonly day: string }
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom("race_car")
      .innerJoin("account", "account.web_user_guid", "race_car.web_user_guid")
      .innerJoin("customer_project as saved", (join) =>
        join
          .onRef("saved.web_user_guid", "=", "race_car.web_user_guid")
          .on(sql<boolean>`race_car.car_key in (saved.project_id::text, saved.identity)`)
      )
      .select(["pit", "reminded", "email", "account_id", "project_id", "project"])
      .where("race_car.web_user_guid", "=", key.web_user_guid)
      .where("car_key", "=", key.car_key)
      .where("reminds", "=", true)
      .forUpdate("race_car")
      .executeTakeFirst()
    if (row === undefined) return
    const { due, reminded } = pickReminders(decodePit(row.pit).dated, decodeReminded(row.reminded), day)
    const [first] = due
    if (first === undefined) return
    const description = describeProject(reference, decodeProject(row.project))
    const car = description === null ? "race car" : formatProjectName(description)
    const unsubscribeUrl = createUnsubscribeUrl(settings, { accountId: row.account_id, projectId: row.project_id })
    await queueCustomerMail(transaction, settings, {
      recipient: row.email,
      unsubscribeUrl,
      title: due.length === 1 ? `${first.name}: ${formatDay(first.until)}` : `${due.length} dates of your race car`,
      paragraphs: [
        `these dates of your ${car} need attention. Replace or recertify before you race.`,
        due.map((item) => `${item.name}: ${formatDay(item.until)}. ${formatDue(item)}.`).join("\n"),
        "Change the dates on the pit page:",
        `${settings.publicOrigin}/pit`,
        "Stop reminders about this car, without signing in:",
        unsubscribeUrl
      ]
    })
    await transaction
      .updateTable("race_car")
      .set({ reminded: JSON.stringify(reminded) })
      .where("web_user_guid", "=", key.web_user_guid)
      .where("car_key", "=", key.car_key)
      .execute()
  })
