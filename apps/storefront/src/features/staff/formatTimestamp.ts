const format = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" })

/** Formats an instant for staff: in UTC, as all staff pages do. */
export const formatTimestamp = (iso: string): string => format.format(new Date(iso))
