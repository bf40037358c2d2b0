import type { FlagSwitch, StaffFlag } from "@camber/domain/staff"
import type { Kysely } from "kysely"
import { allFlagNames } from "@camber/domain/flags"
import { flagDefaults } from "../flags/createFlagsResolver.ts"
import type { Tables } from "../database/tables.ts"
import { withStaffLog } from "./actions.ts"
import type { StaffVisit } from "./requireStaff.ts"

/** Every flag that the shop knows, with what staff have made of it. */
export const staffFlagsIn = async (database: Kysely<Tables>): Promise<ReadonlyArray<typeof StaffFlag.Encoded>> => {
  const rows = await database.selectFrom("feature_flag").selectAll().execute()
  const switched = new Map(rows.map((row) => [row.name, row]))
  return allFlagNames.map((name) => {
    const row = switched.get(name)
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

/** Shoppers see it when their three minutes are over (FLAG-03). */
export const switchFlagIn =
  (database: Kysely<Tables>) =>
  ({ name, ...says }: FlagSwitch, visit: StaffVisit): Promise<boolean> => {
    const row = { ...says, changed_at: new Date() }
    return withStaffLog(database, visit, { what: "flag switched", subject: name, change: { name, ...says } }, async (trx) => {
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
