import {
  type CarWordsOutcome,
  Garage,
  type GarageField,
  type GarageOutcome,
  type GarageState,
  type GarageStep,
  ENGINE_SWAP_OPTION_ID
} from "@camber/domain/garage"
import { Effect, Option, Stream } from "effect"
import { type FormFields, type FormServices, isPresent } from "../../../foundation/page/FormPage.ts"

/** Kinds of projects that can be added, each by a step of the garage. */
export const projectKinds = ["vehicle", "race", "engine"] as const
export type ProjectKind = (typeof projectKinds)[number]

export const addingSteps: Readonly<Record<ProjectKind, GarageStep>> = { vehicle: "ADD_YMM", race: "ADD_RACETYPE", engine: "ADD_ENGINE" }

export const parseProjectKind = (sent: FormFields): ProjectKind => projectKinds.find((kind) => kind === sent["kind"]) ?? "vehicle"

const picker = ["engineMake", "engineFamily", "engineDisplacement"] as const

/** Returns a kind's questions in order. The engine picker follows only if the answers require it. */
export const getFormFields = (kind: ProjectKind, { picksEngine }: Pick<GarageState, "picksEngine">): ReadonlyArray<GarageField> => {
  if (kind === "engine") return picker
  if (kind === "race") return ["raceType", ...picker]
  return ["year", "make", "model", "stockEngine", ...(picksEngine ? picker : [])]
}

const choose = (garage: Garage["Service"], field: GarageField, value: number & string): Effect.Effect<unknown> => {
  switch (field) {
    case "year":
      return garage.chooseYear(value)
    case "make":
      return garage.chooseMake(value)
    case "model":
      return garage.consider("model", value)
    case "stockEngine":
      // Only the button saves the form; the last choice does not.
      return value === ENGINE_SWAP_OPTION_ID ? garage.chooseStockEngine(value) : garage.consider("stockEngine", value)
    case "raceType":
      return garage.chooseRaceType(value)
    case "engineMake":
      return garage.chooseEngineMake(value)
    case "engineFamily":
      return garage.chooseEngineFamily(value)
    case "engineDisplacement":
      return garage.chooseEngineDisplacement(value)
  }
}

/** Waits until no list of the form is loading. */
const waitForLists = (garage: Garage["Service"]): Effect.Effect<GarageState> =>
  Stream.runHead(
    Stream.filter(garage.changes, ({ form }) => !Object.values(form).some((field) => "isLoading" in field && field.isLoading))
  ).pipe(Effect.map(Option.getOrThrow))

/** Fills in the vehicle form with a car in words. */
export const readForm = (
  words: string
): Effect.Effect<{ readonly reading: CarWordsOutcome; readonly state: GarageState }, never, FormServices> =>
  Effect.gen(function* () {
    const garage = yield* Garage
    yield* garage.begin("ADD_YMM")
    yield* waitForLists(garage)
    const reading = yield* garage.readWords(words)
    return { reading, state: yield* waitForLists(garage) }
  })

/**
 * Fills in the garage form with these answers, each in the list that the earlier answers load. Answers that a list does not contain remain
 * open.
 */
export const fillForm = (sent: FormFields): Effect.Effect<GarageState, never, FormServices> =>
  Effect.gen(function* () {
    const [garage, kind] = [yield* Garage, parseProjectKind(sent)]
    const settled = waitForLists(garage)
    yield* garage.begin(addingSteps[kind])
    let state = yield* settled
    for (let at = 0; at < getFormFields(kind, state).length; at++) {
      const field = getFormFields(kind, state)[at]!
      const chosen = state.form[field].options.find(({ optionId }) => String(optionId) === sent[field])
      if (chosen === undefined) continue
      yield* choose(garage, field, chosen.optionId as number & string)
      state = yield* settled
    }
    return state
  })

/** Saves the form with these answers; null if answers are missing or the save fails. */
export const saveForm = (sent: FormFields): Effect.Effect<GarageOutcome | null, never, FormServices> =>
  Effect.gen(function* () {
    const garage = yield* Garage
    const { canSave } = yield* fillForm(sent)
    if (!canSave) return null
    const outcome = yield* garage.save(addingSteps[parseProjectKind(sent)])
    const { failure } = yield* isPresent(garage.changes)
    return failure === null ? outcome : null
  })
