import { isFitting } from "@camber/domain/fitment"
import type { FitCheck, FitCheckResult } from "@camber/domain/staff"
import { MakeId, ModelId, ModelYear, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { withIds } from "../products/ListingFilter.ts"
import { evaluateRow } from "../products/evaluateRow.ts"
import { loadShopper } from "../products/loadShopper.ts"
import { variantVerdicts } from "../products/productPage.ts"
import { productRecords } from "../products/productRecords.ts"
import { type ApplicationRow, toApplication } from "../products/toApplication.ts"
import { toFitmentRows } from "../products/toFitmentRows.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { type ReadDraft, readDraftStatement } from "./draftStatement.ts"
import { findCars, formatCar } from "./findCars.ts"

const nothing = { car: null, choices: [], isSold: true, problem: null, verdict: null, fittingSkus: [], fits: [] } as const

/** Id of a statement that is not saved yet: the last one that the column can have. */
const DRAFT_ID = 2_147_483_647

/** Returns a product's statements as they would be after a change. */
const withDraft = (applications: ReadonlyArray<ApplicationRow>, draft: ReadDraft | null): Array<ApplicationRow> => {
  const others = applications.filter(({ application_id }) => application_id !== draft?.before?.application_id)
  return draft?.after == null ? others : [...others, { ...draft.after, application_id: DRAFT_ID } as unknown as ApplicationRow]
}

/** Creates the handler that answers for staff whether a product would fit a car, as its page answers shoppers. */
export const checkFitIn =
  ({ database, reference }: Pick<ResolverContext, "database" | "reference">) =>
  async ({ car, draft, productPageId }: FitCheck): Promise<typeof FitCheckResult.Encoded> => {
    const names = await reference()
    const [vehicle, ...others] = findCars(names.vehicles, car)
    if (vehicle === undefined || others.length > 0)
      return { ...nothing, choices: vehicle === undefined ? [] : [vehicle, ...others].map(formatCar) }
    const { make, model, year } = vehicle
    const project = {
      ...UNKNOWN_PROJECT,
      vehicle: { year: ModelYear.make(year), makeId: MakeId.make(make.make_id), modelId: ModelId.make(model.model_id) }
    }
    const stored = await productRecords(database, withIds([productPageId])).executeTakeFirst()
    const read = draft === null ? null : await readDraftStatement(database, productPageId, draft)
    if (typeof read === "string") return { ...nothing, car: formatCar(vehicle), problem: read }
    const row = stored && { ...stored, applications: withDraft(stored.applications, read) }
    if (row === undefined) return { ...nothing, car: formatCar(vehicle), isSold: false }
    const shopper = await loadShopper(database, names, project)
    const verdict = evaluateRow(row, shopper, names)
    const bySku = [...variantVerdicts(row, shopper, names)]
    const fitting = bySku.flatMap(([sku, { fitment }]) => (isFitting(fitment) ? [sku] : []))
    const fittingSkus = fitting.length < bySku.length ? fitting : []
    const statements = row.applications.map((application) => ({
      ...toApplication(application, names),
      position: application.position,
      perCar: application.per_car
    }))
    return { ...nothing, car: formatCar(vehicle), verdict, fittingSkus, fits: toFitmentRows(statements, verdict) }
  }
