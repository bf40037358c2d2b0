import { type ImportFile, type Problem, toLogEntry } from "@camber/catalog-import"
import { Data } from "effect"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { Pace } from "./createPace.ts"
import { readInThread } from "./reading/readInThread.ts"
import { type ProductSink, readProducts, type ReadingContext, type ReadSummary } from "./reading/readProducts.ts"

/** Maximum number of problems that are stored. All problems are counted. */
const MAX_PROBLEMS = 1_000

/** An import file. If it has a path, a thread can open it. */
export interface OwnFile extends ImportFile {
  /** Path of the file, or of the zip file that contains it. */
  readonly path?: string
  /** Name of the zip file in problems, if the file is in one. */
  readonly archive?: string
}

export interface StagedImport extends ReadSummary {
  readonly problems: number
}

/**
 * Reads files into `import_product`, in short statements, so that the shop's other queries run in between. The catalog does not change.
 * Files with a path are read by a thread.
 *
 * @throws ImportRefused if the files cannot be read.
 */
export const stageImport = async (
  database: Kysely<Tables>,
  importId: number,
  files: ReadonlyArray<OwnFile>,
  pace: Pace
): Promise<StagedImport> => {
  const problems = createProblemLog(database, importId)
  try {
    const sink: ProductSink = { report: problems.report, take: (json) => pace.run(() => insertProducts(database, importId, json)) }
    const summary = await readFiles(files, await readContext(database), sink)
    return { ...summary, problems: problems.count() }
  } finally {
    await problems.save()
  }
}

const readFiles = (files: ReadonlyArray<OwnFile>, context: ReadingContext, sink: ProductSink): Promise<ReadSummary> => {
  const named = files.flatMap(({ archive, name, path }) => (path === undefined ? [] : [{ archive, name, path }]))
  return named.length === files.length ? readInThread({ files: named, context }, sink) : readProducts(files, context, sink)
}

const readContext = async (database: Kysely<Tables>): Promise<ReadingContext> => {
  const { rows } = await sql<{ today: string }>`select current_date::text as today`.execute(database)
  return { names: await readShopNameRows(database), today: rows[0]!.today }
}

/** Reads the names of the shop's data that import files may refer to. */
export const readShopNameRows = async (database: Kysely<Tables>): Promise<ReadingContext["names"]> => ({
  make: await database.selectFrom("make").select(["make_id", "name"]).execute(),
  model: await database.selectFrom("model").select(["model_id", "make_id", "name"]).execute(),
  base_vehicle: await database.selectFrom("base_vehicle").select(["year", "model_id"]).execute(),
  engine: await database
    .selectFrom("engine")
    .select(["displacement_l", "configuration", "engine_displacement_id", "engine_configuration_id"])
    .execute(),
  engine_family: await database.selectFrom("engine_family").select(["series_id", "name"]).execute(),
  race_type: await database.selectFrom("race_type").select(["race_type_id", "slug", "name"]).execute(),
  facet_value: await database.selectFrom("facet_value").select(["value_id", "name", "value"]).execute(),
  product_type: await database.selectFrom("product_type").select(["slug", "name", "plural"]).execute()
})

/** Creates a log that stores the first problems of an import and counts all. */
export const createProblemLog = (database: Kysely<Tables>, importId: number) => {
  const firstProblems: Array<Problem> = []
  let count = 0
  return {
    report: (problem: Problem): void => {
      count += 1
      if (firstProblems.length < MAX_PROBLEMS) firstProblems.push(toLogEntry(problem))
    },
    count: () => count,
    save: async (): Promise<void> => {
      const rows = firstProblems.map(({ column, ...problem }, at) => ({
        ...problem,
        column_number: column,
        import_id: importId,
        ordinal: at + 1
      }))
      if (rows.length > 0) await database.insertInto("import_problem").values(rows).execute()
    }
  }
}

/** Inserts products in one statement. PostgreSQL reads the JSON text. */
const insertProducts = async (database: Kysely<Tables>, importId: number, json: string): Promise<void> => {
  await sql`
    insert into import_product (import_id, shop_key, content, offers)
    select ${importId}::int, shop_key, content, offers from json_to_recordset(${json}::json) as product (shop_key text, content jsonb, offers jsonb)`.execute(
    database
  )
}

/** Another process ended the import or deleted its staged rows before they were written. */
export class ImportEnded extends Data.TaggedError("ImportEnded")<{ readonly message: string }> {}

/**
 * Checks that an import is still in the state `reading` and that all rows it staged still exist.
 *
 * @throws ImportEnded otherwise.
 */
export const requireStaged = async (
  transaction: Kysely<Tables>,
  importId: number,
  table: "import_product" | "import_offer",
  expected: number
): Promise<void> => {
  const row = await transaction.selectFrom("import").select("state").where("import_id", "=", importId).executeTakeFirst()
  if (row?.state !== "reading") throw new ImportEnded({ message: "Another process ended this import. Import the files again." })
  if ((await countStaged(transaction, importId, table)) !== expected)
    throw new ImportEnded({ message: "Another import deleted the data of this import. Import the files again." })
}

/** Counts the staged rows of an import. */
export const countStaged = async (
  database: Kysely<Tables>,
  importId: number,
  table: "import_product" | "import_offer"
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where import_id = ${importId}::int`.execute(database)
  return rows[0]!.count
}

/** Deletes staged products in batches. */
export const deleteStaged = async (database: Kysely<Tables>, importId: number, pace: Pace): Promise<void> => {
  for (let deleted = 1; deleted > 0;) {
    deleted = await pace.run(async () => {
      const { rows } = await sql<{ shop_key: string }>`
        delete from import_product where import_id = ${importId}::int and shop_key in (
          select shop_key from import_product where import_id = ${importId}::int limit ${pace.size() * 4})
        returning shop_key`.execute(database)
      return rows.length
    })
  }
}
