import { type Kysely, sql, type SqlBool } from "kysely"
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

/** Lists the problems of photographs that still fail, newest first. */
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
/** Imports whose problems, and loaded imports whose replaced parts are stored. */
const MAX_STORED = 20

/** Deletes what killed imports left behind, and the details of old imports. */
export const deleteLeftovers = async (database: Kysely<Tables>, importId: number, pace: Pace): Promise<void> => {
  const hourAgo = new Date(Date.now() - 3_600_000)
  const staged = database.selectFrom("import_product").select("import_id").union(database.selectFrom("import_record").select("import_id"))
  const killed = await database
    .selectFrom("import")
    .select("import_id")
    .where("import_id", "in", staged)
    .where("import_id", "!=", importId)
    .where((row) =>
      row.or([
        row("state", "not in", ["reading", "writing", "undoing"]),
        row.and([row("state", "=", "reading"), row("started_at", "<", hourAgo)])
      ])
    )
    .execute()
  for (const { import_id } of killed) {
    await database.deleteFrom("import_record").where("import_id", "=", import_id).execute()
    await deleteStaged(database, import_id, pace)
  }
  const newest = database.selectFrom("import").select("import_id").orderBy("import_id", "desc").limit(MAX_STORED)
  await database.deleteFrom("import_problem").where("import_id", "not in", newest).execute()
  const stored = newest.where("state", "in", ["loaded", "writing", "undoing"])
  for (const table of ["import_change", "import_offer"] as const)
    await database.deleteFrom(table).where("import_id", "not in", stored).execute()
}
