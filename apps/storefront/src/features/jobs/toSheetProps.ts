import {
  BUDGET_FIELD,
  budgets,
  formatFactValue,
  formatFigure,
  getBudgetTitle,
  getCheckTitle,
  type JobAddress,
  type JobPlan,
  type PlannedCheck,
  selectParts,
  toAnswerField,
  TORQUE_ADVICE
} from "@camber/domain/jobs"
import { formatCents } from "@camber/domain/money"
import type { JobBudgetsProps } from "./view/job-budgets/JobBudgets.tsx"
import type { JobChecksProps } from "./view/job-checks/JobChecks.tsx"
import type { JobQuestionsProps, QuestionProps } from "./view/job-questions/JobQuestions.tsx"

/** Articles that checks refer to, by slug. */
export type ArticleLinks = ReadonlyArray<{ readonly slug: string; readonly title: string; readonly url: string }>

/** Defined here, so that the page does not load all calculators. */
const BOLT_TORQUE_HREF = "/calculators/bolt-torque"

/** Maximum number of brands that a budget names. */
const MAX_BRANDS = 3

/** Converts the sets of a plan to the choice of a budget. */
export const toBudgetProps = (plan: Pick<JobPlan, "rows">, chosen: JobAddress["budget"]): JobBudgetsProps => ({
  name: BUDGET_FIELD,
  chosen,
  budgets: budgets.map((budget) => {
    const { parts, total } = selectParts(plan, budget, false)
    return {
      value: budget,
      title: getBudgetTitle(budget),
      price: parts.length === 0 ? "Nothing to add" : formatCents(total),
      details: listBrands(parts.map(({ brand }) => brand))
    }
  })
})

const listBrands = (all: ReadonlyArray<string>): string => {
  const brands = [...new Set(all)]
  const named = brands.slice(0, MAX_BRANDS).join(", ")
  return brands.length > MAX_BRANDS ? `${named} and others` : named
}

const toQuestion = ({ fact, question, values }: JobPlan["questions"][number], answer: string, unknown: string): QuestionProps => ({
  name: toAnswerField(fact),
  question,
  answer,
  options: values.length === 0 ? [] : [{ value: "", label: unknown }, ...values.map((value) => ({ value, label: formatFactValue(value) }))]
})

/**
 * Converts the questions of a plan and the known facts of the car. An answered question stays, so that the shopper can change the answer.
 */
export const toQuestionProps = (
  { assumptions, questions }: Pick<JobPlan, "assumptions" | "questions">,
  answers: JobAddress["answers"]
): JobQuestionsProps => {
  const given = new Map(answers.map(({ fact, value }) => [fact, value]))
  const shown = new Set([...questions, ...assumptions].map(({ fact }) => fact))
  return {
    questions: [...assumptions.filter(({ fact }) => given.has(fact)), ...questions].map((field) =>
      toQuestion(field, given.get(field.fact) ?? "", "Not sure")
    ),
    known: assumptions
      .filter(({ fact }) => !given.has(fact))
      .map((known) => ({
        ...toQuestion(known, "", `What we know: ${formatFactValue(known.value)}`),
        value: formatFactValue(known.value),
        because: known.because === null ? "implied by this job" : `from ${known.because}`
      })),
    hidden: answers.filter(({ fact }) => !shown.has(fact)).map(({ fact, value }) => ({ name: toAnswerField(fact), value })),
    note: questions.length === 0 ? undefined : "Each answer determines a part. Until you answer, we don't list that part."
  }
}

const times = ["before", "during", "after", "drive"] as const satisfies ReadonlyArray<PlannedCheck["when"]>

/** Converts the checks of a plan, grouped by when they are due. A torque comes from the maker, or from the bolt's size and grade. */
export const toCheckProps = (checks: JobPlan["checks"], articles: ArticleLinks): JobChecksProps => ({
  torque: { text: TORQUE_ADVICE, href: BOLT_TORQUE_HREF },
  groups: times.flatMap((time) => {
    const due = checks.filter(({ when }) => when === time)
    return due.length === 0
      ? []
      : [
          {
            title: getCheckTitle(time),
            checks: due.map((check) => ({
              text: check.text,
              figure: formatFigure(check),
              article: articles.find(({ slug }) => slug === check.article) ?? null
            }))
          }
        ]
  })
})
