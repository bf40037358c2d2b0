import type { Selectable } from "kysely"
import type { Tables } from "../database/tables.ts"
import { slug } from "@camber/vehicle-data"
import { type ById, indexed } from "./ById.ts"

/** A transmission or rear axle: a facet value with parts made for it. */
export interface DrivelinePart {
  readonly valueId: number
  readonly name: string
  readonly slug: string
}

/** Facets whose values have their own pages. */
export type DrivelineFacet = "Transmission" | "Rear Axle"

export const drivelineParts = (values: ReadonlyArray<Selectable<Tables["facet_value"]>>, facet: DrivelineFacet): ById<DrivelinePart> =>
  indexed(
    values.filter(({ name }) => name === facet).map(({ value, value_id }) => ({ valueId: value_id, name: value, slug: slug(value) })),
    ({ valueId }) => valueId
  )
