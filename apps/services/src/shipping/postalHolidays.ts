const DAY = 86_400_000
const SUNDAY = 0
const MONDAY = 1
const THURSDAY = 4
const SATURDAY = 6

/** Midnight of UTC; months count from 1. */
const on = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day)
const weekday = (day: number): number => new Date(day).getUTCDay()

/** The first such weekday of a month is number 1. */
const nth = (year: number, month: number, wanted: number, number: number): number => {
  const first = on(year, month, 1)
  return first + (((wanted - weekday(first) + 7) % 7) + (number - 1) * 7) * DAY
}
const lastMonday = (year: number, month: number): number => {
  const last = Date.UTC(year, month, 0)
  return last - ((weekday(last) - MONDAY + 7) % 7) * DAY
}

/** One that falls on a Sunday is kept on the Monday after it. The mail moves on the Friday before one that falls on a Saturday. */
const observed = (day: number): number => (weekday(day) === SUNDAY ? day + DAY : day)

/** The days of a year on which the US mail does not move: its federal holidays, as UTC midnights. */
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

/** Whether parcels leave and arrive on this day, a UTC midnight: not at a weekend and on no holiday. */
export const isBusinessDay = (day: number): boolean =>
  ![SUNDAY, SATURDAY].includes(weekday(day)) && !postalHolidays(new Date(day).getUTCFullYear()).includes(day)
