import { isFitting } from "@camber/domain/fitment"
import type { FitCheck, FitCheckResult } from "@camber/domain/staff"
import { MakeId, ModelId, ModelYear, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { withIds } from "../products/ListingFilter.ts"
import { evaluateRow } from "../products/evaluateRow.ts"
import { loadShopper } from "../products/loadShopper.ts"
import { variantVerdicts } from "../products/productPage.ts"
import { productRecords } from "../products/productRecords.ts"
import { toApplication } from "../products/toApplication.ts"
import { toFitmentRows } from "../products/toFitmentRows.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { findCars, formatCar } from "./findCars.ts"

/** Creates the handler that answers for staff whether a product would fit a car, as its page answers shoppers. */
export const checkFitIn =
  ({ database, reference }: Pick<ResolverContext, "database" | "reference">) =>
  async ({ car, productPageId }: FitCheck): Promise<typeof FitCheckResult.Encoded> => {
    const names = await reference()
    const [vehicle, ...others] = findCars(names.vehicles, car)
    if (vehicle === undefined || others.length > 0)
      return {
        car: null,
        choices: vehicle === undefined ? [] : [vehicle, ...others].map(formatCar),
        isSold: true,
        verdict: null,
        fittingSkus: [],
        fits: []
      }
    const { make, model, year } = vehicle
    const project = {
      ...UNKNOWN_PROJECT,
      vehicle: { year: ModelYear.make(year), makeId: MakeId.make(make.make_id), modelId: ModelId.make(model.model_id) }
    }
    const row = await productRecords(database, withIds([productPageId])).executeTakeFirst()
    if (row === undefined) return { car: formatCar(vehicle), choices: [], isSold: false, verdict: null, fittingSkus: [], fits: [] }
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
    return { car: formatCar(vehicle), choices: [], isSold: true, verdict, fittingSkus, fits: toFitmentRows(statements, verdict) }
  }
