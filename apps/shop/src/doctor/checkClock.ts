import type { Database } from "@camber/services/database"
import { type CheckResult, fail, pass, warn } from "./CheckResult.ts"

/** Greatest difference in milliseconds that does no harm, and that delays no payment or sign-in noticeably. */
const SMALL_MS = 2_000
const LARGE_MS = 60_000

/**
 * Compares this machine's clock with the database's.
 *
 * @param now - This machine's clock, in milliseconds.
 */
export const checkClock = async ({ pool }: Pick<Database, "pool">, now: () => number): Promise<CheckResult> => {
  const asked = now()
  const { rows } = await pool.query<{ time: number }>("select extract(epoch from clock_timestamp())::float8 * 1000 as time")
  // The database read its clock at some time between both readings, so the middle is off by half the wait at most.
  const difference = Math.abs((asked + now()) / 2 - (rows[0]?.time ?? NaN))
  const found = `The clocks of this machine and the database differ by ${(difference / 1000).toFixed(1)} s`
  if (difference <= SMALL_MS) return pass(`${found}.`)
  const advice = `${found}: synchronize both with NTP.`
  return difference <= LARGE_MS ? warn(advice) : fail(advice)
}
