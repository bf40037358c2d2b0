import { evaluateCondition } from "./evaluateCondition.ts"
import type { ClassAnswer, ClassVerdict, Facts, StatedRule } from "./model.ts"
import type { ResolvedSheet } from "./resolveSheet.ts"

/** A part or the car, with its known facts. */
export interface Subject {
  /** Slug of the product type, or `car`. */
  readonly type: string
  /** The area whose silence applies; null if the type belongs to no area. */
  readonly area: string | null
  readonly facts: Facts
}

/** How one rule applies. `maybe`: the subject complies either way, but it is unknown whether the rule is about the subject. */
type Standing = "fails" | "open" | "right" | "inspects" | "maybe" | "maybe inspects"

interface Judged {
  readonly rule: StatedRule
  readonly standing: Standing
  readonly asks: ReadonlyArray<string>
  readonly weight: number
}

/**
 * Judges a part or the car by a sheet on the sheet's day.
 *
 * Adding a fact never changes a known answer, and a missing fact never makes a subject legal.
 */
export const judgeSubject = ({ day, rules, silence }: ResolvedSheet, { area, facts, type }: Subject): ClassVerdict => {
  const dated = addDates(facts, day)
  const judged = rules.filter(({ about }) => about.includes(type)).flatMap((rule) => judgeRule(rule, dated) ?? [])
  const of = (...standings: ReadonlyArray<Standing>) => judged.filter(({ standing }) => standings.includes(standing))
  const verdict = (answer: ClassAnswer, by: ReadonlyArray<Judged>): ClassVerdict => ({
    answer,
    by: by.map(({ rule }) => rule),
    asks: answer === "needsFacts" ? [...new Set(by.flatMap(({ asks }) => asks.map(toAskedFact)))] : [],
    weight: answer === "legal" || answer === "inspector" ? judged.reduce((sum, { weight }) => sum + weight, 0) : 0
  })
  const failed = of("fails")
  if (failed.length > 0) return verdict("notLegal", failed)
  const open = of("open")
  if (open.length > 0) return verdict("needsFacts", open)
  const right = of("right", "inspects")
  if (of("inspects").length > 0) return verdict("inspector", right)
  const maybeInspects = of("maybe inspects")
  if (maybeInspects.length > 0) return verdict("needsFacts", maybeInspects)
  if (right.length > 0) return verdict("legal", right)
  const unsaid = toAnswer[(area === null ? undefined : silence.get(area)) ?? silence.get("*") ?? "not ruled"]
  const maybe = of("maybe")
  return maybe.length > 0 && unsaid !== "legal" ? verdict("needsFacts", maybe) : verdict(unsaid, [])
}

const toAnswer = { legal: "legal", "not legal": "notLegal", "not ruled": "notRuled" } as const

/** Returns null for a rule that is not about the subject, and for a trade whose condition does not hold. */
const judgeRule = (rule: StatedRule, facts: Facts): Judged | null => {
  const gate = evaluateCondition(rule.when, facts)
  if (gate.holds === false) return null
  const isFor = gate.holds === true
  const judged = (standing: Standing, asks: ReadonlyArray<string> = [], weight = 0): Judged => ({ rule, standing, asks, weight })
  if (rule.kind === "inspect") return isFor ? judged("inspects") : judged("maybe inspects", gate.missing)
  if (rule.kind === "free") return isFor ? judged("right") : judged("maybe", gate.missing)
  const { holds, missing } = evaluateCondition(rule.condition, facts)
  if (rule.kind === "trade") {
    if (holds === false) return null
    return isFor && holds === true ? judged("right", [], rule.weight) : judged("open", isFor ? missing : gate.missing)
  }
  const isMet = rule.kind === "never" && holds !== null ? !holds : holds
  if (isMet === true) return isFor ? judged("right") : judged("maybe", gate.missing)
  return isFor && isMet === false ? judged("fails") : judged("open", isFor ? missing : gate.missing)
}

/** Asks for the month of manufacture on the label instead of the age, which is computed from that month. */
const toAskedFact = (name: string): string => (name.toLowerCase() === AGE ? "part.made" : name)

const AGE = "part.age_months"

/** Adds the facts that follow from the day: its year, and the months since a part was made or certified. */
const addDates = (facts: Facts, day: string): Facts => {
  const since = (from: string, to: string): ReadonlyArray<readonly [string, ReadonlyArray<string>]> => {
    const months = facts.has(to) ? [] : (facts.get(from) ?? []).map((month) => countMonths(month, day))
    const counted = months.filter((count) => count !== null)
    return counted.length === 0 || counted.length < months.length ? [] : [[to, counted.map(String)]]
  }
  return new Map([
    ...facts,
    ["day.year", [day.slice(0, 4)]],
    ...since("part.made", AGE),
    ...since("part.certified", "part.certified_months")
  ])
}

const MONTH = /^(\d{4})-(\d{2})/

/** Counts whole months from a month to a day: the label's own month counts in full. Null if the text is not a month. */
export const countMonths = (month: string, day: string): number | null => {
  const [start, end] = [MONTH.exec(month), MONTH.exec(day)]
  if (start === null || end === null) return null
  return (Number(end[1]) - Number(start[1])) * 12 + Number(end[2]) - Number(start[2])
}

/** Joins the answers of a build: the worst answer counts, and a part that the sheet does not rule on keeps the build from being legal. */
export const joinAnswers = (answers: ReadonlyArray<ClassAnswer>): ClassAnswer =>
  worst.find((answer) => answers.includes(answer)) ?? "notRuled"

const worst: ReadonlyArray<ClassAnswer> = ["notLegal", "needsFacts", "inspector", "notRuled", "legal"]
