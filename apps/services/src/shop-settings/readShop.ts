import { type PolicyName, type ShopAddress, ShopContent, STANDARD_HOURS } from "@camber/domain/content"
import { RETURN_DAYS } from "@camber/domain/order"
import { Option, Schema } from "effect"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { readWarehouses, standardWarehouses } from "./readWarehouses.ts"

/** Settings of the environment. Staff may replace each, so they are only the standard: `readShop` returns what applies. */
export interface ShopDefaults {
  readonly brandName: string
  readonly contactPhone: string
  readonly contactAddress: ShopAddress
}

/** Returns the settings of a shop whose staff changed none and that has the demo catalog. */
export const getStandardShop = ({ brandName, contactAddress, contactPhone }: ShopDefaults): ShopContent => ({
  brandName,
  contactPhone,
  contactAddress,
  hours: STANDARD_HOURS,
  returnDays: RETURN_DAYS,
  links: [],
  menuLinks: [],
  hiddenPages: [],
  logo: null,
  terms: null,
  privacy: null,
  warehouses: standardWarehouses
})

/** A setting that this program cannot decode, such as one of a newer program, counts as not changed. */
const decoders: { readonly [Name in Exclude<keyof ShopContent, "warehouses">]: (value: unknown) => Option.Option<ShopContent[Name]> } = {
  brandName: Schema.decodeUnknownOption(ShopContent.fields.brandName),
  contactPhone: Schema.decodeUnknownOption(ShopContent.fields.contactPhone),
  contactAddress: Schema.decodeUnknownOption(ShopContent.fields.contactAddress),
  hours: Schema.decodeUnknownOption(ShopContent.fields.hours),
  returnDays: Schema.decodeUnknownOption(ShopContent.fields.returnDays),
  links: Schema.decodeUnknownOption(ShopContent.fields.links),
  menuLinks: Schema.decodeUnknownOption(ShopContent.fields.menuLinks),
  hiddenPages: Schema.decodeUnknownOption(ShopContent.fields.hiddenPages),
  logo: Schema.decodeUnknownOption(ShopContent.fields.logo),
  terms: Schema.decodeUnknownOption(ShopContent.fields.terms),
  privacy: Schema.decodeUnknownOption(ShopContent.fields.privacy)
}

/** Reads the settings that apply, those that staff changed, else the standard, and the standard. */
export const readShopSettings = async (
  database: Kysely<Tables>,
  defaults: ShopDefaults
): Promise<{ readonly shop: ShopContent; readonly standard: ShopContent }> => {
  const rows = await database.selectFrom("shop_setting").select(["name", "value"]).execute()
  const warehouses = await readWarehouses(database)
  const changed = new Map<string, unknown>(rows.map(({ name, value }) => [name, value]))
  const standard = { ...getStandardShop(defaults), warehouses: warehouses.standard }
  const pick = <Name extends keyof typeof decoders>(name: Name): ShopContent[Name] =>
    changed.has(name) ? Option.getOrElse(decoders[name](changed.get(name)), () => standard[name]) : standard[name]
  const shop = {
    brandName: pick("brandName"),
    contactPhone: pick("contactPhone"),
    contactAddress: pick("contactAddress"),
    hours: pick("hours"),
    returnDays: pick("returnDays"),
    links: pick("links"),
    menuLinks: pick("menuLinks"),
    hiddenPages: pick("hiddenPages"),
    logo: pick("logo"),
    terms: pick("terms"),
    privacy: pick("privacy"),
    warehouses: warehouses.current
  }
  return { shop, standard }
}

/** Reads the settings that apply. */
export const readShop = async (database: Kysely<Tables>, defaults: ShopDefaults): Promise<ShopContent> =>
  (await readShopSettings(database, defaults)).shop

/** Reads one setting, in a transaction if given: mail is rare, so it always has the current name. */
const readSetting = async <Name extends keyof typeof decoders>(
  database: Kysely<Tables>,
  name: Name,
  standard: ShopContent[Name]
): Promise<ShopContent[Name]> => {
  const row = await database.selectFrom("shop_setting").select("value").where("name", "=", name).executeTakeFirst()
  return row === undefined ? standard : Option.getOrElse(decoders[name](row.value), () => standard)
}

/** Reads the shop's current name. */
export const readShopName = (database: Kysely<Tables>, { brandName }: Pick<ShopDefaults, "brandName">): Promise<string> =>
  readSetting(database, "brandName", brandName)

/** Reads the shop's own text of a policy; null for the standard text. */
export const readPolicyText = (database: Kysely<Tables>, name: PolicyName): Promise<string | null> => readSetting(database, name, null)

/** Reads the days after delivery in which a part can be returned. */
export const readReturnDays = (database: Kysely<Tables>): Promise<number> => readSetting(database, "returnDays", RETURN_DAYS)
