import {
  answerLabels,
  CAR_SUBJECT,
  type ClassReport,
  type ClassVerdict,
  type Facts,
  type FactQuestion,
  formatReportNote,
  formatWeight,
  joinAnswers,
  judgeSubject,
  listComparedTexts,
  type ResolvedSheet,
  type StatedFact,
  type Subject,
  type SubjectVerdict,
  toFactQuestion
} from "@camber/domain/class-sheets"
import type { Reference } from "../reference/Reference.ts"
import type { JudgedPart } from "./loadJudgedParts.ts"
import { toSubject } from "./raceCars.ts"
import { formatSilence, toRuleText, toSummary } from "./SheetBook.ts"

type WireReport = typeof ClassReport.Encoded
type WireVerdict = typeof SubjectVerdict.Encoded

/** A car and its parts, which a sheet judges. */
export interface JudgedBuild {
  readonly resolved: ResolvedSheet
  readonly isChosen: boolean
  readonly parts: ReadonlyArray<JudgedPart>
  /** Number of parts that the catalog no longer has, or that are beyond the limit. */
  readonly unjudged: number
  /** Statements of the visitor about the car and its parts. */
  readonly facts: ReadonlyArray<StatedFact>
  readonly withCar: boolean
}

/** Judges each part, and the car if `withCar` is true. */
export const createReport = (reference: Reference, { facts, isChosen, parts, resolved, unjudged, withCar }: JudgedBuild): WireReport => {
  const stated = Map.groupBy(facts, ({ subject }) => subject)
  const carFacts = collectCarFacts(parts, stated.get(CAR_SUBJECT) ?? [])
  const judge = (subject: string, title: string, url: string | null, judged: Subject): WireVerdict =>
    toWireVerdict(reference, resolved, { subject, title, url }, judgeSubject(resolved, judged), judged)
  const judgedParts = parts.map(({ area, facts: known, sku, title, type, url }) =>
    judge(sku, title, url, { type, area, facts: addStated(new Map([...carFacts, ...known]), stated.get(toSubject(sku)) ?? []) })
  )
  const car = withCar ? judge(CAR_SUBJECT, "The car", null, { type: CAR_SUBJECT, area: CAR_SUBJECT, facts: carFacts }) : null
  const answers = [...judgedParts, ...(car === null ? [] : [car])].map((verdict) => verdict.answer)
  const answer = joinAnswers(unjudged > 0 ? [...answers, "notRuled"] : answers)
  return {
    sheet: toSummary(reference, resolved),
    isChosen,
    answer,
    label: answerLabels[answer],
    note: formatReportNote(resolved.sheet, unjudged),
    parts: judgedParts,
    car,
    answered: facts.map((fact) => toAnswered(reference, resolved, parts, fact))
  }
}

/** The question of a stated fact, with the choices that it had while it was open. */
const toAnswered = (
  reference: Reference,
  { rules }: ResolvedSheet,
  parts: ReadonlyArray<JudgedPart>,
  { name, subject }: StatedFact
): FactQuestion => {
  const part = parts.find(({ sku }) => toSubject(sku) === subject)
  const conditions = rules
    .filter(({ about }) => part === undefined || about.includes(part.type))
    .flatMap(({ condition, when }) => [condition, when])
  const values = part?.facts.get(name.toLowerCase()) ?? listComparedTexts(conditions, name)
  return { subject, ...toFactQuestion(name, values, (slug) => nameType(reference, slug)) }
}

/**
 * Collects the facts that follow from the parts, then the visitor's statements. A type without a part gets no fact, because the car may
 * have such a part all the same.
 */
const collectCarFacts = (parts: ReadonlyArray<JudgedPart>, stated: ReadonlyArray<StatedFact>): Facts => {
  const present = parts.map(({ type }) => [`has.${type}`, ["yes"]] as const)
  const carburetors = parts.filter(({ type }) => type === "carburetor")
  const airflow = carburetors.length === 1 ? carburetors[0]?.facts.get("part.airflow") : undefined
  return addStated(new Map([...present, ...(airflow === undefined ? [] : [["car.carburetor_cfm", airflow] as const])]), stated)
}

/** Adds the visitor's statements about facts that are not known otherwise. */
const addStated = (known: Facts, stated: ReadonlyArray<StatedFact>): Facts =>
  new Map([
    ...known,
    ...stated.flatMap(({ name, value }) => {
      const key = name.toLowerCase()
      return known.get(key)?.length === 1 ? [] : [[key, [value]] as const]
    })
  ])

const toWireVerdict = (
  reference: Reference,
  resolved: ResolvedSheet,
  named: Pick<WireVerdict, "subject" | "title" | "url">,
  { answer, asks, by, weight }: ClassVerdict,
  { area, facts, type }: Subject
): WireVerdict => {
  const conditions = resolved.rules.filter(({ about }) => about.includes(type)).flatMap(({ condition, when }) => [condition, when])
  return {
    ...named,
    answer,
    label: answerLabels[answer],
    note: by.length === 0 ? formatSilence(resolved, area ?? "") : formatWeight(weight),
    rules: by.map((rule) => toRuleText(rule, resolved.sheet)),
    questions: asks.map((name) => ({
      subject: /^(?:car|driver|has)\./i.test(name) ? CAR_SUBJECT : named.subject,
      ...toFactQuestion(name, facts.get(name.toLowerCase()) ?? listComparedTexts(conditions, name), (slug) => nameType(reference, slug))
    }))
  }
}

/** Returns the name of a type as used within a sentence: 'driveshaft loop'. */
const nameType = ({ productTypes }: Reference, slug: string): string =>
  (productTypes.bySlug.get(slug)?.name ?? slug.replaceAll("-", " ")).replaceAll(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase())
