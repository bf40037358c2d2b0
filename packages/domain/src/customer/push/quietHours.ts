import { Schema } from "effect"

/** Minutes per day. */
export const DAY_MINUTES = 1440

const MinuteOfDay = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: DAY_MINUTES - 1 }))

/** Name such as `America/Chicago`. Only the services check that the time zone exists. */
const TimeZoneName = Schema.String.check(Schema.isPattern(/^[A-Za-z][\w+-]{0,30}(?:\/[\w+-]{1,30}){0,2}$/))

/** Daily period without messages, in the device's time zone. It spans midnight if `until` is earlier than `from`. */
export const QuietHours = Schema.Struct({ from: MinuteOfDay, until: MinuteOfDay, timeZone: TimeZoneName })
export interface QuietHours extends Schema.Struct.Type<typeof QuietHours.fields> {}

/** Returns the default quiet hours: 9 p.m. to 8 a.m. */
export const getDefaultQuietHours = (timeZone: string): QuietHours => ({ from: 21 * 60, until: 8 * 60, timeZone })
