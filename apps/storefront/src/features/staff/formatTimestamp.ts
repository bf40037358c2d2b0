const format = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" })

/** An instant as staff read it: UTC, as all that they see. */
export const formatTimestamp = (iso: string): string => format.format(new Date(iso))
