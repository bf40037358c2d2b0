import { isGuarantee } from "./fitGuarantee.ts"
import type { BuyerCount, Prompt, Verdict } from "./model.ts"

/** The words of a verdict. `opens` says what the call to action opens; `Options` is the product page's picker. */
export interface FitmentText {
  readonly label: string
  /** The same in as few words as a card has room for, beside the call to action; differs from the label only where something is to be checked. */
  readonly short: string
  readonly note: string | null
  readonly callToAction: string | null
  readonly tone: "positive" | "neutral" | "warning" | "negative"
  readonly opens: Prompt | "Options" | null
}

const answered = (label: string, tone: FitmentText["tone"], note: string | null = null): FitmentText => ({
  label,
  short: label,
  note,
  callToAction: null,
  tone,
  opens: null
})
const guaranteed = answered("Guaranteed To Fit", "positive")
const universal = answered("Universal Fit", "neutral", "Modification may be required")
const mayNotFit = answered("May Not Fit", "negative")
const reported = (reports: number): FitmentText => ({
  ...answered(`Verify fit: ${reports} customer${reports > 1 ? "s" : ""} reported a misfit`, "warning"),
  short: `${reports} fit problem${reports > 1 ? "s" : ""} reported`
})
/** How the part did for others with this car, where one of them reported it. */
const buyersText = ({ all, kept }: BuyerCount): string =>
  kept === 0 ? "A buyer with your car reported a misfit. We're checking." : `${kept} of ${all} buyers with your car kept it`

const ask = (opens: Prompt | "Options", label: string, short: string, callToAction: string): FitmentText => ({
  label,
  short,
  note: null,
  callToAction,
  tone: "warning",
  opens
})
const whatFor = (opens: Prompt, name: string): FitmentText =>
  ask(opens, `Verify the ${name} for your project`, "Does it fit?", `Add ${name}`)
const completeOptions = "This part may fit your vehicle and engine, complete options to verify fitment."
const prompts = {
  Vehicle: whatFor("Vehicle", "Vehicle"),
  RaceType: whatFor("RaceType", "Race Type"),
  Engine: whatFor("Engine", "Engine"),
  AdditionalFacets: ask("AdditionalFacets", completeOptions, "May fit", "Complete Vehicle")
} as const satisfies Record<Prompt, FitmentText>
const someOptionsFit = ask("Options", completeOptions, "Some options fit", "Choose Options")

/** FIT-01 to FIT-09, GAP-C08 */
export const getFitmentText = (verdict: Pick<Verdict, "fitment" | "prompt" | "reason">): FitmentText => {
  const { buyers, reports } = verdict.reason ?? {}
  // A statement with reports that count asks instead of promising.
  if (isGuarantee(verdict)) return reports ? reported(reports) : { ...guaranteed, note: buyers ? buyersText(buyers) : null }
  if (verdict.fitment === "UniversalFit") return universal
  if (verdict.fitment !== "NoFit" || verdict.prompt === null) return mayNotFit
  return verdict.reason?.rule === "chooseOptions" ? someOptionsFit : prompts[verdict.prompt]
}
