import {
  assembleProduct,
  type CatalogRecord,
  type CatalogSummary,
  createShopNames,
  type ImportFile,
  type Problem,
  readCatalog,
  toLogEntry
} from "@camber/catalog-import"
import { type Kysely, sql } from "kysely"
import type { ImportCounts } from "../database/importTables.ts"
import type { Tables } from "../database/tables.ts"

/** Records in one insert, and products in one step of the assembly. */
const RECORDS_PER_INSERT = 1_000
const PRODUCTS_PER_STEP = 250
/** Problems that are kept; all are counted. */
const MAX_PROBLEMS = 1_000

export interface StagedImport extends CatalogSummary, Hidden {
  readonly problems: number
  /** Products in `import_product`. */
  readonly staged: number
  /** Countries of the owner's brands. */
  readonly countries: ReadonlyMap<string, string>
}

/** Products that stay out of the shop. */
type Hidden = Pick<ImportCounts, "hidden" | "hiddenVariants">

/**
 * Reads files into `import_product`, in short statements between which the shop works. The catalog does not change. Memory depends on the
 * number of keys, not on the size of the files.
 *
 * @throws ImportRefused if the files cannot be read.
 */
export const stageImport = async (database: Kysely<Tables>, importId: number, files: ReadonlyArray<ImportFile>): Promise<StagedImport> => {
  const problems = createProblemLog(database, importId)
  const records = createRecordStage(database, importId)
  const names = createShopNames(await readNames(database))
  try {
    const { rows } = await sql<{ today: string }>`select current_date::text as today`.execute(database)
    const { brands, ...summary } = await readCatalog(files, { names, report: problems.report, today: rows[0]!.today }, records.add)
    await records.flush()
    const errorsOfRows = problems.countErrors()
    const { staged, ...hidden } = await assembleProducts(database, importId, problems.report)
    const unsold = problems.countErrors() - errorsOfRows
    const countries = [...brands].flatMap(([brand, { country }]) => (country === null ? [] : [[brand, country] as const]))
    return { ...summary, ...hidden, staged, wrong: summary.wrong + unsold, problems: problems.count(), countries: new Map(countries) }
  } finally {
    await problems.save()
    await database.deleteFrom("import_record").where("import_id", "=", importId).execute()
  }
}

const readNames = async (database: Kysely<Tables>) => ({
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

const createProblemLog = (database: Kysely<Tables>, importId: number) => {
  const firstProblems: Array<Problem> = []
  let [count, errors] = [0, 0]
  return {
    report: (problem: Problem): void => {
      count += 1
      if (problem.severity === "error") errors += 1
      if (firstProblems.length < MAX_PROBLEMS) firstProblems.push(toLogEntry(problem))
    },
    count: () => count,
    countErrors: () => errors,
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

const createRecordStage = (database: Kysely<Tables>, importId: number) => {
  let batch: Array<object> = []
  let ordinal = 0
  const flush = async (): Promise<void> => {
    const rows = batch
    batch = []
    if (rows.length > 0) await insertJson(database, "import_record", rows)
  }
  return {
    add: async (records: ReadonlyArray<CatalogRecord>): Promise<void> => {
      for (const content of records) batch.push({ import_id: importId, ordinal: (ordinal += 1), shop_key: content.product, content })
      if (batch.length >= RECORDS_PER_INSERT) await flush()
    },
    flush
  }
}

/** Inserts rows in one statement. PostgreSQL converts one JSON text to the column types. */
const insertJson = async (
  database: Kysely<Tables>,
  table: "import_record" | "import_product",
  rows: ReadonlyArray<object>
): Promise<void> => {
  await sql`insert into ${sql.table(table)} select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    database
  )
}

const assembleProducts = async (
  database: Kysely<Tables>,
  importId: number,
  report: (problem: Problem) => void
): Promise<Hidden & Pick<StagedImport, "staged">> => {
  let after = ""
  let [hidden, hiddenVariants, staged] = [0, 0, 0]
  for (;;) {
    const { rows } = await sql<{ shop_key: string; records: ReadonlyArray<CatalogRecord> }>`
      select shop_key, json_agg(content order by ordinal) as records from import_record
      where import_id = ${importId} and shop_key in (
        select distinct shop_key from import_record where import_id = ${importId} and shop_key > ${after} order by shop_key limit ${PRODUCTS_PER_STEP})
      group by shop_key order by shop_key`.execute(database)
    const last = rows.at(-1)
    if (last === undefined) return { hidden, hiddenVariants, staged }
    after = last.shop_key
    const products = rows.flatMap(({ records, shop_key }) => {
      const product = assembleProduct(records, report)
      if (product?.content.status !== "hidden") return product === undefined ? [] : [{ import_id: importId, shop_key, ...product }]
      hidden += 1
      hiddenVariants += product.content.variants.length
      return []
    })
    staged += products.length
    if (products.length > 0) await insertJson(database, "import_product", products)
  }
}
