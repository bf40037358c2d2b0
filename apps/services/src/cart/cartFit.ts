import type { FitSnapshot } from "@camber/domain/cart"
import { isFitting, isGuarantee, type Verdict, wasPromised } from "@camber/domain/fitment"
import { projectKind, projectName } from "@camber/domain/vehicle"
import type { Kysely } from "kysely"
import { applicationOf } from "../products/applicationOf.ts"
import { type Shopper, verdictOfVariantRow } from "../products/verdictOfRow.ts"
import type { Reference } from "../reference/Reference.ts"
import type { Tables } from "../database/tables.ts"
import { loadShopper } from "../products/loadShopper.ts"
import type { SavedLine } from "./cartLines.ts"
import type { CatalogueLookup, Sold } from "./CatalogLookup.ts"
import type { Choice } from "./Choice.ts"

/**
 * The domain's verdict on what was chosen, null for what is no longer in the catalogue: the variant's own and, of a kit, that of the first
 * chosen part that does not go on the car, or that customers reported. The lookup has to be a judged one.
 */
export const fitOf = (
  { skuVariantNumber, kitComponents }: Choice,
  lookup: CatalogueLookup,
  shopper: Shopper,
  reference: Reference
): Verdict | null => {
  const judge = ({ product, variant }: Sold): Verdict => {
    const applications = product.applications?.map((row) => applicationOf(row, reference, shopper.description)) ?? []
    return verdictOfVariantRow(applications, product.options, variant, shopper)
  }
  const sold = lookup.sold(skuVariantNumber)
  if (sold === undefined) return null
  const parts = kitComponents.flatMap((part) => lookup.sold(part.skuVariantNumber) ?? [])
  const verdicts = parts.map(judge)
  const own = judge(sold)
  return (
    verdicts.find(({ fitment }) => !isFitting(fitment)) ??
    (wasPromised({ verdict: own }) ? verdicts.find((verdict) => isGuarantee(verdict) && !wasPromised({ verdict })) : undefined) ??
    own
  )
}

/** What is to be said today of a line's fit on the car that it was chosen for; of a car that is not kept, what was said then. */
export const fitToday = async (
  database: Kysely<Tables>,
  line: SavedLine,
  lookup: CatalogueLookup,
  reference: Reference
): Promise<typeof FitSnapshot.Encoded | null> => {
  const { addedFor, addedProject: project } = line
  if (project === null) return addedFor
  return snapshotFor(line, lookup, await loadShopper(database, reference, project), reference) ?? addedFor
}

/** What is kept with a line of the fit when it was added; null without a project that knows something, or with one nobody can name. */
export const snapshotFor = (
  choice: Choice,
  lookup: CatalogueLookup,
  { project, description }: Shopper,
  reference: Reference
): typeof FitSnapshot.Encoded | null => {
  if (projectKind(project) === "nothing" || description === null) return null
  const verdict = fitOf(choice, lookup, { project, description }, reference)
  return verdict && { projectName: projectName(description), verdict }
}
