import type { Application } from "./application.ts"
import type { ComparedCondition, Reason, Verdict } from "./model.ts"

/** Models, race types, engines and facet values that a statement names, each once. */
const namedIn = ({ engine, facets, raceTypes, vehicle }: Application): ReadonlyArray<string> => {
  if (vehicle !== undefined) return vehicle.models.map(({ id }) => `model ${id}`)
  if (raceTypes !== undefined) return raceTypes.map(({ id }) => `race ${id}`)
  if (engine !== undefined) return [`engine ${JSON.stringify(engine)}`]
  return facets.flatMap(({ name, values }) => values.map(({ id }) => `${name} ${id}`))
}

/** How many models, race types or engines a product is made for besides the first that `shown` names. */
export const countOthers = (applications: ReadonlyArray<Application>, shown: Application): number =>
  Math.max(0, new Set([shown, ...applications].flatMap(namedIn)).size - 1)

/** `1967-1969` as `1967-69`. */
const shortRange = (range: string): string => range.replace(/^(\d\d)(\d\d)-\1(\d\d)$/, "$1$2-$3")

const firstOf = ({ accepted, name, subject }: ComparedCondition): string => {
  if (subject === "vehicle") return `${shortRange(accepted[0] ?? "")} ${accepted[2] ?? ""}`.trim()
  if (subject === "engine") return accepted.join(" ")
  return name === null ? (accepted[0] ?? "") : `${accepted[0] ?? ""} ${name.toLowerCase()}`
}

/**
 * What a part fits, in as many words as a card has room for, while no car is known: 'Fits 1967-69 Camaro, + 3' (GAP-C72). Null where the reason
 * names nothing.
 */
export const madeForText = (reason: Reason | null): string | null => {
  const [first] = reason?.conditions ?? []
  if (first === undefined || firstOf(first) === "") return null
  const others = reason?.others ?? 0
  return `Fits ${firstOf(first)}${others > 0 ? `, + ${others}` : ""}`
}

/** Whether a verdict waits for the shopper's car or class, rather than for a fact about it. */
export const awaitsCar = ({ prompt }: Pick<Verdict, "prompt">): boolean => prompt === "Vehicle" || prompt === "RaceType"
