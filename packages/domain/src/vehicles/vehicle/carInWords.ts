import { Schema } from "effect"
import { AnsweredEngineIds } from "./dropdown.ts"
import { ProjectVehicle } from "./model.ts"

/** Length limits of a car in words. */
export const MIN_CAR_WORDS_LENGTH = 2
export const MAX_CAR_WORDS_LENGTH = 100

/** A car, described as people say it: '69 camaro ss 350'. */
export const CarWords = Schema.Trim.check(Schema.isMinLength(MIN_CAR_WORDS_LENGTH), Schema.isMaxLength(MAX_CAR_WORDS_LENGTH))

/** Meaning of words about a car, limited to vehicles in the catalog. */
export const CarReading = Schema.TaggedUnion({
  /**
   * One car. `engineIds` is set only if the words name exactly one of the car's factory engines. If the words state only an engine's size,
   * only `engineName` is set.
   */
  CarFound: {
    vehicle: ProjectVehicle,
    /** '1969 Chevrolet Camaro', and '350 V8 5.7L' or null. */
    name: Schema.String,
    engineName: Schema.NullOr(Schema.String),
    engineIds: Schema.NullOr(AnsweredEngineIds),
    /** Words that do not describe the vehicle or its engine; empty if all were understood. */
    unread: Schema.String
  },
  /** Several cars match, or no car matches and there are no choices. Each choice contains the words that select it. */
  CarUnclear: { choices: Schema.Array(Schema.Struct({ label: Schema.String, words: Schema.String })) }
})
export type CarReading = typeof CarReading.Type

/** Fields of a factory engine that words may name. */
export interface NamedEngine {
  /** '350 V8 5.7L' */
  readonly displayName: string
  readonly liters: number | null
}

const LITERS_PER_CUBIC_INCH = 0.016_387
/** Two figures for the same engine differ by up to this many liters: a 350 has 5.735 liters and is called a 5.7. */
const LITERS_TOLERANCE = 0.06
/** Smallest and largest engine that a number without a unit can mean, in cubic inches. */
const CUBIC_INCHES = { least: 60, most: 999 }

const splitWords = (text: string): ReadonlyArray<string> => text.toLowerCase().match(/[a-z0-9.]*[a-z0-9]/g) ?? []

/** Reads a size in liters: '5.7', '5.7l', '350', '350ci'. NaN for any other word. */
const readLiters = (word: string): number => {
  const [, digits = "", unit = ""] = /^(\d+(?:\.\d+)?)(l|ci|cid|cui)?$/.exec(word) ?? []
  const size = digits === "" ? Number.NaN : Number(digits)
  if (unit === "l" || (unit === "" && digits.includes("."))) return size
  return size >= CUBIC_INCHES.least && size <= CUBIC_INCHES.most ? size * LITERS_PER_CUBIC_INCH : Number.NaN
}

/** Returns the spellings of a word that occur in the names of engines: '350' of '350ci', '5.7l' of '5.7'. */
const toSpellings = (word: string): ReadonlyArray<string> => [word, word.replace(/(?<=^\d+)(ci|cid|cui)$/, ""), `${word}l`]

/** Rates how well a word describes an engine: 2 if the word occurs in the engine's name, 1 if it is the engine's size, otherwise 0. */
const rateWord = (word: string, { displayName, liters }: NamedEngine): number => {
  const name = splitWords(displayName)
  if (toSpellings(word).some((spelling) => name.includes(spelling))) return 2
  return liters !== null && Math.abs(readLiters(word) - liters) <= LITERS_TOLERANCE ? 1 : 0
}

/** A car's factory engine that words describe, with the words that do not describe the engine. */
export interface EngineInWords<Engine> {
  readonly engine: Engine
  /** False if the words describe the engine by its size alone: a 1998 Camaro with a 350 may have an engine other than its factory LS1. */
  readonly isNamed: boolean
  readonly unread: string
}

/** Finds the factory engine that the words describe. Null if no engine matches, or if several match equally well. */
export const findEngineInWords = <Engine extends NamedEngine>(
  engines: ReadonlyArray<Engine>,
  text: string
): EngineInWords<Engine> | null => {
  const words = splitWords(text)
  const rated = engines.map((engine) => ({ engine, rates: words.map((word) => rateWord(word, engine)) }))
  const sum = (rates: ReadonlyArray<number>): number => rates.reduce((total, rate) => total + rate, 0)
  const best = Math.max(0, ...rated.map(({ rates }) => sum(rates)))
  const [only, ...others] = rated.filter(({ rates }) => sum(rates) === best)
  if (best === 0 || only === undefined || others.length > 0) return null
  return {
    engine: only.engine,
    isNamed: !only.rates.includes(1),
    unread: words.filter((_, at) => only.rates[at] === 0).join(" ")
  }
}
