/** Rows in display order, and by id and slug. */
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
