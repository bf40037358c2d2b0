import { DateTime, Option } from "effect"
import { DAY_MINUTES, type QuietHours } from "./quietHours.ts"

const MINUTE = 60_000

/** Whether there is a time zone of that name. */
export const isTimeZone = (name: string): boolean => Option.isSome(DateTime.zoneMakeNamed(name))

/** The minute of the day that a clock in a zone shows; a zone that is not known reads as UTC. */
const minuteIn = (timeZone: string, at: number): number => {
  const zoned = Option.getOrElse(DateTime.makeZoned(at, { timeZone }), () => DateTime.makeZonedUnsafe(at, { timeZone: "UTC" }))
  const { hour, minute } = DateTime.toParts(zoned)
  return hour * 60 + minute
}

const isWithin = ({ from, until }: QuietHours, minute: number): boolean =>
  from <= until ? from <= minute && minute < until : minute >= from || minute < until

/**
 * When what comes `now` may be sent, in UTC milliseconds: at once, or at the first minute that is not quiet. Hours that end when they begin
 * are none.
 */
export const getSendTime = (hours: QuietHours | null, now: number): number => {
  if (hours === null) return now
  const minuteAt = (at: number) => minuteIn(hours.timeZone, at)
  const present = minuteAt(now)
  if (!isWithin(hours, present)) return now
  const guess = now - (now % MINUTE) + ((hours.until - present + DAY_MINUTES) % DAY_MINUTES) * MINUTE
  // Where the clock is set within these hours, their end is as much earlier or later.
  const drift = ((minuteAt(guess) - hours.until + DAY_MINUTES * 1.5) % DAY_MINUTES) - DAY_MINUTES / 2
  const end = guess - drift * MINUTE
  return end > now && !isWithin(hours, minuteAt(end)) ? end : guess
}
