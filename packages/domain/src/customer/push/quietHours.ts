import { Schema } from "effect"

/** Minutes of a day. */
export const DAY_MINUTES = 1440

const MinuteOfDay = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: DAY_MINUTES - 1 }))

/** A name such as `America/Chicago`; whether there is such a zone the services know. */
const TimeZoneName = Schema.String.check(Schema.isPattern(/^[A-Za-z][\w+-]{0,30}(?:\/[\w+-]{1,30}){0,2}$/))

/** When a device is left alone, by its own zone: from one minute of the day until another, over midnight where that is the earlier one. */
export const QuietHours = Schema.Struct({ from: MinuteOfDay, until: MinuteOfDay, timeZone: TimeZoneName })
export interface QuietHours extends Schema.Struct.Type<typeof QuietHours.fields> {}

/** From nine in the evening until eight in the morning. */
export const getDefaultQuietHours = (timeZone: string): QuietHours => ({ from: 21 * 60, until: 8 * 60, timeZone })
