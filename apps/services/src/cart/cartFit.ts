import type { FitmentSnapshot } from "@camber/domain/cart"
import { isFitting, isGuarantee, type Verdict, hadFitGuarantee } from "@camber/domain/fitment"
import { getProjectKind, formatProjectName } from "@camber/domain/vehicle"
import type { Kysely } from "kysely"
import { toApplication } from "../products/toApplication.ts"
import { type FitmentSubject, evaluateVariantRow } from "../products/evaluateRow.ts"
import type { Reference } from "../reference/Reference.ts"
import type { Tables } from "../database/tables.ts"
import { loadShopper } from "../products/loadShopper.ts"
import type { SavedLine } from "./cartLines.ts"
import type { CatalogLookup, SoldItem } from "./CatalogLookup.ts"
import type { Choice } from "./Choice.ts"

/**
 * The domain's verdict on what was chosen, null for what is no longer in the catalogue: the variant's own and, of a kit, that of the first
 * chosen part that does not go on the car, or that customers reported. The lookup has to be a judged one.
 */
export const evaluateChoice = (
  { skuVariantNumber, kitComponents }: Choice,
  lookup: CatalogLookup,
  shopper: FitmentSubject,
  reference: Reference
): Verdict | null => {
  const judge = ({ product, variant }: SoldItem): Verdict => {
    const applications = product.applications?.map((row) => toApplication(row, reference, shopper.description)) ?? []
    return evaluateVariantRow(applications, product.options, variant, shopper)
  }
  const sold = lookup.sold(skuVariantNumber)
  if (sold === undefined) return null
  const parts = kitComponents.flatMap((part) => lookup.sold(part.skuVariantNumber) ?? [])
  const verdicts = parts.map(judge)
  const own = judge(sold)
  return (
    verdicts.find(({ fitment }) => !isFitting(fitment)) ??
    (hadFitGuarantee({ verdict: own }) ? verdicts.find((verdict) => isGuarantee(verdict) && !hadFitGuarantee({ verdict })) : undefined) ??
    own
  )
}

/** What is to be said today of a line's fit on the car that it was chosen for; of a car that is not kept, what was said then. */
export const evaluateLineToday = async (
  database: Kysely<Tables>,
  line: SavedLine,
  lookup: CatalogLookup,
  reference: Reference
): Promise<typeof FitmentSnapshot.Encoded | null> => {
  const { addedFor, addedProject: project } = line
  if (project === null) return addedFor
  return createFitSnapshot(line, lookup, await loadShopper(database, reference, project), reference) ?? addedFor
}

/** What is kept with a line of the fit when it was added; null without a project that knows something, or with one nobody can name. */
export const createFitSnapshot = (
  choice: Choice,
  lookup: CatalogLookup,
  { project, description }: FitmentSubject,
  reference: Reference
): typeof FitmentSnapshot.Encoded | null => {
  if (getProjectKind(project) === "nothing" || description === null) return null
  const verdict = evaluateChoice(choice, lookup, { project, description }, reference)
  return verdict && { projectName: formatProjectName(description), verdict }
}
