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
  // Indexes in a pair of two become indexes among all parts.
  const findings = others.flatMap((other, index) =>
    checkPair(readMatingTables(), part, other).map((finding) => ({
      ...finding,
      a: finding.a === 0 ? 0 : index + 1,
      b: finding.b === 0 ? 0 : index + 1
    }))
  )
  const answered = await createPairAnswers(database, findings, [part, ...others])
  const byIndex = Map.groupBy(answered, ({ finding }) => Math.max(finding.a, finding.b))
  return others.map((_, index) => (byIndex.get(index + 1) ?? []).map(({ answer }) => answer).toSorted(byVerdict))
}
