import { wordsOf } from "@camber/domain/search"
import { readTable } from "../vehicles/readTable.ts"

/** What shoppers call an engine, and the families that it may be. */
export interface EngineName {
  readonly words: ReadonlyArray<string>
  readonly families: ReadonlyArray<string>
}

const rows = readTable("search_words.tsv", ["kind", "typed", "meant"])
const ofKind = (kind: "part" | "make" | "model" | "engine" | "trim") => rows.filter((row) => row.kind === kind)

/** What a word of a search may also mean, as the words that must all be there: 'carb' a carburetor. */
export const otherSpellings: ReadonlyMap<string, ReadonlyArray<string>> = new Map(
  ofKind("part").map(({ typed, meant }) => [typed, wordsOf(meant)])
)

/** What people call makes and models, by the words of search. */
export const vehicleNicknames: ReadonlyMap<string, string> = new Map(
  [...ofKind("make"), ...ofKind("model")].map(({ typed, meant }) => [typed, meant])
)

/** Behind a car's name they say which one it is, and nothing about a part. */
export const trims: ReadonlySet<string> = new Set(ofKind("trim").map(({ typed }) => typed))

/** Those of several words first, so that '351 windsor' is not taken for a 351. */
export const engineNames: ReadonlyArray<EngineName> = ofKind("engine")
  .map(({ typed, meant }) => ({ words: wordsOf(typed), families: meant.split(";") }))
  .toSorted((one, other) => other.words.length - one.words.length)
