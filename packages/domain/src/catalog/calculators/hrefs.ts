/** Path of the calculator index. */
export const CALCULATORS_HREF = "/calculators"

/** Returns the path of a calculator. Its inputs are the query's parameters. */
export const calculatorHref = (id: string): string => `${CALCULATORS_HREF}/${id}`
