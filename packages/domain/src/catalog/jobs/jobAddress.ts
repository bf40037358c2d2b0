import { MAX_ANSWERS, MAX_MARKED_ROWS } from "./model.ts"
import { type Budget, budgets } from "./proposeSet.ts"

/** Path of the index of jobs. */
export const JOBS_HREF = "/jobs"

/** Inputs in a job's address. A link with them shows the same plan. */
export interface JobAddress {
  readonly budget: Budget
  readonly answers: ReadonlyArray<{ readonly fact: string; readonly value: string }>
  /** Numbers of the rows whose part the shopper has. */
  readonly marked: ReadonlyArray<number>
}

/** Parameters of the address and names of the form's fields. */
export const BUDGET_FIELD = "budget"
export const MARK_FIELD = "have"
/** Name of a row's check box. A form sends one field per row, because the last value of a repeated name wins. */
export const toMarkField = (row: number): string => `${MARK_FIELD}-${row}`
export const toAnswerField = (fact: string): string => `${ANSWER_PREFIX}${fact}`

const ANSWER_PREFIX = "q-"
const DEFAULT_BUDGET: Budget = "middle"
const FACT = /^[a-z][a-z0-9_]{0,59}$/
const MAX_VALUE_LENGTH = 60
const MAX_ROW_NUMBER = 999

/** Reads a job's address. Drops everything that no form sends. */
export const parseJobAddress = (parameters: Iterable<readonly [string, string]>): JobAddress => {
  let budget: Budget = DEFAULT_BUDGET
  const answers = new Map<string, string>()
  const marked = new Set<number>()
  for (const [name, value] of parameters) {
    const fact = name.startsWith(ANSWER_PREFIX) ? name.slice(ANSWER_PREFIX.length) : ""
    if (name === BUDGET_FIELD) budget = budgets.find((known) => known === value) ?? budget
    else if (name === MARK_FIELD) for (const row of value.split(",")) addRow(marked, row)
    else if (name.startsWith(`${MARK_FIELD}-`)) addRow(marked, name.slice(MARK_FIELD.length + 1))
    else if (FACT.test(fact) && value !== "" && value.length <= MAX_VALUE_LENGTH) answers.set(fact, value)
  }
  return {
    budget,
    answers: [...answers].map(([fact, value]) => ({ fact, value })).slice(0, MAX_ANSWERS),
    marked: [...marked].toSorted((one, other) => one - other).slice(0, MAX_MARKED_ROWS)
  }
}

const addRow = (marked: Set<number>, text: string): void => {
  const row = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 0
  if (row > 0 && row <= MAX_ROW_NUMBER) marked.add(row)
}

/** Returns the address of a job. Omits defaults. */
export const jobHref = (slug: string, { answers = [], budget = DEFAULT_BUDGET, marked = [] }: Partial<JobAddress> = {}): string => {
  const parameters = [
    ...(budget === DEFAULT_BUDGET ? [] : [`${BUDGET_FIELD}=${budget}`]),
    ...answers.map(({ fact, value }) => `${toAnswerField(fact)}=${encodeURIComponent(value)}`),
    ...(marked.length === 0 ? [] : [`${MARK_FIELD}=${marked.join(",")}`])
  ]
  return `${JOBS_HREF}/${slug}${parameters.length === 0 ? "" : `?${parameters.join("&")}`}`
}
