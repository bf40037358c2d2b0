import { type FactQuestion, type StatedFact, toFactQuestion } from "@camber/domain/class-sheets"
import { SelectField, TextField } from "@camber/ui"
import type { FormFields } from "../../../foundation/page/FormPage.ts"

const PREFIX = "fact"
/** Maximum number of facts in one form. */
const MAX_SENT = 40
const MAX_TEXT_LENGTH = 80
/** Value of an answer that no rule names. */
const OTHER = "other"

/** A question with the visitor's earlier answer. */
export interface AskedFact extends FactQuestion {
  readonly value: string
  /** Name of the part, or 'The car'. */
  readonly of: string
}

const getKey = ({ name, subject }: Pick<StatedFact, "name" | "subject">): string => [PREFIX, subject, name].join("|")

/** Joins open questions and earlier answers. `answered` contains the choices of the earlier answers, `subjects` the names to show. */
export const listAskedFacts = (
  questions: ReadonlyArray<FactQuestion>,
  stated: ReadonlyArray<StatedFact>,
  answered: ReadonlyArray<FactQuestion>,
  subjects: ReadonlyMap<string, string>
): ReadonlyArray<AskedFact> => {
  const nameOf = (subject: string) => subjects.get(subject.toUpperCase()) ?? ""
  const questionByKey = new Map(answered.map((question) => [getKey(question).toLowerCase(), question]))
  const earlier = stated
    .filter(({ subject }) => nameOf(subject) !== "")
    .map((fact) => ({
      ...(questionByKey.get(getKey(fact).toLowerCase()) ?? toFactQuestion(fact.name, [], (slug) => slug.replaceAll("-", " "))),
      ...fact,
      of: nameOf(fact.subject)
    }))
  const open = questions.map((question) => ({ ...question, value: "", of: nameOf(question.subject) }))
  return [...new Map([...open, ...earlier].map((fact) => [getKey(fact).toLowerCase(), fact])).values()]
}

/** Reads the facts of a sent form. */
export const readFacts = (fields: FormFields): ReadonlyArray<StatedFact> =>
  Object.entries(fields)
    .flatMap(([key, value]) => {
      const [prefix, subject = "", name = ""] = key.split("|")
      const isFact = prefix === PREFIX && subject !== "" && name !== "" && name.length <= MAX_TEXT_LENGTH
      return isFact ? [{ subject, name, value: value.slice(0, MAX_TEXT_LENGTH) }] : []
    })
    .slice(0, MAX_SENT)

/** Renders a field for each question. */
export const FactFields = ({ facts }: { readonly facts: ReadonlyArray<AskedFact> }) =>
  facts.slice(0, MAX_SENT).map((fact) => {
    const label = fact.subject === "car" ? fact.label : `${fact.of}: ${fact.label}`
    const values = fact.value === "" || fact.values.includes(fact.value) ? fact.values : [...fact.values, fact.value]
    return fact.values.length === 0 ? (
      <TextField
        key={getKey(fact)}
        label={label}
        name={getKey(fact)}
        defaultValue={fact.value}
        maxLength={MAX_TEXT_LENGTH}
        autoComplete="off"
      />
    ) : (
      <SelectField
        key={getKey(fact)}
        label={label}
        name={getKey(fact)}
        defaultValue={fact.value}
        options={[
          { value: "", label: "Not known" },
          ...values.filter((value) => value !== OTHER).map((value) => ({ value, label: value })),
          ...(fact.values.includes("no") ? [] : [{ value: OTHER, label: "Another" }])
        ]}
      />
    )
  })
