const DAY = 86_400_000
const SUNDAY = 0
const MONDAY = 1
const THURSDAY = 4
const SATURDAY = 6

/** Returns a date as UTC midnight. Months count from 1. */
const on = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day)
const weekday = (day: number): number => new Date(day).getUTCDay()

/** Returns the nth weekday of a month, counted from 1. */
const nth = (year: number, month: number, wanted: number, number: number): number => {
  const first = on(year, month, 1)
  return first + (((wanted - weekday(first) + 7) % 7) + (number - 1) * 7) * DAY
}
const lastMonday = (year: number, month: number): number => {
  const last = Date.UTC(year, month, 0)
  return last - ((weekday(last) - MONDAY + 7) % 7) * DAY
}

/** Moves a holiday on Sunday to Monday. A holiday on Saturday is not moved, because mail is delivered on the Friday before. */
const observed = (day: number): number => (weekday(day) === SUNDAY ? day + DAY : day)

/** Returns the federal holidays of a year, on which no US mail is delivered, as UTC midnights. */
export const postalHolidays = (year: number): ReadonlyArray<number> => [
  observed(on(year, 1, 1)),
  // Martin Luther King Jr. Day, Presidents Day, Memorial Day.
  nth(year, 1, MONDAY, 3),
  nth(year, 2, MONDAY, 3),
  lastMonday(year, 5),
  // Juneteenth, Independence Day.
  observed(on(year, 6, 19)),
  observed(on(year, 7, 4)),
  // Labor Day, Columbus Day, Veterans Day, Thanksgiving Day, Christmas Day.
  nth(year, 9, MONDAY, 1),
  nth(year, 10, MONDAY, 2),
  observed(on(year, 11, 11)),
  nth(year, 11, THURSDAY, 4),
  observed(on(year, 12, 25))
]

/** Returns whether packages ship and arrive on a day (UTC midnight), that is, not on weekends and holidays. */
export const isBusinessDay = (day: number): boolean =>
  ![SUNDAY, SATURDAY].includes(weekday(day)) && !postalHolidays(new Date(day).getUTCFullYear()).includes(day)
