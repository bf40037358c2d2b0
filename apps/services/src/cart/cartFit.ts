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
 * Evaluates the fitment of an item; null if the item is not for vehicles or no longer in the catalog. For a kit, returns the verdict of the
 * first component that does not fit or that customers reported as a misfit. Requires a lookup that includes applications.
 */
export const evaluateChoice = (
  { skuVariantNumber, kitComponents }: Choice,
  lookup: CatalogLookup,
  shopper: FitmentSubject,
  reference: Reference
): Verdict | null => {
  const evaluate = ({ product, variant }: SoldItem): Verdict | null => {
    const applications = product.applications?.map((row) => toApplication(row, reference, shopper.description)) ?? []
    return evaluateVariantRow(applications, product, variant, shopper)
  }
  const sold = lookup.sold(skuVariantNumber)
  if (sold === undefined) return null
  const parts = kitComponents.flatMap((part) => lookup.sold(part.skuVariantNumber) ?? [])
  const verdicts = parts.flatMap((part) => evaluate(part) ?? [])
  const own = evaluate(sold)
  return (
    verdicts.find(({ fitment }) => !isFitting(fitment)) ??
    (own !== null && hadFitGuarantee({ verdict: own })
      ? verdicts.find((verdict) => isGuarantee(verdict) && !hadFitGuarantee({ verdict }))
      : undefined) ??
    own
  )
}

/**
 * Evaluates a line's fitment today for its vehicle. If the line has no stored vehicle, returns the verdict from the time when the line was
 * added.
 */
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

/** Creates the fitment snapshot of a new line; null for an empty project or an unknown vehicle. */
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
