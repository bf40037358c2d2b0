/** Base of all dates in the catalog: 2026-06-01, in days since 1970-01-01. */
export const epochDay = 20605

/** Formats a day since 1970-01-01 as 'YYYY-MM-DD' by the proleptic Gregorian calendar (Hinnant's civil-from-days). */
export const isoDate = (day: number): string => {
  const shifted = day + 719468
  const era = Math.floor(shifted / 146097)
  const dayOfEra = shifted - era * 146097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const date = dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`
}
