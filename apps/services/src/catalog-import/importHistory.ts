import { type Kysely, sql, type SqlBool } from "kysely"
import type { ImportTables } from "../database/importTables.ts"
import type { Tables } from "../database/tables.ts"

export type ImportProblem = Pick<ImportTables["import_problem"], "severity" | "code" | "file" | "line" | "column_number" | "sentence">

const MAX_IMPORTS = 20

/** Lists the last imports, newest first. */
export const listImports = (database: Kysely<Tables>) =>
  database
    .selectFrom("import")
    .select(["import_id", "started_at", "state", "reader", "source", "counts", "message"])
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
