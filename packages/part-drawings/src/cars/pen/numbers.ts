/** Formats a length to a tenth, without a leading zero. */
export const short = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, "$1.")

/** Formats an opacity to a hundredth. */
export const opacity = (value: number): string => String(Math.round(value * 100) / 100).replace(/^0/, "")

/** Joins the numbers of a path; leaves out the separator before a minus sign. */
export const listed = (...values: ReadonlyArray<number>): string =>
  values.map(short).reduce((text, value) => text + (text !== "" && !value.startsWith("-") ? " " : "") + value, "")
