import type { Selectable } from "kysely"
import type { Tables } from "../database/tables.ts"
import { slug } from "@camber/vehicle-data"

/** Rows in display order, with indexes by id and by slug. */
export interface ById<Row> {
  readonly all: ReadonlyArray<Row>
  readonly byId: ReadonlyMap<number, Row>
  readonly bySlug: ReadonlyMap<string, Row>
}

export const indexed = <R extends { readonly slug: string }>(all: ReadonlyArray<R>, id: (row: R) => number): ById<R> => ({
  all,
  byId: new Map(all.map((row) => [id(row), row])),
  bySlug: new Map(all.map((row) => [row.slug, row]))
})

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
