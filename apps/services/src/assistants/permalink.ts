import { MAX_ITEMS_PER_ADD } from "@camber/domain/cart"
import { MAX_QUANTITY } from "@camber/domain/catalog"
import type { RequestedItem } from "./resolveItems.ts"

/** Path of permalinks. `/buy` itself and `/buy/confirmation/...` are pages of the checkout. */
const PERMALINK_PATH = "/buy/"

/** Longest item list of a URL, in characters: the largest cart that one add accepts. */
const MAX_ITEMS_LENGTH = 2_000

const plainToken = /^[A-Za-z0-9._-]{1,64}$/
/** Longest base64url token: a SKU of 64 characters with four bytes each. */
const token = /^(?:[A-Za-z0-9._-]{1,64}|~[A-Za-z0-9_-]{1,344})$/
const quantityText = /^[1-9]\d{0,2}$/

/** Creates the path of a link that fills a cart: `/buy/CAM-1-1:2,CAM-2-1:1`. Numbers with other characters become base64url. */
export const formatPermalink = (items: ReadonlyArray<RequestedItem>): string =>
  PERMALINK_PATH + items.map(({ id, quantity }) => `${encodeToken(id)}:${quantity}`).join(",")

const encodeToken = (id: string): string => (plainToken.test(id) ? id : `~${Buffer.from(id, "utf8").toString("base64url")}`)

/** Whether a path is a permalink. A colon distinguishes it from the pages of the checkout. */
export const isPermalink = (pathname: string): boolean =>
  pathname.startsWith(PERMALINK_PATH) && /^[^/]*:[^/]*$/.test(pathname.slice(PERMALINK_PATH.length))

/**
 * Parses the compact item list of UCP. A token that begins with `~` is base64url.
 *
 * @returns null for a malformed list, more than 50 items, and a quantity that is not an integer from 1 to 999.
 */
export const parsePermalink = (pathname: string): ReadonlyArray<RequestedItem> | null => {
  const list = pathname.slice(PERMALINK_PATH.length)
  if (!isPermalink(pathname) || list.length > MAX_ITEMS_LENGTH) return null
  const items = list.split(",").map((pair) => {
    const [encoded = "", quantity = "", ...rest] = pair.split(":")
    const id = token.test(encoded) && quantityText.test(quantity) && rest.length === 0 ? decodeToken(encoded) : null
    return id === null || Number(quantity) > MAX_QUANTITY ? null : { id, quantity: Number(quantity) }
  })
  return items.length > MAX_ITEMS_PER_ADD || items.includes(null) ? null : items.filter((item) => item !== null)
}

/** Returns null for base64url that is not canonical, not UTF-8, or has control characters. */
const decodeToken = (encoded: string): string | null => {
  if (!encoded.startsWith("~")) return encoded
  const bytes = Buffer.from(encoded.slice(1), "base64url")
  const text = bytes.toString("utf8")
  const isCanonical = `~${Buffer.from(text, "utf8").toString("base64url")}` === encoded
  return isCanonical && /^\P{Cc}+$/u.test(text) ? text : null
}

/** Paths of the shop that a permalink may continue to. */
const ownPath = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u

/** Returns the same-origin path of `continue_to`; the default for any other value. */
export const parseContinueTo = (parameters: URLSearchParams, origin: string, fallback: string): string => {
  const [wanted, ...others] = parameters.getAll("continue_to")
  if (wanted === undefined || others.length > 0 || wanted.length > MAX_ITEMS_LENGTH || !ownPath.test(wanted)) return fallback
  const url = URL.parse(wanted, origin)
  return url === null || url.origin !== new URL(origin).origin ? fallback : url.pathname + url.search
}
