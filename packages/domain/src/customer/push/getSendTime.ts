import { DateTime, Option } from "effect"
import { DAY_MINUTES, type QuietHours } from "./quietHours.ts"

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
 * Returns when a message may be sent, in UTC milliseconds: now, or at the end of the quiet hours. Hours that end when they begin are empty.
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
