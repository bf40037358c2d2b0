import { MAX_RETURN_DAYS, MAX_SHOP_LINKS, ShopContent, Warehouse } from "@camber/domain/content"
import { Option, Schema } from "effect"

/** A warehouse as typed. An empty ZIP code means that the ZIP code is unknown. */
export interface WarehouseTexts extends Omit<Warehouse, "cutOffHour" | "zip"> {
  readonly zip: string
  readonly cutOffHour: string
}

/** The shop's settings as typed. An empty policy means the standard policy. */
export interface ShopTexts {
  readonly brandName: string
  readonly contactPhone: string
  readonly hours: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly returnDays: string
  /** A link on each line: its name, a comma and its path. */
  readonly links: string
  /** As `links`. */
  readonly menuLinks: string
  readonly hiddenPages: ReadonlyArray<string>
  /** Key of the logo; null for none. */
  readonly logo: string | null
  readonly warehouses: ReadonlyArray<WarehouseTexts>
  readonly terms: string
  readonly privacy: string
}
export type ShopTextName = keyof ShopTexts

const formatLinks = (links: ShopContent["links"]): string => links.map(({ href, label }) => `${label}, ${href}`).join("\n")

export const toShopTexts = ({ contactAddress, links, menuLinks, privacy, returnDays, terms, ...shop }: ShopContent): ShopTexts => ({
  brandName: shop.brandName,
  contactPhone: shop.contactPhone,
  hours: shop.hours,
  ...contactAddress,
  returnDays: String(returnDays),
  links: formatLinks(links),
  menuLinks: formatLinks(menuLinks),
  hiddenPages: shop.hiddenPages,
  logo: shop.logo,
  warehouses: shop.warehouses.map(({ cutOffHour, zip, ...warehouse }) => ({
    ...warehouse,
    zip: zip ?? "",
    cutOffHour: String(cutOffHour)
  })),
  terms: terms ?? "",
  privacy: privacy ?? ""
})

/** Names of the settings that differ, for the count of changes. */
export const listChangedTexts = (before: ShopTexts, after: ShopTexts): ReadonlyArray<ShopTextName> =>
  (Object.keys(after) as ReadonlyArray<ShopTextName>).filter((name) => toComparable(before[name]) !== toComparable(after[name]))

const toComparable = (value: ShopTexts[ShopTextName]): string => (typeof value === "string" ? value.trim() : JSON.stringify(value))

const { contactAddress, ...fields } = ShopContent.fields
const isValid = (schema: Schema.Codec<unknown, unknown>) => {
  const decode = Schema.decodeUnknownOption(schema)
  return (value: unknown): boolean => Option.isSome(decode(value))
}

const isLine = {
  brandName: isValid(fields.brandName),
  contactPhone: isValid(fields.contactPhone),
  hours: isValid(fields.hours),
  street: isValid(contactAddress.fields.street),
  city: isValid(contactAddress.fields.city),
  state: isValid(contactAddress.fields.state),
  zip: isValid(contactAddress.fields.zip)
}
const isReturnDays = isValid(fields.returnDays)
const areLinks = isValid(fields.links)
const isWarehouse = isValid(Warehouse)
const isPolicy = isValid(fields.terms)

const messages: Readonly<Record<ShopTextName, string>> = {
  brandName: "Enter the name of the shop.",
  contactPhone: "Enter a phone number.",
  hours: "Enter the hours, such as 8am to 5pm Eastern, Monday to Friday.",
  street: "Enter a street and number.",
  city: "Enter a city.",
  state: "Enter two letters, such as OH.",
  zip: "Enter a ZIP code, such as 44301.",
  returnDays: `Enter a whole number of days from 1 to ${MAX_RETURN_DAYS}.`,
  links: `Enter at most ${MAX_SHOP_LINKS} lines such as: Spring sale, /deals`,
  menuLinks: `Enter at most ${MAX_SHOP_LINKS} lines such as: Spring sale, /deals`,
  hiddenPages: "Too many pages are hidden.",
  logo: "Upload the logo again.",
  warehouses: "Enter a name for each warehouse, and a 5-digit ZIP code or none.",
  terms: "This text is too long.",
  privacy: "This text is too long."
}

const toPolicy = (text: string): string | null => (text.trim() === "" ? null : text.trim())

/** Returns the message of each wrong field. */
export const findShopErrors = (texts: ShopTexts): ReadonlyMap<ShopTextName, string> => {
  const wrong: ReadonlyArray<ShopTextName> = [
    ...(Object.keys(isLine) as ReadonlyArray<keyof typeof isLine>).filter((name) => !isLine[name](toLine(name, texts))),
    ...(/^\d{1,4}$/.test(texts.returnDays.trim()) && isReturnDays(Number(texts.returnDays)) ? [] : (["returnDays"] as const)),
    ...(["links", "menuLinks"] as const).filter((name) => !areLinks(toLinks(texts[name]))),
    ...(texts.warehouses.every((warehouse) => isWarehouse(toWarehouse(warehouse))) ? [] : (["warehouses"] as const)),
    ...(["terms", "privacy"] as const).filter((name) => !isPolicy(toPolicy(texts[name])))
  ]
  return new Map(wrong.map((name) => [name, messages[name]]))
}

const toLine = (name: keyof typeof isLine, texts: ShopTexts): string =>
  name === "state" ? texts.state.trim().toUpperCase() : texts[name].trim()

const toWarehouse = ({ cutOffHour, name, zip, ...warehouse }: WarehouseTexts): Warehouse => ({
  ...warehouse,
  name: name.trim(),
  zip: zip.trim() === "" ? null : zip.trim(),
  cutOffHour: Number(cutOffHour)
})

/** Splits each line at its last comma, because a name may have one too. */
export const toLinks = (text: string): ShopContent["links"] =>
  text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const at = line.lastIndexOf(",")
      return { label: line.slice(0, Math.max(0, at)).trim(), href: line.slice(at + 1).trim() }
    })

/** Converts texts without errors to settings. */
export const toShopContent = (texts: ShopTexts): ShopContent => ({
  brandName: toLine("brandName", texts),
  contactPhone: toLine("contactPhone", texts),
  contactAddress: {
    street: toLine("street", texts),
    city: toLine("city", texts),
    state: toLine("state", texts),
    zip: toLine("zip", texts)
  },
  hours: toLine("hours", texts),
  returnDays: Number(texts.returnDays),
  links: toLinks(texts.links),
  menuLinks: toLinks(texts.menuLinks),
  hiddenPages: texts.hiddenPages,
  logo: texts.logo,
  warehouses: texts.warehouses.map(toWarehouse),
  terms: toPolicy(texts.terms),
  privacy: toPolicy(texts.privacy)
})
