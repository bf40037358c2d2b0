import {
  budgets,
  findJobs,
  formatEffort,
  formatFigure,
  formatRowState,
  GENERAL_ADVICE,
  getCheckTitle,
  jobHref,
  type JobPlan,
  jobPlan,
  type JobRow,
  MAX_ANSWERS,
  selectParts,
  TORQUE_ADVICE
} from "@camber/domain/jobs"
import { classifyFit } from "@camber/domain/fitment"
import { callService } from "@camber/domain/ports"
import { readJobTables } from "@camber/job-data"
import { Effect, Schema } from "effect"
import { VehicleFacts } from "../cart/VehicleFacts.ts"
import { AssistantShop } from "./AssistantShop.ts"
import { createTool, requireFound } from "./AssistantTool.ts"
import { Label, outputList, Paragraph, Url } from "./outputs.ts"
import { readVehicle } from "./findVehicle.ts"
import { boundedText, MAX_WORDS_LENGTH, Price, toPrice } from "./schemas.ts"

const MAX_ROWS = 120
const MAX_PAIRS = 30

/** A row of the job. `item` is the part that the set contains for this row: add it to a cart with its quantity. */
const RowOutput = Schema.Struct({
  section: Schema.Literals(["needed", "usual", "beside", "reuse", "tools"]),
  name: Label,
  quantity: Schema.Int,
  state: Label,
  sold: Schema.Boolean,
  why: Paragraph,
  amount: Schema.NullOr(Paragraph),
  advice: Schema.NullOr(Paragraph),
  item: Schema.NullOr(
    Schema.Struct({
      title: Label,
      price: Price,
      fit: Schema.Literals(["guaranteed", "universal", "not_for_vehicles"]),
      line_items: outputList(Schema.Struct({ item: Schema.Struct({ id: Label }), quantity: Schema.Int }), 2)
    })
  )
})

const toItem = (part: JobRow["value"]): (typeof RowOutput.Type)["item"] =>
  part && {
    title: `${part.brand} ${part.title}`,
    price: toPrice(part.price),
    fit: part.fit === null ? "not_for_vehicles" : classifyFit(part.fit) === "guaranteed" ? "guaranteed" : "universal",
    line_items: part.items.map(({ quantity, skuVariantNumber }) => ({ item: { id: skuVariantNumber }, quantity }))
  }

const toRow = (row: JobRow, budget: (typeof budgets)[number]): typeof RowOutput.Type => ({
  section: row.section,
  name: row.name,
  quantity: row.quantity,
  state: formatRowState(row),
  sold: row.state !== "notSold",
  why: row.why,
  amount: row.amount,
  advice: row.isGeneral ? GENERAL_ADVICE : null,
  item: toItem(row[budget])
})

const verdicts = { meets: "meets", doesNotMeet: "does_not_meet", notKnown: "not_known" } as const

/** Returns the slug of the job that the words name; null if they name no job. */
const findSlug = (words: string): string | null => {
  const tables = readJobTables()
  const [job] = findJobs(tables, words)
  return tables.jobs.has(words) ? words : (job?.slug ?? null)
}

/** Plans a whole job for a vehicle: part types, fluids, tools, checks, and a set of parts that was checked as a whole. */
export const planJob = createTool({
  name: "plan_job",
  title: "Plan a whole job",
  description:
    "Plans a job such as a front disc conversion or a clutch: every kind of part, fluid and tool, checks, and a set of parts that fit the " +
    "vehicle and each other at a budget. First find_vehicle. Ask the shopper the `questions` and call again with the answers: nothing is " +
    "listed for an open question. `sold` false: the shop does not sell it, so name it as something to buy elsewhere. Repeat `advice`, and " +
    "never name a torque figure that is not in the answer.",
  isReadOnly: true,
  input: Schema.Struct({
    job: boundedText(MAX_WORDS_LENGTH).annotate({ description: "Words for the job, such as 'front disc conversion', or its slug." }),
    vehicle: Schema.optionalKey(VehicleFacts),
    budget: Schema.optionalKey(Schema.Literals(budgets)),
    answers: Schema.optionalKey(
      Schema.Array(Schema.Struct({ fact: boundedText(60), value: boundedText(60) })).check(Schema.isMaxLength(MAX_ANSWERS))
    )
  }),
  output: Schema.Struct({
    job: Label,
    effort: Label,
    safety: Schema.NullOr(Paragraph),
    questions: outputList(Schema.Struct({ fact: Label, question: Label, values: outputList(Label, 20) }), MAX_ANSWERS),
    known: outputList(Schema.Struct({ question: Label, value: Label, because: Schema.NullOr(Label) }), 60),
    rows: outputList(RowOutput, MAX_ROWS),
    checks: outputList(Schema.Struct({ when: Label, text: Paragraph, figure: Schema.NullOr(Paragraph) }), 30),
    torque: Paragraph,
    pairs: outputList(
      Schema.Struct({
        parts: outputList(Label, 2),
        verdict: Schema.Literals(["meets", "does_not_meet", "not_known"]),
        text: Paragraph,
        advice: Schema.NullOr(Paragraph)
      }),
      MAX_PAIRS
    ),
    total: Price,
    continue_url: Url
  }),
  findMissingFact: ({ questions }) => (questions.length > 0 ? "Fact of a job" : null),
  handle: Effect.fnUntraced(function* ({ answers = [], budget = "middle", job: words, vehicle }) {
    const { origin } = yield* AssistantShop
    const slug = yield* requireFound(findSlug(words), `No job matches ${words}. Jobs: ${listTitles()}`)
    const project = yield* readVehicle(vehicle)
    const request = { slug, project, answers, marked: [], webUserGuid: null }
    const { jobPlan: plan } = yield* callService(jobPlan, request)
    return toAnswer(
      yield* requireFound(plan, `No job matches ${words}.`),
      budget,
      `${origin}${jobHref(slug, { answers, budget, marked: [] })}`
    )
  })
})

const listTitles = (): string => [...readJobTables().jobs.values()].map(({ slug }) => slug).join(", ")

const toAnswer = (plan: JobPlan, budget: (typeof budgets)[number], url: string) => ({
  job: plan.title,
  effort: formatEffort(plan),
  safety: plan.safety,
  questions: plan.questions,
  known: plan.assumptions.map(({ because, question, value }) => ({ question, value, because })),
  rows: plan.rows.map((row) => toRow(row, budget)),
  checks: plan.checks.map((check) => ({ when: getCheckTitle(check.when), text: check.text, figure: formatFigure(check) })),
  torque: TORQUE_ADVICE,
  pairs: (plan.sets.find((set) => set.budget === budget)?.pairs ?? []).map(({ advice, text, titles, verdict }) => ({
    parts: titles,
    verdict: verdicts[verdict],
    text,
    advice
  })),
  total: toPrice(selectParts(plan, budget, false).total),
  continue_url: url
})
