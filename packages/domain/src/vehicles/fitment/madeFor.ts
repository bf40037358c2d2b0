import type { Application } from "./application.ts"
import type { ComparedCondition, Reason, Verdict } from "./model.ts"

/** Keys of the models, race types, engines and facet values in an application. */
const listNamedKeys = ({ engine, facets, raceTypes, vehicle }: Application): ReadonlyArray<string> => {
  if (vehicle !== undefined) return vehicle.models.map(({ id }) => `model ${id}`)
  if (raceTypes !== undefined) return raceTypes.map(({ id }) => `race ${id}`)
  if (engine !== undefined) return [`engine ${JSON.stringify(engine)}`]
  return facets.flatMap(({ name, values }) => values.map(({ id }) => `${name} ${id}`))
}

/** Counts the models, race types or engines that a product is made for, not counting the first one that `shown` names. */
export const countOthers = (applications: ReadonlyArray<Application>, shown: Application): number =>
  Math.max(0, new Set([shown, ...applications].flatMap(listNamedKeys)).size - 1)

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

/** Returns true if the verdict is waiting for the shopper's vehicle or race type, not for a detail about the vehicle. */
export const awaitsCar = ({ prompt }: Pick<Verdict, "prompt">): boolean => prompt === "Vehicle" || prompt === "RaceType"
