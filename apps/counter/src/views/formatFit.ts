import { explainVerdict, type Verdict } from "@camber/domain/fitment"
import type { Tone } from "./blocks.ts"

/** A verdict for a list: a sign, a word and a color. */
export interface FitText {
  readonly sign: string
  readonly word: string
  readonly tone: Tone
  /** Why, with the shop's label. */
  readonly why: string
}

/** Formats a verdict. Without one, a part has no car to judge it for (`car` is null), or is not for cars. */
export const formatFit = (verdict: Verdict | null, car: string | null): FitText => {
  if (verdict === null)
    return car === null
      ? { sign: "[ ]", word: "NO CAR", tone: "faint", why: "Choose a car to see whether it fits." }
      : { sign: "[ ]", word: "", tone: "plain", why: "Not for a vehicle." }
  const { answer, label, question, reason } = explainVerdict(verdict)
  if (answer === "doesNotFit") return { sign: "[X]", word: "NO", tone: "bad", why: reason ?? label }
  if (answer === "unknown") return { sign: "[?]", word: question === null ? "UNKNOWN" : "ASK", tone: "question", why: reason ?? label }
  const why = reason === null ? label : `${label}: ${reason}`
  return verdict.fitment === "UniversalFit"
    ? { sign: "[~]", word: "UNIV", tone: "plain", why }
    : { sign: "[OK]", word: "FITS", tone: "good", why }
}
