import { Effect, Schema } from "effect"
import { isDay } from "./parseRuleRow.ts"

/** Largest number of dated items, and longest notes in characters. */
export const MAX_DATED_ITEMS = 20
export const MAX_NOTE_LENGTH = 2_000
export const MAX_ITEM_NAME_LENGTH = 60

const note = Schema.String.check(Schema.isMaxLength(MAX_NOTE_LENGTH)).pipe(Schema.withDecodingDefaultKey(Effect.succeed("")))

/** Something that is good until a day, such as belts or a helmet. */
export const DatedItem = Schema.Struct({
  name: Schema.NonEmptyString.check(Schema.isMaxLength(MAX_ITEM_NAME_LENGTH)),
  /** ISO day. */
  until: Schema.String.check(Schema.makeFilter(isDay))
})
export interface DatedItem extends Schema.Struct.Type<typeof DatedItem.fields> {}

/** Notes of a race car for the pit. */
export const PitNotes = Schema.Struct({
  gears: note,
  springs: note,
  spares: note,
  dated: Schema.Array(DatedItem).pipe(Schema.check(Schema.isMaxLength(MAX_DATED_ITEMS)), Schema.withDecodingDefaultKey(Effect.succeed([])))
})
export interface PitNotes extends Schema.Struct.Type<typeof PitNotes.fields> {}

/** Days before the end from which an item is due. */
export const REMINDER_DAYS = 30

/** How long a dated item is still good. `days` is negative after its last day. */
export interface DueDate extends DatedItem {
  readonly days: number
  readonly state: "over" | "soon" | "good"
}

/** Orders dated items by their end, the most urgent first. */
export const listDueDates = (items: ReadonlyArray<DatedItem>, day: string): ReadonlyArray<DueDate> =>
  items
    .map((item): DueDate => {
      const days = countDays(item.until) - countDays(day)
      return { ...item, days, state: days < 0 ? "over" : days <= REMINDER_DAYS ? "soon" : "good" }
    })
    .toSorted((one, other) => one.days - other.days)

/**
 * Largest number of sent reminders that are stored per car: more than a car has dates, so that no second reminder is sent after a date is
 * deleted and typed again.
 */
const MAX_REMINDED = 5 * MAX_DATED_ITEMS

/** Key of a dated item in the list of sent reminders. An item with a new day counts as a new item. */
const toReminderKey = ({ name, until }: DatedItem): string => `${until} ${name.trim().toLowerCase()}`

/**
 * Picks the dated items to remind of: items that end within the reminder period or have ended, excluding items in `reminded`.
 *
 * @returns The items, the most urgent first, and the list of sent reminders including these items.
 */
export const pickReminders = (
  items: ReadonlyArray<DatedItem>,
  reminded: ReadonlyArray<string>,
  day: string
): { readonly due: ReadonlyArray<DueDate>; readonly reminded: ReadonlyArray<string> } => {
  const known = new Set(reminded)
  const due = listDueDates(items, day).filter((item) => item.state !== "good" && !known.has(toReminderKey(item)))
  const present = new Set(items.map(toReminderKey))
  const sent = new Set([...reminded, ...due.map(toReminderKey)])
  // Keeps the reminders of the car's current dates longest.
  const ordered = [...[...sent].filter((key) => !present.has(key)), ...[...sent].filter((key) => present.has(key))]
  return { due, reminded: ordered.slice(-MAX_REMINDED) }
}

/** Formats a reminder: 'Ended 3 days ago', 'Ends today', 'Good for 12 more days'. */
export const formatDue = ({ days }: Pick<DueDate, "days">): string => {
  const count = (number: number) => `${number} ${number === 1 ? "day" : "days"}`
  if (days < 0) return `Ended ${count(-days)} ago`
  return days === 0 ? "Ends today" : `Good for ${count(days)}`
}

/** Days of the Gregorian calendar since March 1 of the year 0, so that the leap day is the last of its year. */
const countDays = (isoDay: string): number => {
  const [year = 0, month = 1, day = 1] = isoDay.split("-").map(Number)
  const [years, months] = month > 2 ? [year, month - 3] : [year - 1, month + 9]
  return 365 * years + Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400) + Math.floor((153 * months + 2) / 5) + day
}
