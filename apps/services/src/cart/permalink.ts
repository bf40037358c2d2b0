import type { LinkedItem } from "@camber/domain/cart"
import { Option, Schema } from "effect"
import { formatReadableCartLink } from "./cartLink.ts"
import { VehicleFacts } from "./VehicleFacts.ts"

/** Maximum length of the path in `continue_to`. */
const MAX_CONTINUE_LENGTH = 2_000

/** Query parameter with the vehicle that the parts are for, as JSON of `VehicleFacts`. */
export const VEHICLE_PARAMETER = "vehicle"

/** Maximum length of the vehicle in a URL. Enough for a vehicle with its engine and about 20 details. */
const MAX_VEHICLE_LENGTH = 1_500

/** Maximum length of a link without its origin. */
const MAX_LINK_LENGTH = 7_500

const VehicleText = Schema.fromJsonString(VehicleFacts)
const encodeVehicle = Schema.encodeSync(VehicleText)
const decodeVehicle = Schema.decodeUnknownOption(VehicleText)

/**
 * Creates the path of a link that fills a cart: `/buy/CAM-1-1:2,CAM-2-1:1`. A vehicle with too many details is left out.
 *
 * @returns null if there are no items, too many items, or too much text for a link.
 */
export const formatPermalink = (items: ReadonlyArray<LinkedItem>, vehicle: VehicleFacts | null = null): string | null => {
  const path = formatReadableCartLink(items)
  if (path === null) return null
  const text = vehicle === null ? "" : encodeVehicle(vehicle)
  if (text === "" || text.length > MAX_VEHICLE_LENGTH) return path
  const whole = `${path}?${new URLSearchParams({ [VEHICLE_PARAMETER]: text }).toString()}`
  return whole.length > MAX_LINK_LENGTH ? path : whole
}

/**
 * Parses the vehicle of a link. Null if the link has no vehicle; `unreadable` if it has several vehicles, invalid text or text that is too
 * long.
 */
export const parsePermalinkVehicle = (parameters: URLSearchParams): VehicleFacts | "unreadable" | null => {
  const [text, ...others] = parameters.getAll(VEHICLE_PARAMETER)
  if (text === undefined) return null
  if (others.length > 0 || text.length > MAX_VEHICLE_LENGTH) return "unreadable"
  return Option.getOrElse(decodeVehicle(text), () => "unreadable" as const)
}

/** Matches the shop's own paths, to which a permalink may redirect. */
const ownPath = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u

/** Returns the same-origin path of `continue_to`; for any other value, the default path. */
export const parseContinueTo = (parameters: URLSearchParams, origin: string, fallback: string): string => {
  const [wanted, ...others] = parameters.getAll("continue_to")
  if (wanted === undefined || others.length > 0 || wanted.length > MAX_CONTINUE_LENGTH || !ownPath.test(wanted)) return fallback
  const url = URL.parse(wanted, origin)
  return url === null || url.origin !== new URL(origin).origin ? fallback : url.pathname + url.search
}
