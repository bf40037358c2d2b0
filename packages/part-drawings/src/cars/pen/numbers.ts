/** A length to a tenth, without the zero before its point. */
export const short = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, "$1.")

/** An opacity to a hundredth. */
export const opacity = (value: number): string => String(Math.round(value * 100) / 100).replace(/^0/, "")

/** Numbers of a path; the separator is left out before a minus sign. */
export const listed = (...values: ReadonlyArray<number>): string =>
  values.map(short).reduce((text, value) => text + (text !== "" && !value.startsWith("-") ? " " : "") + value, "")
