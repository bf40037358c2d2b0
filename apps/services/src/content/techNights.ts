import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { type TeaserRow, teaserRows } from "./teasers.ts"

/** An evening of the tech line about one toolbox article. */
export interface TechNight {
  /** Year and month as one number: 202612. */
  readonly id: number
  /** ISO date. */
  readonly date: string
  readonly article: TeaserRow
}

/** Article ids of the topics by month, January first, in the order of a racing season. */
export const topics: ReadonlyArray<number> = [1009, 1017, 1002, 1020, 1026, 1008, 1013, 1015, 1003, 1010, 1023, 1007]

const TUESDAY = 2

/** Returns the first Tuesday of a month as an ISO date. Months count from 0 and may exceed 11. */
const firstTuesday = (year: number, month: number): string => {
  const first = new Date(Date.UTC(year, month, 1))
  first.setUTCDate(1 + ((TUESDAY - first.getUTCDay() + 7) % 7))
  return first.toISOString().slice(0, 10)
}

/** Returns the ISO dates of the next evenings, one a month, from this day on. */
export const techNightDates = (today: string, most: number): ReadonlyArray<string> => {
  const [year = 0, month = 1] = today.split("-").map(Number)
  const dates = Array.from({ length: most + 1 }, (_, ahead) => firstTuesday(year, month - 1 + ahead))
  return dates.filter((date) => date >= today).slice(0, most)
}

/** Returns the next evenings, nearest first; leaves out those whose article is missing. */
export const techNights = async (database: Kysely<Tables>, today: string, most: number): Promise<ReadonlyArray<TechNight>> => {
  const nights = techNightDates(today, most).map((date) => {
    const [year = 0, month = 1] = date.split("-").map(Number)
    return { id: year * 100 + month, date, topic: topics[month - 1] }
  })
  const rows = await teaserRows(database)
    .where(
      "article_id",
      "in",
      nights.flatMap(({ topic }) => topic ?? [])
    )
    .execute()
  return nights.flatMap(({ date, id, topic }) => {
    const article = rows.find(({ article_id }) => article_id === topic)
    return article === undefined ? [] : { id, date, article }
  })
}
