import type { FlagSwitch, StaffFlag } from "@camber/domain/staff"
import type { Kysely } from "kysely"
import { allFlagNames } from "@camber/domain/flags"
import { flagDefaults } from "../flags/createFlagsResolver.ts"
import type { Tables } from "../database/tables.ts"
import { withStaffLog } from "./actions.ts"
import type { StaffVisit } from "./requireStaff.ts"

/** Reads all known flags with the staff's changes. */
export const staffFlagsIn = async (database: Kysely<Tables>): Promise<ReadonlyArray<typeof StaffFlag.Encoded>> => {
  const rows = await database.selectFrom("feature_flag").selectAll().execute()
  const overrides = new Map(rows.map((row) => [row.name, row]))
  return allFlagNames.map((name) => {
    const row = overrides.get(name)
    return {
      name,
      standard: flagDefaults.get(name) ?? null,
      switched:
        row === undefined
          ? null
          : { name, value: row.value, percent: row.percent, audience: row.audience, changedAt: row.changed_at.toISOString() }
    }
  })
}

/** Creates the handler that switches a flag. Shoppers see the change within three minutes (FLAG-03). */
export const switchFlagIn =
  (database: Kysely<Tables>) =>
  ({ name, ...settings }: FlagSwitch, visit: StaffVisit): Promise<boolean> => {
    const row = { ...settings, changed_at: new Date() }
    return withStaffLog(database, visit, { what: "flag switched", subject: name, change: { name, ...settings } }, async (trx) => {
      await trx
        .insertInto("feature_flag")
        .values({ name, ...row })
        .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
        .execute()
      return true
    })
  }

export const resetFlagIn =
  (database: Kysely<Tables>) =>
  ({ name }: { readonly name: string }, visit: StaffVisit): Promise<boolean> =>
    withStaffLog(database, visit, { what: "flag reset", subject: name }, async (trx) => {
      const { numDeletedRows } = await trx.deleteFrom("feature_flag").where("name", "=", name).executeTakeFirst()
      return numDeletedRows > 0n
    })
