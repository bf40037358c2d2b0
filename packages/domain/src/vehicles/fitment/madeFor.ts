import type { ComparedCondition, Reason, Verdict } from "./model.ts"

/** Shortens `1967-1969` to `1967-69`. */
const shortenRange = (range: string): string => range.replace(/^(\d\d)(\d\d)-\1(\d\d)$/, "$1$2-$3")

const formatFirst = ({ accepted, name, subject }: ComparedCondition): string => {
  if (subject === "vehicle") return `${shortenRange(accepted[0] ?? "")} ${accepted[2] ?? ""}`.trim()
  if (subject === "engine") return accepted.join(" ")
  return name === null ? (accepted[0] ?? "") : `${accepted[0] ?? ""} ${name.toLowerCase()}`
}

/**
 * Formats what a part fits, short enough for a card, while no vehicle is selected: 'Fits 1967-69 Camaro, + 3' (GAP-C72). Returns null if
 * the reason names nothing.
 */
export const madeForText = (reason: Reason | null): string | null => {
  const [first] = reason?.conditions ?? []
  if (first === undefined || formatFirst(first) === "") return null
  const others = reason?.others ?? 0
  return `Fits ${formatFirst(first)}${others > 0 ? `, + ${others}` : ""}`
}

/** Returns true if the verdict is waiting for the shopper's vehicle or race type, not for a detail about it. */
export const awaitsCar = ({ prompt }: Pick<Verdict, "prompt">): boolean => prompt === "Vehicle" || prompt === "RaceType"
