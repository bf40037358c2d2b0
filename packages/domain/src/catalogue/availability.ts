/** Whether something of this availability can be bought; what nobody has told of can (DRW-04, REC-29). */
export const isPurchaseable = (availability: string | null): boolean => availability !== "NotAvailable" && availability !== "Discontinued"

/** What is said in place of a button where it cannot (DRW-11). */
export const NOT_AVAILABLE_TEXT = "This item is currently not available."
