import type { LinkedItem } from "@camber/domain/cart"
import { Option, Schema } from "effect"
import { formatReadableCartLink } from "./cartLink.ts"
import { VehicleFacts } from "./VehicleFacts.ts"

/** Longest path to continue to, in characters. */
const MAX_CONTINUE_LENGTH = 2_000

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
export const formatPermalink = (items: ReadonlyArray<LinkedItem>, vehicle: VehicleFacts | null = null): string | null => {
  const path = formatReadableCartLink(items)
  if (path === null) return null
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

/** Paths of the shop that a permalink may continue to. */
const ownPath = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u

/** Returns the same-origin path of `continue_to`; the default for any other value. */
export const parseContinueTo = (parameters: URLSearchParams, origin: string, fallback: string): string => {
  const [wanted, ...others] = parameters.getAll("continue_to")
  if (wanted === undefined || others.length > 0 || wanted.length > MAX_CONTINUE_LENGTH || !ownPath.test(wanted)) return fallback
  const url = URL.parse(wanted, origin)
  return url === null || url.origin !== new URL(origin).origin ? fallback : url.pathname + url.search
}
