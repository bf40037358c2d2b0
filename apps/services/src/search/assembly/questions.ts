import { getFirstQuestion, type PieceQuestion } from "@camber/domain/assembly"
import type { Project } from "@camber/domain/vehicle"
import type { AssemblyPiece } from "../../illustrations/Illustrations.ts"
import { toApplication } from "../../products/toApplication.ts"
import { withCarFacts } from "../../products/carFacts.ts"
import { isCompatibleWith } from "../../products/fits.sql.ts"
import type { Reference } from "../../reference/Reference.ts"
import type { ResolverContext } from "../../schema/ResolverContext.ts"
import { getOrdinal } from "@camber/search/columns"
import type { ListingIndex } from "@camber/search/listing-index"
import type { PieceListing } from "./getPieceListing.ts"

/**
 * Maximum applications to read for a question. A sample of a thousand undecided applications is enough to find the most useful question.
 */
const MOST_STATEMENTS = 1000

/**
 * For pieces without a part that is known to fit, finds the question whose answer could make a part fit; none if no answer helps. Runs one
 * query.
 */
export const loadQuestions = async (
  { database }: ResolverContext,
  reference: Reference,
  car: Project | null,
  listings: ReadonlyMap<AssemblyPiece, PieceListing | null>,
  pieces: ReadonlyArray<AssemblyPiece>,
  { byId }: ListingIndex
): Promise<ReadonlyMap<AssemblyPiece, PieceQuestion>> => {
  const getTypeId = ({ type }: AssemblyPiece) => reference.productTypes.bySlug.get(type)?.product_type_id ?? 0
  const typeIds = [...new Set(pieces.map(getTypeId))]
  if (car === null || typeIds.length === 0) return new Map()
  const rows = await database
    .selectFrom("application")
    .selectAll()
    .where(
      "application.product_page_id",
      "in",
      database.selectFrom("product").select("product.product_page_id").where("product.product_type_id", "in", typeIds)
    )
    .where(isCompatibleWith(car))
    .orderBy("application.application_id")
    .limit(MOST_STATEMENTS)
    .execute()
  const known = await withCarFacts(database, reference, car)
  const statements = rows.map((row) => ({ place: getOrdinal(byId, row.product_page_id), statement: toApplication(row, reference) }))
  return new Map(
    pieces.flatMap((piece) => {
      const listing = listings.get(piece)
      const own = statements.flatMap(({ place, statement }) => (listing?.listed.has(place) === true ? [statement] : []))
      const question = getFirstQuestion(own, known)
      return question === null ? [] : [[piece, question] as const]
    })
  )
}
