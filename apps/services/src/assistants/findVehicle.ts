import { callService } from "@camber/domain/ports"
import { type InterpretedVehicle, listing, type Listing } from "@camber/domain/search"
import {
  decodeVin,
  describeProject,
  formatProjectName,
  normalizeVin,
  parseVin,
  type Project,
  Vin,
  getProjectKind
} from "@camber/domain/vehicle"
import { Effect, Schema } from "effect"
import { createTool, ToolRejection } from "./AssistantTool.ts"
import { Label, Paragraph } from "./outputs.ts"
import { Question } from "./createQuestion.ts"
import { boundedText, MAX_WORDS_LENGTH } from "./schemas.ts"
import { toFacts, toProject, VehicleFacts } from "../cart/VehicleFacts.ts"

/** Longer than the 17 characters of a VIN, to allow spaces and dashes. */
const MAX_VIN_LENGTH = 40

const Answer = Schema.Struct({
  /** `exact`: one vehicle. `choose`: several are possible. `unknown`: none was recognized. */
  certainty: Schema.Literals(["exact", "choose", "unknown"]),
  name: Schema.NullOr(Label),
  vehicle: Schema.NullOr(VehicleFacts),
  question: Schema.NullOr(Question),
  message: Paragraph
})
type Answer = typeof Answer.Type

/** Finds the shopper's vehicle by words or VIN. Returns how certain the result is and what to ask. */
export const findVehicle = createTool({
  name: "find_vehicle",
  title: "Find a vehicle",
  description:
    "Finds the shopper's vehicle by `words` ('1969 Camaro') or `vin`. Pass the returned `vehicle` unchanged to the other tools. On `choose`, " +
    "ask the shopper the question. Do not invent a year or model. A VIN is neither stored nor logged.",
  isReadOnly: true,
  input: Schema.Struct({
    words: Schema.optionalKey(boundedText(MAX_WORDS_LENGTH)),
    vin: Schema.optionalKey(boundedText(MAX_VIN_LENGTH))
  }),
  output: Answer,
  findMissingFact: ({ certainty }) => (certainty === "exact" ? null : "Vehicle"),
  handle: Effect.fnUntraced(function* ({ vin, words }) {
    if (vin !== undefined) return yield* findByVin(vin)
    if (words !== undefined) return yield* findByWords(words)
    return yield* new ToolRejection({ code: "invalid_input", message: "Pass words or vin." })
  })
})

const toExact = Effect.fnUntraced(function* (project: Project, message: string) {
  const { describeProject: description } = yield* callService(describeProject, { project })
  if (description === null) return createUnknown("The catalog does not contain this vehicle.")
  const name = formatProjectName(description)
  return { certainty: "exact", name, vehicle: toFacts(project), question: null, message: `${message} ${name}.` } satisfies Answer
})

const createUnknown = (message: string): Answer => ({ certainty: "unknown", name: null, vehicle: null, question: null, message })

const findByVin = Effect.fnUntraced(function* (text: string) {
  const read = parseVin(text)
  if (read._tag !== "Vin") return createUnknown(vinProblems[read._tag])
  const { decodeVin: answer } = yield* callService(decodeVin, { vin: Vin.make(normalizeVin(text)) })
  if (answer._tag === "VinTooOften")
    return yield* new ToolRejection({ code: "rate_limited", message: `Too many VINs. Try again in ${answer.seconds} seconds.` })
  if (answer._tag === "VinUnknown")
    return createUnknown(`No table covers this VIN. Its model year is ${answer.year}. Ask for make and model.`)
  if (answer._tag === "VinNotInCatalogue")
    return createUnknown(`The VIN belongs to a ${answer.year} ${answer.make} ${answer.model}, which the catalog does not contain.`)
  const engine = answer.engineIds === null ? {} : { engineIds: answer.engineIds }
  return yield* toExact({ ...toProject({ vehicle: answer.vehicle }), ...engine }, "The VIN belongs to a")
})

const vinProblems = {
  Short: "A VIN has 17 characters. Cars from before 1981 have a shorter number that cannot be decoded: ask for year, make and model.",
  Long: "A VIN has 17 characters. Ask the shopper to check it.",
  Forbidden: "A VIN contains only digits and letters other than I, O and Q. Ask the shopper to check it.",
  CheckDigit: "The check digit is wrong, so a character is mistyped. Ask the shopper to check it.",
  OtherMarket: "The number has no valid check digit: mistyped, or from a market without one. Ask for year, make and model."
} as const

const findByWords = Effect.fnUntraced(function* (words: string) {
  const address = { scope: { kind: "search" as const, slug: "" }, query: words, facets: [], fits: false, exact: false, page: 1 }
  const found = yield* callService(listing, { address: { ...address, sort: "relevance" }, project: null })
  const understood = found.listing?.understood?.vehicle ?? null
  if (understood === null) return createUnknown("No vehicle was recognized. Ask for year, make and model.")
  const { make, makeId, model, modelId, year, yearTo } = understood
  const remainder = found.listing?.understood?.remainder ?? ""
  const meanings = found.listing?.read?.cars ?? []
  if (year === yearTo && meanings.length === 0)
    return addRemainder(yield* toExact(toProject({ vehicle: { year, makeId, modelId } }), "These words mean a"), remainder)
  return {
    certainty: "choose",
    name: null,
    vehicle: null,
    question: toQuestion(understood, meanings),
    message: `The words could mean several vehicles, such as the ${make} ${model}.`
  } satisfies Answer
})

/** Adds a note about the words that are not part of the vehicle, such as a swapped engine, so that no word is dropped silently. */
const addRemainder = (answer: Answer, remainder: string): Answer =>
  remainder === ""
    ? answer
    : {
        ...answer,
        message: `${answer.message} The vehicle does not include "${remainder}". A question about the engine follows if a part depends on it.`
      }

/**
 * For ambiguous words, the choices are the meanings that the search returned. Without such meanings, the question asks for the model year
 * and has no choices.
 */
const toQuestion = ({ make, model, year, yearTo }: InterpretedVehicle, meanings: NonNullable<Listing["read"]>["cars"]): Question => ({
  asks: "Vehicle",
  text:
    meanings.length > 0
      ? "Which one is it?"
      : `Which model year of the ${make} ${model}, from ${year} to ${yearTo}? Pass the year, make and model to find_vehicle.`,
  choices: meanings.map(({ label, query }) => ({ label, words: query }))
})

/**
 * Converts vehicle facts to a project; null if there are no facts. Fails for ids that the catalog does not contain, because a verdict for a
 * vehicle that does not exist would be wrong.
 */
export const readVehicle = Effect.fnUntraced(function* (facts: VehicleFacts | undefined) {
  if (facts === undefined) return null
  const project = toProject(facts)
  if (getProjectKind(project) === "nothing") return project
  const { describeProject: description } = yield* callService(describeProject, { project })
  if (description === null)
    return yield* new ToolRejection({
      code: "vehicle_unknown",
      message: "The catalog does not contain this vehicle. Use a vehicle from find_vehicle."
    })
  return project
})
