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
import type { Vehicle, VehicleTree } from "../reference/vehicleTree.ts"

const nothing = { car: null, choices: [], isSold: true, problem: null, verdict: null, fittingSkus: [], fits: [] } as const

/** Id of a statement that is not saved yet: the largest value of the id column. */
const DRAFT_ID = 2_147_483_647

/** Returns a product's statements as they would be after a change. */
const withDraft = (applications: ReadonlyArray<ApplicationRow>, draft: ReadDraft | null): Array<ApplicationRow> => {
  const others = applications.filter(({ application_id }) => application_id !== draft?.before?.application_id)
  return draft?.after == null ? others : [...others, { ...draft.after, application_id: DRAFT_ID }]
}

/** Creates the handler that checks for staff whether a product would fit a car. It uses the same rules as the product page. */
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

/** Maximum number of cars in an answer, from which staff choose one. */
const MAX_CHOICES = 12

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/

const normalize = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "")

/** Formats a car as staff write it: '1969 Chevrolet Camaro'. */
export const formatCar = ({ make, model, year }: Vehicle): string => `${year} ${make.name} ${model.name}`

/**
 * Finds the cars of a year by model, with or without the make: '1969 Camaro'. Cars with exactly this name win over those whose name begins
 * with it.
 */
export const findCars = (vehicles: VehicleTree, text: string): ReadonlyArray<Vehicle> => {
  const [yearText] = YEAR.exec(text) ?? []
  if (yearText === undefined) return []
  const year = Number(yearText)
  const wanted = normalize(text.replace(yearText, ""))
  if (wanted === "") return []
  const named = vehicles.makesIn(year).flatMap(({ make_id }) =>
    vehicles.modelsIn(year, make_id).map((vehicle) => {
      const model = normalize(vehicle.model.name)
      return { vehicle, names: [model, normalize(vehicle.make.name) + model] }
    })
  )
  const exact = named.filter(({ names }) => names.includes(wanted))
  const found = exact.length > 0 ? exact : named.filter(({ names }) => names.some((name) => name.startsWith(wanted)))
  return found.map(({ vehicle }) => vehicle).slice(0, MAX_CHOICES)
}
