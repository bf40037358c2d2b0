import { CART_LINK_PATH, formatCartLink, MAX_ITEMS_PER_ADD } from "@camber/domain/cart"
import { MAX_QUANTITY, MAX_SKU_LENGTH } from "@camber/domain/catalog"
import { Option, Schema } from "effect"
import { VehicleFacts } from "./VehicleFacts.ts"
import type { RequestedItem } from "./resolveItems.ts"

/** Longest base64url token: `~` and a SKU with four bytes for each character. */
const MAX_TOKEN_LENGTH = 1 + Math.ceil((MAX_SKU_LENGTH * 4 * 8) / 6)

/** Longest path of a link, in characters. Proxies accept a request line of 8 kB by default. */
const MAX_PATH_LENGTH = 6_000

/** Longest item list of a URL, in characters: the largest cart that one add accepts. Only a list of base64url tokens reaches the path's limit. */
const MAX_ITEMS_LENGTH = Math.min(MAX_ITEMS_PER_ADD * (MAX_TOKEN_LENGTH + `:${MAX_QUANTITY},`.length), MAX_PATH_LENGTH)

/** Longest path to continue to, in characters. */
const MAX_CONTINUE_LENGTH = 2_000

const token = new RegExp(`^(?:[A-Za-z0-9._-]{1,${MAX_SKU_LENGTH}}|~[A-Za-z0-9_-]{1,${MAX_TOKEN_LENGTH - 1}})$`)
const quantityText = /^[1-9]\d{0,2}$/

/** Parameter with the vehicle that the parts are for: the JSON of `VehicleFacts`. */
export const VEHICLE_PARAMETER = "vehicle"

/** Longest vehicle of a URL, in characters: a vehicle with its engine and about 20 details. */
const MAX_VEHICLE_LENGTH = 1_500

/** Longest link without the origin, in characters. */
const MAX_LINK_LENGTH = 7_500

const VehicleText = Schema.fromJsonString(VehicleFacts)
const encodeVehicle = Schema.encodeSync(VehicleText)
const decodeVehicle = Schema.decodeUnknownOption(VehicleText)

/**
 * Creates the path of a link that fills a cart: `/buy/CAM-1-1:2,CAM-2-1:1`. A vehicle with too many details is left out.
 *
 * @returns null if a link cannot hold the items: none, too many, or too much text.
 */
export const formatPermalink = (items: ReadonlyArray<RequestedItem>, vehicle: VehicleFacts | null = null): string | null => {
  const path = formatCartLink(items)
  if (parsePermalink(path) === null) return null
  const text = vehicle === null ? "" : encodeVehicle(vehicle)
  if (text === "" || text.length > MAX_VEHICLE_LENGTH) return path
  const whole = `${path}?${new URLSearchParams({ [VEHICLE_PARAMETER]: text }).toString()}`
  return whole.length > MAX_LINK_LENGTH ? path : whole
}

/** Parses the vehicle of a link. Null without one, `unreadable` for several, for other text and for a text that is too long. */
export const parsePermalinkVehicle = (parameters: URLSearchParams): VehicleFacts | "unreadable" | null => {
  const [text, ...others] = parameters.getAll(VEHICLE_PARAMETER)
  if (text === undefined) return null
  if (others.length > 0 || text.length > MAX_VEHICLE_LENGTH) return "unreadable"
  return Option.getOrElse(decodeVehicle(text), () => "unreadable" as const)
}

/** Whether a path is a permalink, malformed or not. The checkout's pages are `/buy` and below `/buy/confirmation`. */
export const isPermalink = (pathname: string): boolean =>
  pathname.startsWith(CART_LINK_PATH) && /^(?!confirmation$)[^/]+$/i.test(pathname.slice(CART_LINK_PATH.length))

/**
 * Parses the compact item list of UCP. A token that begins with `~` is base64url. Percent-encoded numbers are accepted too.
 *
 * @returns null for a malformed list, more than 50 items, and a quantity that is not an integer from 1 to 999.
 */
export const parsePermalink = (pathname: string): ReadonlyArray<RequestedItem> | null => {
  const list = pathname.slice(CART_LINK_PATH.length)
  if (!isPermalink(pathname) || list.length > MAX_ITEMS_LENGTH) return null
  const items = list.split(",").map((pair) => {
    const [encoded = "", quantity = "", ...rest] = pair.split(":")
    const id = quantityText.test(quantity) && rest.length === 0 ? decodeItem(encoded) : null
    return id === null || Number(quantity) > MAX_QUANTITY ? null : { id, quantity: Number(quantity) }
  })
  return items.length > MAX_ITEMS_PER_ADD || items.includes(null) ? null : items.filter((item) => item !== null)
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
  if (wanted === undefined || others.length > 0 || wanted.length > MAX_CONTINUE_LENGTH || !ownPath.test(wanted)) return fallback
  const url = URL.parse(wanted, origin)
  return url === null || url.origin !== new URL(origin).origin ? fallback : url.pathname + url.search
}
