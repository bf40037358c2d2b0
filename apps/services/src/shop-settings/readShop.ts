import { type PolicyName, type ShopAddress, ShopContent, STANDARD_HOURS } from "@camber/domain/content"
import { RETURN_DAYS } from "@camber/domain/order"
import { Option, Schema } from "effect"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { readWarehouses, standardWarehouses } from "./readWarehouses.ts"

/** Default settings from environment variables. Staff may change each of them. `readShop` returns the settings that apply. */
export interface ShopDefaults {
  readonly brandName: string
  readonly contactPhone: string
  readonly contactAddress: ShopAddress
}

/** Returns the default settings of a shop with the demo catalog, as they apply until staff change them. */
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

/**
 * Decoders of the stored settings. A setting that this release cannot decode, for instance because a newer release wrote it, counts as not
 * changed.
 */
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

/** Reads both the settings that apply and the defaults. A setting that staff changed replaces its default. */
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

/**
 * Reads one setting directly from the database, within the given transaction. It is not cached, because mail is rare and must contain the
 * current name.
 */
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

/** Reads the shop's own text of a policy; null if the standard text applies. */
export const readPolicyText = (database: Kysely<Tables>, name: PolicyName): Promise<string | null> => readSetting(database, name, null)

/** Reads the number of days after delivery during which a part can be returned. */
export const readReturnDays = (database: Kysely<Tables>): Promise<number> => readSetting(database, "returnDays", RETURN_DAYS)
