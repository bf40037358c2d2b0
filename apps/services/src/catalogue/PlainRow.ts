import type { Selectable } from "kysely"

/** A table's row as the generator makes it: every column that is not computed by the database. */
export type PlainRow<Table> = Omit<Selectable<Table>, "search" | "only_row">
