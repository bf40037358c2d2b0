import { type Kysely, type RawBuilder, sql, type SqlBool } from "kysely"
import type { ImportTables } from "../database/importTables.ts"
import type { Tables } from "../database/tables.ts"
import { deleteStaged } from "./stageImport.ts"
import type { Pace } from "./createPace.ts"

export type ImportProblem = Pick<ImportTables["import_problem"], "severity" | "code" | "file" | "line" | "column_number" | "sentence">

const MAX_IMPORTS = 20

/** Lists the last imports, newest first. */
export const listImports = (database: Kysely<Tables>) =>
  database
    .selectFrom("import")
    .select(["import_id", "started_at", "kind", "state", "reader", "source", "counts", "message"])
    .orderBy("import_id", "desc")
    .limit(MAX_IMPORTS)
    .execute()

/** Lists the problems of an import, in the order in which they were found. */
export const listProblems = (database: Kysely<Tables>, importId: number, limit: number): Promise<ReadonlyArray<ImportProblem>> =>
  database
    .selectFrom("import_problem")
    .select(["severity", "code", "file", "line", "column_number", "sentence"])
    .where("import_id", "=", importId)
    .orderBy("ordinal")
    .limit(limit)
    .execute()

/** Lists the problems of photographs that still cannot be loaded, newest first. */
export const listPictureProblems = (database: Kysely<Tables>, limit: number) =>
  database
    .selectFrom("import_problem as problem")
    .innerJoin("picture", (join) =>
      join.onRef("picture.import_id", "=", "problem.import_id").on(sql<SqlBool>`left(picture.source, 200) = problem.value`)
    )
    .select(["problem.severity", "problem.code", "problem.sentence", "problem.value"])
    .where("picture.state", "=", "failed")
    .orderBy("problem.import_id", "desc")
    .orderBy("ordinal")
    .limit(limit)
    .execute()
/**
 * Number of imports of each kind for which problems are stored, and of loaded imports of each kind for which the replaced parts are stored.
 */
const MAX_STORED = 20
/** An import that is still reading after this time counts as killed. */
const MAX_READING_MS = 3_600_000

/** Deletes what killed imports left behind, and the details of old imports. */
export const deleteLeftovers = async (database: Kysely<Tables>, importId: number, pace: Pace): Promise<void> => {
  const oldest = new Date(Date.now() - MAX_READING_MS)
  const staged = database.selectFrom("import_product").select("import_id").union(database.selectFrom("import_record").select("import_id"))
  const killed = await database
    .selectFrom("import")
    .select("import_id")
    .where("import_id", "in", staged)
    .where("import_id", "!=", importId)
    .where((row) =>
      row.or([
        row("state", "not in", ["reading", "writing", "undoing"]),
        row.and([row("state", "=", "reading"), row("started_at", "<", oldest)])
      ])
    )
    .execute()
  for (const { import_id } of killed) {
    await database.deleteFrom("import_record").where("import_id", "=", import_id).execute()
    await deleteStaged(database, import_id, pace)
  }
  await sql`delete from import_problem where import_id not in (${listNewest(sql`true`)})`.execute(database)
  const stored = listNewest(sql`state in ('loaded', 'writing', 'undoing')`)
  for (const table of ["import_change", "import_offer", "withdrawn_offer"] as const)
    await sql`
      delete from ${sql.table(table)} where import_id not in (${stored})
        and import_id not in (select import_id from import where state = 'reading' and started_at >= ${oldest})`.execute(database)
}

/** Counts each kind separately, so that daily feeds do not push out the details of catalogs. */
const listNewest = (condition: RawBuilder<unknown>) => sql`
  select import_id from (
    select import_id, row_number() over (partition by kind order by import_id desc) as place from import where ${condition}) as ranked
  where place <= ${MAX_STORED}::int`
