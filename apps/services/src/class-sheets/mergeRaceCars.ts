import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import { type MergeStep, reassignRows } from "../database/MergeStep.ts"
import type { Tables } from "../database/tables.ts"

/** Stores each row under the id of its saved car. If a car also has a row under its identity, that row is older and is dropped. */
const keyById = async (transaction: Kysely<Tables>, owner: WebUserGuid): Promise<void> => {
  await sql`
    delete from race_car as older using customer_project as saved, race_car as newer
    where older.web_user_guid = ${owner} and saved.web_user_guid = ${owner} and newer.web_user_guid = ${owner}
      and older.car_key = saved.identity and newer.car_key = saved.project_id::text`.execute(transaction)
  await sql`
    update race_car set car_key = saved.project_id::text from customer_project as saved
    where race_car.web_user_guid = ${owner} and saved.web_user_guid = ${owner} and race_car.car_key = saved.identity`.execute(transaction)
}

/**
 * Merges the statements of two visitors about race cars. Runs before the garages are merged. If the account has the same car under another
 * id, the garage merge deletes the visitor's car, so its row is moved to the account's id first. If both have a row for a car, the
 * account's row stays.
 */
export const mergeRaceCars: MergeStep = async (transaction, from, to) => {
  await keyById(transaction, from)
  await keyById(transaction, to)
  await sql`
    update race_car set car_key = present.project_id::text
    from customer_project as present left join customer_project as given
      on given.web_user_guid = ${from} and given.identity = present.identity
    where race_car.web_user_guid = ${from} and present.web_user_guid = ${to}
      and race_car.car_key = coalesce(given.project_id::text, present.identity)
      and not exists (select from race_car as other
        where other.web_user_guid = ${from} and other.car_key = present.project_id::text)`.execute(transaction)
  // The owner of the account has not accepted reminders about a guest's cars.
  await transaction.updateTable("race_car").set({ reminds: false }).where("web_user_guid", "=", from).execute()
  await reassignRows("race_car", ["car_key"])(transaction, from, to)
}
