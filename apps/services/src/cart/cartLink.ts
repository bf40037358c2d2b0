import { CART_LINK_PATH, formatCartLink, type LinkedItem, MAX_ITEMS_PER_ADD } from "@camber/domain/cart"
import { MAX_QUANTITY, MAX_SKU_LENGTH } from "@camber/domain/catalog"

/** Longest base64url token: `~` and a SKU with four bytes for each character. */
const MAX_TOKEN_LENGTH = 1 + Math.ceil((MAX_SKU_LENGTH * 4 * 8) / 6)

/** Longest path of a link, in characters. Proxies accept a request line of 8 kB by default. */
const MAX_PATH_LENGTH = 6_000

/**
 * Longest item list in a URL, in characters: the largest cart that one add accepts. Only lists of base64url tokens can exceed the path's
 * limit.
 */
const MAX_ITEMS_LENGTH = Math.min(MAX_ITEMS_PER_ADD * (MAX_TOKEN_LENGTH + `:${MAX_QUANTITY},`.length), MAX_PATH_LENGTH)

const token = new RegExp(`^(?:[A-Za-z0-9._-]{1,${MAX_SKU_LENGTH}}|~[A-Za-z0-9_-]{1,${MAX_TOKEN_LENGTH - 1}})$`)
const quantityText = /^[1-9]\d{0,2}$/
/** Slot number of a part in a kit. */
const placeText = /^\d{1,4}$/
/** Maximum kit parts per item, the same as in a request to add items. */
const MAX_KIT_PARTS = 60

/** Formats a link that fills a cart. Null if there are no items, too many items, or too much text for a link. */
export const formatReadableCartLink = (items: ReadonlyArray<LinkedItem>): string | null => {
  const path = formatCartLink(items)
  return parsePermalink(path) === null ? null : path
}

/** Whether a path is a permalink, malformed or not. The checkout's pages are `/buy` and below `/buy/confirmation`. */
export const isPermalink = (pathname: string): boolean =>
  pathname.startsWith(CART_LINK_PATH) && /^(?!confirmation$)[^/]+$/i.test(pathname.slice(CART_LINK_PATH.length))

/**
 * Parses the compact item list of UCP. A token that begins with `~` is base64url. Percent-encoded numbers are accepted too.
 *
 * @returns null for a malformed list, for more than 50 items or 60 parts of a kit, and for a quantity that is not an integer from 1 to 999.
 */
export const parsePermalink = (pathname: string): ReadonlyArray<LinkedItem> | null => {
  const list = pathname.slice(CART_LINK_PATH.length)
  if (!isPermalink(pathname) || list.length > MAX_ITEMS_LENGTH) return null
  const items = list.split(",").map(parseItem)
  return items.length > MAX_ITEMS_PER_ADD || items.includes(null) ? null : items.filter((item) => item !== null)
}

const parseItem = (text: string): LinkedItem | null => {
  const [pair = "", ...parts] = text.split(";")
  const [encoded = "", quantity = "", ...rest] = pair.split(":")
  const id = quantityText.test(quantity) && rest.length === 0 ? decodeItem(encoded) : null
  if (id === null || Number(quantity) > MAX_QUANTITY) return null
  const kitComponents = parts.map(parseKitPart).filter((part) => part !== null)
  if (parts.length > MAX_KIT_PARTS || kitComponents.length < parts.length) return null
  return { id, quantity: Number(quantity), ...(kitComponents.length > 0 && { kitComponents }) }
}

const parseKitPart = (text: string) => {
  const [place = "", encoded = "", ...rest] = text.split("=")
  const skuVariantNumber = placeText.test(place) && rest.length === 0 ? decodeItem(encoded) : null
  return skuVariantNumber === null ? null : { ordinality: Number(place), skuVariantNumber }
}

/** Decodes a token, or a number that a person wrote percent-encoded. Null for any other text. */
const decodeItem = (encoded: string): string | null => {
  if (token.test(encoded)) return decodeToken(encoded)
  if (!encoded.includes("%")) return null
  try {
    const text = decodeURIComponent(encoded)
    return text.length <= MAX_SKU_LENGTH && /^\P{Cc}+$/u.test(text) ? text : null
  } catch {
    return null
  }
}

/** Returns null if the base64url is not canonical, or if the decoded text is not UTF-8 or contains control characters. */
const decodeToken = (encoded: string): string | null => {
  if (!encoded.startsWith("~")) return encoded
  const bytes = Buffer.from(encoded.slice(1), "base64url")
  const text = bytes.toString("utf8")
  const isCanonical = `~${Buffer.from(text, "utf8").toString("base64url")}` === encoded
  return isCanonical && /^\P{Cc}+$/u.test(text) ? text : null
}
