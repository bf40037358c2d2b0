import { Schema } from "effect"
import { OrderStatus } from "../../buying/order/model.ts"
import { Project } from "../../vehicles/vehicle/model.ts"

/** Length limit of a caller's search text. */
export const MAX_CALLER_QUERY_LENGTH = 120
/** Largest number of callers in a response, and of orders and vehicles per caller. */
export const MAX_CALLERS = 10
export const MAX_CALLER_RECORDS = 9

/** Minimum number of digits to search for a phone number. */
const MIN_PHONE_DIGITS = 4

/** Digits and signs as people write phone and order numbers. */
const NUMBER = /^[\d\s().+-]+$/

/**
 * Reads the digits of a phone number or of its end, typed with or without punctuation. Drops the country code of a complete number, because
 * most numbers are stored without it. Null for any other text, and for fewer than four digits.
 */
export const readPhoneDigits = (text: string): string | null => {
  const digits = text.replaceAll(/\D/g, "")
  if (!NUMBER.test(text.trim()) || digits.length < MIN_PHONE_DIGITS) return null
  return /^1\d{10}$/.test(digits) ? digits.slice(1) : digits
}

/** First characters of an order number, email address or name, or the last digits of a phone number. */
export const CallerQuery = Schema.Struct({ text: Schema.Trim.check(Schema.isMinLength(3), Schema.isMaxLength(MAX_CALLER_QUERY_LENGTH)) })

/** A customer who may be calling. Orders and accounts with the same email address belong to one customer. */
export const Caller = Schema.Struct({
  email: Schema.String,
  /** Name, phone number, city and region of the latest order; empty if unknown. */
  name: Schema.String,
  phone: Schema.String,
  place: Schema.String,
  /** Newest first. */
  orders: Schema.Array(
    Schema.Struct({ orderNumber: Schema.String, placedAt: Schema.String, status: OrderStatus, total: Schema.Int, pieces: Schema.Int })
  ),
  /** Vehicles of the customer's garage, newest first. */
  vehicles: Schema.Array(Schema.Struct({ name: Schema.String, project: Project }))
})
export interface Caller extends Schema.Struct.Type<typeof Caller.fields> {}

export const Callers = Schema.Array(Caller)
