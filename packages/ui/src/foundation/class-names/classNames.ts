/** Joins the class names that apply; the others are `false` or `undefined`. */
export const classNames = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(" ")
