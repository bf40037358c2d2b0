import type { JobPieces, JobRow, JobTile, PlannedCheck } from "./calls.ts"
import type { FluidAmount } from "./model.ts"
import type { Budget } from "./proposeSet.ts"

/** Groups of jobs in display order. */
export const jobGroups = [
  { id: "brakes", title: "Brakes" },
  { id: "driveline", title: "Driveline" },
  { id: "engine", title: "Engine" },
  { id: "fuel", title: "Fuel" },
  { id: "cooling", title: "Cooling" },
  { id: "electrical", title: "Electrical" },
  { id: "exhaust", title: "Exhaust" },
  { id: "suspension", title: "Suspension" },
  { id: "steering", title: "Steering" },
  { id: "wheels", title: "Wheels & Tires" },
  { id: "safety", title: "Safety" },
  { id: "race", title: "Race Day" },
  { id: "season", title: "Season" }
] as const

/** Sections of a job's rows in display order, with the sentence under their title. */
export const jobSections = [
  { id: "needed", title: "Needed", note: "The job can't be finished without these" },
  { id: "usual", title: "Usually Needed", note: "Most cars need these too" },
  { id: "beside", title: "While You're There", note: "The same parts come off" },
  { id: "reuse", title: "Reuse if Good", note: "Have a look before you buy" }
] as const satisfies ReadonlyArray<{ readonly id: JobRow["section"]; readonly title: string; readonly note: string }>

const BUDGET_TITLES: Readonly<Record<Budget, string>> = { value: "Value", middle: "Middle", premium: "Premium" }

/** Returns a budget's name. */
export const getBudgetTitle = (budget: Budget): string => BUDGET_TITLES[budget]

const SKILLS = ["a first-timer", "a beginner", "a practiced home mechanic", "an experienced home mechanic", "an expert"] as const

/** Formats the hours of a job: '8 to 16 hours', '30 minutes to 1 hour'. */
export const formatHours = ({ leastHours, mostHours }: Pick<JobTile, "leastHours" | "mostHours">): string => {
  const unit = (hours: number) => (hours === 1 ? "hour" : "hours")
  if (leastHours < 1) return `${Math.round(leastHours * 12) * 5} minutes to ${mostHours} ${unit(mostHours)}`
  return leastHours === mostHours ? `${mostHours} ${unit(mostHours)}` : `${leastHours} to ${mostHours} ${unit(mostHours)}`
}

/** Formats effort and skill. Both are estimates. */
export const formatEffort = (job: Pick<JobTile, "leastHours" | "mostHours" | "skill">): string =>
  `About ${formatHours(job)} for ${SKILLS[Math.min(Math.max(job.skill, 1), SKILLS.length) - 1] ?? SKILLS[2]}, with the tools at hand`

const PLACES: Readonly<Record<JobPieces["place"], string>> = {
  owned: "Owned",
  marked: "You have it",
  listed: "On your list",
  inCart: "In cart"
}

/** Formats the state of a row: 'Missing', '1 of 2 in cart', 'We do not sell this'. */
export const formatRowState = ({
  covered,
  missing,
  quantity,
  state
}: Pick<JobRow, "covered" | "missing" | "quantity" | "state">): string => {
  if (state === "there") return [...new Set(covered.map(({ place }) => PLACES[place]))].join(", ")
  const partly = covered.length === 0 ? "" : `${quantity - missing} of ${quantity} ${PLACES[covered[0]?.place ?? "inCart"].toLowerCase()}. `
  switch (state) {
    case "notSold":
      return `${partly}We do not sell this`
    case "noneFits":
      return `${partly}No match for what we know of your car`
    case "check":
      return "Check yours"
    case "missing":
      return covered.length === 0 ? "Missing" : `${partly}${missing} missing`
  }
}

/** Formats how much of a fluid a job takes. */
export const formatAmount = ({ buy, how, note }: Pick<FluidAmount, "buy" | "how" | "note">): string =>
  [`Amount: ${how}.`, ...(buy === "" ? [] : [`Buy: ${buy}.`]), ...(note === "" ? [] : [`${capitalize(note)}.`])].join(" ")

const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Advice for statements of general knowledge, which must never sound like a guarantee. */
export const GENERAL_ADVICE = "General shop knowledge, not the maker's word. Check it against your car."

/** Torque has no figure by car (TORQUE): only by bolt size and grade, or the maker's. */
export const TORQUE_ADVICE = "Use the maker's torque figures. For a plain bolt without one, go by its size and grade."

const CHECK_TIMES: Readonly<Record<PlannedCheck["when"], string>> = {
  before: "Before you start",
  during: "While you work",
  after: "Before it moves",
  drive: "On the road"
}

/** Returns when checks are due. */
export const getCheckTitle = (when: PlannedCheck["when"]): string => CHECK_TIMES[when]

/** Formats a check's figure with its origin. Null without a figure. */
export const formatFigure = ({ figure, figureFrom }: Pick<PlannedCheck, "figure" | "figureFrom">): string | null =>
  figure === null ? null : figureFrom === "general" ? `Usually ${figure}. Check it: this is a general figure.` : capitalize(figure)

/** Formats a value of a fact for people: `c-clip` is 'C clip'. */
export const formatFactValue = (value: string): string => capitalize(/^[a-z][a-z-]+$/.test(value) ? value.replaceAll("-", " ") : value)
