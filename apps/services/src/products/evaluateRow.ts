import {
  type Application,
  evaluateProductBase,
  evaluateVariant,
  hasFitToJudge,
  type KnownCar,
  toOptionValues,
  type Verdict
} from "@camber/domain/fitment"
import type { ProjectDescription } from "@camber/domain/vehicle"
import type { ProductOption } from "../database/tables.ts"
import type { Reference } from "../reference/Reference.ts"
import { toApplication } from "./toApplication.ts"
import { isPurchaseable } from "@camber/domain/catalog"
import type { JudgedProductRow } from "./queryProductRows.ts"

/** A project with the names of its ids. */
export interface FitmentSubject {
  readonly project: KnownCar
  /** Null if an id is unknown. In that case, fitment is still evaluated, but the reasons do not contain the car's names. */
  readonly description: ProjectDescription | null
}

/** Returns the names of a variant's option values, in the order of the product's options. */
export const optionValueNames = (options: ReadonlyArray<ProductOption>, valueIds: ReadonlyArray<number>): ReadonlyArray<string> =>
  options.map(({ values }, index) => values.find(({ id }) => id === valueIds[index])?.name ?? "")

/** Evaluates a product for the project; null if it is not for vehicles. */
export const evaluateRow = (row: JudgedProductRow, { project, description }: FitmentSubject, reference: Reference): Verdict | null =>
  hasFitToJudge(row.is_for_vehicles, row.applications)
    ? evaluateProductBase(
        row.applications.map((application) => toApplication(application, reference, description)),
        row.options.map(({ name }) => name),
        row.variants.map(({ option_value_ids, availability }) => ({
          optionValues: optionValueNames(row.options, option_value_ids),
          isPurchaseable: isPurchaseable(availability)
        })),
        project,
        description ?? undefined
      )
    : null

/** Fields of a product that determine the verdict on its variants. */
export interface JudgedProduct {
  readonly is_for_vehicles: boolean
  readonly options: ReadonlyArray<ProductOption>
}

/** Evaluates one variant by its product's applications; null if the product is not for vehicles. */
export const evaluateVariantRow = (
  applications: ReadonlyArray<Application>,
  { is_for_vehicles, options }: JudgedProduct,
  { option_value_ids }: { readonly option_value_ids: ReadonlyArray<number> },
  { project, description }: FitmentSubject
): Verdict | null => {
  if (!hasFitToJudge(is_for_vehicles, applications)) return null
  const names = options.map(({ name }) => name)
  return evaluateVariant(
    applications,
    toOptionValues(names, optionValueNames(options, option_value_ids)),
    project,
    description ?? undefined
  )
}
