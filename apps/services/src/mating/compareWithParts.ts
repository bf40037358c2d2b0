import { checkPair, type PairAnswer } from "@camber/domain/mating"
import { readMatingTables } from "@camber/mating-data"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { byVerdict, createPairAnswers } from "./createPairAnswers.ts"
import type { LoadedPart } from "./loadMatingParts.ts"

/** Compares a part with each of the others. Returns the answers of each, a clash first; none if they have no end in common. */
export const compareWithParts = async (
  database: Kysely<Tables>,
  part: LoadedPart,
  others: ReadonlyArray<LoadedPart>
): Promise<ReadonlyArray<ReadonlyArray<typeof PairAnswer.Encoded>>> => {
  // Places of a pair of two become places among all parts.
  const findings = others.flatMap((other, place) =>
    checkPair(readMatingTables(), part, other).map((finding) => ({
      ...finding,
      a: finding.a === 0 ? 0 : place + 1,
      b: finding.b === 0 ? 0 : place + 1
    }))
  )
  const answered = await createPairAnswers(database, findings, [part, ...others])
  const byPlace = Map.groupBy(answered, ({ finding }) => Math.max(finding.a, finding.b))
  return others.map((_, place) => (byPlace.get(place + 1) ?? []).map(({ answer }) => answer).toSorted(byVerdict))
}
