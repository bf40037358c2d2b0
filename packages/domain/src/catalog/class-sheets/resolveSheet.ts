import type { ClassSheet, SheetAge, SheetLibrary, SheetRule, Silence, StatedRule } from "./model.ts"

/** Longest chain of sheets. A longer chain or a cycle is cut off at this length. */
export const MAX_CHAIN = 8

/** A sheet as it is on one day, with everything that it inherits. */
export interface ResolvedSheet {
  readonly sheet: ClassSheet
  readonly day: string
  /** The sheets that the sheet inherits from, oldest ancestor first, then the sheet itself. */
  readonly chain: ReadonlyArray<ClassSheet>
  /** The rules in force, in the order in which the sheets state them. */
  readonly rules: ReadonlyArray<StatedRule>
  readonly silence: ReadonlyMap<string, Silence>
  readonly age: SheetAge
}

const isInForce = ({ from, to }: Pick<SheetRule, "from" | "to">, day: string): boolean =>
  (from === null || from <= day) && (to === null || day <= to)

/** Resolves a sheet on an ISO day. */
export const resolveSheet = (library: SheetLibrary, sheet: ClassSheet, day: string): ResolvedSheet => {
  const chain = listChain(library, sheet, day)
  return {
    sheet,
    day,
    chain,
    rules: mergeRules(chain, day),
    silence: new Map(chain.flatMap((ancestor) => [...ancestor.silence])),
    age: getAge(chain, day)
  }
}

const listChain = (library: SheetLibrary, sheet: ClassSheet, day: string): ReadonlyArray<ClassSheet> => {
  const chain = [sheet]
  for (let parent = findParent(library, sheet, day); parent !== undefined; parent = findParent(library, parent, day)) {
    if (chain.length >= MAX_CHAIN || chain.includes(parent)) break
    chain.unshift(parent)
  }
  return chain
}

/** Finds the issue of a line that is in force on the day; without one, the last issue that has ended, otherwise the first issue. */
const findParent = (library: SheetLibrary, { inherits }: ClassSheet, day: string): ClassSheet | undefined => {
  if (inherits === null) return undefined
  if (inherits._tag === "Sheet") return library.get(inherits.id)
  const issues = [...library.values()]
    .filter(({ line }) => line === inherits.line)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return issues.findLast((issue) => isInForce(issue, day)) ?? issues.findLast(({ from }) => from <= day) ?? issues[0]
}

/** A row counts only on its days. On other days, the inherited rule holds. */
const mergeRules = (chain: ReadonlyArray<ClassSheet>, day: string): ReadonlyArray<StatedRule> => {
  const rules = new Map<string, StatedRule>()
  for (const sheet of chain)
    for (const rule of sheet.rules.filter((row) => isInForce(row, day))) {
      const { kind } = rule
      if (rule.change === "drop" || kind === null) rules.delete(rule.id)
      else rules.set(rule.id, { ...rule, kind, sheet })
    }
  return [...rules.values()]
}

/** A sheet that inherits from last year's sheet of its own line is not old for that reason. */
const getAge = (chain: ReadonlyArray<ClassSheet>, day: string): SheetAge => {
  const own = chain.at(-1)
  const hasEnded = chain.some(({ line, to }, at) => to !== null && to < day && chain[at + 1]?.line !== line)
  if (own === undefined || hasEnded) return "ended"
  if (own.to === null && String(own.season) < day.slice(0, 4)) return "unconfirmed"
  return day < own.from ? "early" : "current"
}
