import { classifyFit, isGuarantee } from "./fitClass.ts"
import type { BuyerCount, Prompt, Verdict } from "./model.ts"

/** How a verdict is shown. `unknown` is as neutral as no verdict, and never a warning. */
export type FitmentTone = "positive" | "neutral" | "warning" | "negative" | "unknown"

/** Texts of a verdict. `opens` is what the call to action opens; `Options` is the option picker of the product page. */
export interface FitmentText {
  readonly label: string
  /** Short form for a card, next to the call to action. Differs from the label only if the shopper has something to check. */
  readonly short: string
  readonly note: string | null
  readonly callToAction: string | null
  readonly tone: FitmentTone
  readonly opens: Prompt | "Options" | null
}

const createText = (label: string, tone: FitmentText["tone"], note: string | null = null): FitmentText => ({
  label,
  short: label,
  note,
  callToAction: null,
  tone,
  opens: null
})
const guaranteed = createText("Guaranteed To Fit", "positive")
const universal = createText("Universal Fit", "neutral", "Modification may be required")
const mayNotFit = createText("May Not Fit", "negative")
const noData = createText("No fitment data", "unknown", "Check with the maker before you order.")
const createReportedText = (reports: number): FitmentText => ({
  ...createText(`Verify fit: ${reports} customer${reports > 1 ? "s" : ""} reported a misfit`, "warning"),
  short: `${reports} fit problem${reports > 1 ? "s" : ""} reported`
})
/** How many buyers with this vehicle kept the part, shown after one of them reported a misfit. */
const formatBuyers = ({ all, kept }: BuyerCount): string =>
  kept === 0 ? "A buyer with your car reported a misfit. We're checking." : `${kept} of ${all} buyers with your car kept it`

/**
 * Formats the track record of the deciding statement: `Held on 12 cars, 1 report`. Null if the part does not fit or too few buyers kept it.
 */
export const formatHeld = ({ fitment, reason }: Pick<Verdict, "fitment" | "reason">): string | null => {
  const fits = isGuarantee({ fitment }) || fitment === "UniversalFit"
  if (!fits || reason?.held == null) return null
  const { cars, reports } = reason.held
  return `Held on ${cars} cars, ${reports === 0 ? "no" : reports} report${reports === 1 ? "" : "s"}`
}

const createQuestion = (opens: Prompt | "Options", label: string, short: string, callToAction: string): FitmentText => ({
  label,
  short,
  note: null,
  callToAction,
  tone: "warning",
  opens
})
const createAddQuestion = (opens: Prompt, name: string): FitmentText =>
  createQuestion(opens, `Verify the ${name} for your project`, "Does it fit?", `Add ${name}`)
const completeOptions = "This part may fit your vehicle and engine, complete options to verify fitment."
const prompts = {
  Vehicle: createAddQuestion("Vehicle", "Vehicle"),
  RaceType: createAddQuestion("RaceType", "Race Type"),
  Engine: createAddQuestion("Engine", "Engine"),
  AdditionalFacets: createQuestion("AdditionalFacets", completeOptions, "May fit", "Complete Vehicle")
} as const satisfies Record<Prompt, FitmentText>
const someOptionsFit = createQuestion("Options", completeOptions, "Some options fit", "Choose Options")

/** Returns the texts of a verdict (FIT-01 to FIT-09, FIT-33, GAP-C08). */
export const getFitmentText = (verdict: Pick<Verdict, "fitment" | "prompt" | "reason">): FitmentText => {
  const { buyers, reports, rule } = verdict.reason ?? {}
  const fitClass = classifyFit(verdict)
  // If reports count, ask the shopper to verify instead of guaranteeing the fit
  if (fitClass === "guaranteed")
    return reports ? createReportedText(reports) : { ...guaranteed, note: buyers ? formatBuyers(buyers) : null }
  if (fitClass === "universal") return universal
  if (fitClass === "noData") return noData
  if (fitClass === "mayNotFit" || verdict.prompt === null) return mayNotFit
  return rule === "chooseOptions" ? someOptionsFit : prompts[verdict.prompt]
}
