import { Schema, DateTime, Option } from "effect"

const MINUTE = 60_000

/** Returns whether a time zone of this name exists. */
export const isTimeZone = (name: string): boolean => Option.isSome(DateTime.zoneMakeNamed(name))

/** Returns the local minute of the day in a time zone. Unknown zones count as UTC. */
const getMinuteOfDay = (timeZone: string, at: number): number => {
  const zoned = Option.getOrElse(DateTime.makeZoned(at, { timeZone }), () => DateTime.makeZonedUnsafe(at, { timeZone: "UTC" }))
  const { hour, minute } = DateTime.toParts(zoned)
  return hour * 60 + minute
}

const isWithin = ({ from, until }: QuietHours, minute: number): boolean =>
  from <= until ? from <= minute && minute < until : minute >= from || minute < until

/**
 * Returns when a message may be sent, in UTC milliseconds: now, or at the end of the quiet hours. Quiet hours with equal start and end are
 * empty.
 */
export const getSendTime = (hours: QuietHours | null, now: number): number => {
  if (hours === null) return now
  const minuteAt = (at: number) => getMinuteOfDay(hours.timeZone, at)
  const currentMinute = minuteAt(now)
  if (!isWithin(hours, currentMinute)) return now
  const guess = now - (now % MINUTE) + ((hours.until - currentMinute + DAY_MINUTES) % DAY_MINUTES) * MINUTE
  // A time change during the quiet hours moves their end by the same amount.
  const drift = ((minuteAt(guess) - hours.until + DAY_MINUTES * 1.5) % DAY_MINUTES) - DAY_MINUTES / 2
  const end = guess - drift * MINUTE
  return end > now && !isWithin(hours, minuteAt(end)) ? end : guess
}

/** Minutes per day. */
export const DAY_MINUTES = 1440

const MinuteOfDay = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: DAY_MINUTES - 1 }))

/** Name such as `America/Chicago`. Only the services check that the time zone exists. */
const TimeZoneName = Schema.String.check(Schema.isPattern(/^[A-Za-z][\w+-]{0,30}(?:\/[\w+-]{1,30}){0,2}$/))

/** Daily period without messages, in the device's time zone. The period spans midnight if `until` is earlier than `from`. */
export const QuietHours = Schema.Struct({ from: MinuteOfDay, until: MinuteOfDay, timeZone: TimeZoneName })
export interface QuietHours extends Schema.Struct.Type<typeof QuietHours.fields> {}

/** Returns the default quiet hours: 9 p.m. to 8 a.m. */
export const getDefaultQuietHours = (timeZone: string): QuietHours => ({ from: 21 * 60, until: 8 * 60, timeZone })
