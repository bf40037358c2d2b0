import type { ShopContent } from "@camber/domain/content"
import type { ShopChange, StaffShop } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { readShopSettings, type ShopDefaults } from "../shop-settings/readShop.ts"
import { withStaffLog } from "./actions.ts"
import type { StaffVisit } from "./requireStaff.ts"

/** Reads the shop's settings and their defaults. */
export const staffShopIn = (database: Kysely<Tables>, defaults: ShopDefaults): Promise<typeof StaffShop.Encoded> =>
  readShopSettings(database, defaults)

/** Display names of the settings for the log. */
const labels: Readonly<Record<keyof ShopContent, string>> = {
  brandName: "name",
  contactPhone: "phone",
  contactAddress: "address",
  hours: "hours",
  returnDays: "return window",
  links: "links",
  menuLinks: "menu links",
  hiddenPages: "hidden pages",
  logo: "logo",
  terms: "terms",
  privacy: "privacy",
  warehouses: "warehouses"
}

const names = Object.keys(labels) as ReadonlyArray<keyof ShopContent>

/** Sorts the names of fields, so that equal values have equal texts. */
const toText = (value: ShopContent[keyof ShopContent]): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => a.localeCompare(b)))
      : part
  )

const listChanged = (before: ShopContent, after: ShopContent) => names.filter((name) => toText(before[name]) !== toText(after[name]))

/** Creates the handler that changes the shop's settings if they still equal the settings that staff saw. */
export const saveShopIn =
  (database: Kysely<Tables>, defaults: ShopDefaults) =>
  async ({ seen, shop }: ShopChange, visit: StaffVisit): Promise<boolean> => {
    const changed = listChanged(seen, shop)
    if (changed.length === 0) return true
    const pickChanged = (from: ShopContent) => Object.fromEntries(changed.map((name) => [labels[name], from[name]]))
    const record = {
      what: "shop changed",
      subject: changed.map((name) => labels[name]).join(", "),
      change: { before: pickChanged(seen), after: pickChanged(shop) }
    } as const
    return withStaffLog(database, visit, record, async (transaction) => {
      await sql`lock table shop_setting in share row exclusive mode`.execute(transaction)
      const { shop: now, standard } = await readShopSettings(transaction, defaults)
      if (listChanged(now, seen).length > 0) return false
      for (const name of changed) {
        if (toText(shop[name]) === toText(standard[name])) await transaction.deleteFrom("shop_setting").where("name", "=", name).execute()
        else {
          const value = JSON.stringify(shop[name])
          await transaction
            .insertInto("shop_setting")
            .values({ name, value })
            .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
            .execute()
        }
      }
      return true
    })
  }
