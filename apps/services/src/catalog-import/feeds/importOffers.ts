import { type FeedKind, type FeedRow, ImportRefused, offerFeeds, readOfferFeed } from "@camber/catalog-import"
import { type Kysely, sql } from "kysely"
import { createHash } from "node:crypto"
import type { ImportCounts, ImportPlan } from "../../database/importTables.ts"
import type { Tables } from "../../database/tables.ts"
import { beginWriting, completeImports, finishWriting } from "../completeImport.ts"
import { createPace, getFeedBatchSize, type Pace } from "../createPace.ts"
import type { ImportOptions, ImportReport, ImportRequest } from "../importCatalog.ts"
import { deleteLeftovers } from "../importHistory.ts"
import { createProblemLog, ImportEnded, requireStaged } from "../stageImport.ts"
import { CatalogBusy } from "../writing/inBatch.ts"
import { comparePrices } from "./comparePrices.ts"
import { createStockComparison, noteCounts } from "./compareStock.ts"
import type { OfferChange } from "./findVariants.ts"

export interface FeedRequest extends Pick<ImportRequest, "hooks" | "isCheck" | "source"> {
  readonly kind: "prices" | "stock"
  readonly file: ImportRequest["files"][number]
  /** Whether to accept many large price changes and many unknown or wrong rows. */
  readonly mayChangeMuch: boolean
}

/** Maximum share of wrong rows, and of prices that change by more than half. */
const MAX_WRONG_SHARE = 0.05
const MAX_LARGE_SHARE = 0.1

const titles = { prices: "a price feed", stock: "a stock feed" } as const

/**
 * Changes prices or counts by a feed, or only checks it. Compares the rows in batches, and writes only those that differ. Every process
 * sees the changes through the change log.
 */
export const importOffers = async (database: Kysely<Tables>, request: FeedRequest, options: ImportOptions): Promise<ImportReport> => {
  const { pace = createPace() } = options
  await completeImports(database, options, pace)
  const { kind, source } = request
  const { import_id: importId } = await database
    .insertInto("import")
    .values({ kind, state: "reading", source, hash: await hashFile(request.file), reader: titles[kind] })
    .returning("import_id")
    .executeTakeFirstOrThrow()
  await request.hooks?.onStart(importId)
  const problems = createProblemLog(database, importId)
  const end = async (
    report: Pick<ImportReport, "counts" | "message" | "state">,
    permission: ImportReport["permission"] = null
  ): Promise<ImportReport> => {
    const counts = report.counts === null ? null : JSON.stringify(report.counts)
    await database
      .updateTable("import")
      .set({ ...report, counts, finished_at: new Date() })
      .where("import_id", "=", importId)
      .where("state", "=", "reading")
      .execute()
    return { importId, from: titles[kind], problems: problems.count(), permission, ...report }
  }
  try {
    await deleteLeftovers(database, importId, pace)
    const counts = await stageChanges(database, importId, request, problems.report, pace).finally(problems.save)
    const gate = request.mayChangeMuch ? null : findFeedGate(counts)
    if (gate !== null) return await end({ state: "refused", counts, message: gate }, "change")
    if (request.isCheck) return await end({ state: "checked", counts, message: null })
    const outcome = { state: "loaded", message: null } as const
    const plan: ImportPlan = { brands: {}, isAgain: false, categoryAliases: [], outcome }
    await database
      .updateTable("import")
      .set({ counts: JSON.stringify(counts) })
      .where("import_id", "=", importId)
      .execute()
    await beginWriting(database, async (transaction) => {
      await requireStaged(transaction, importId, "import_offer", counts.changed)
      await request.hooks?.onWrite(transaction, importId)
      return { importId, plan, state: "writing" as const }
    })
    await finishWriting(database, importId, options, pace)
    return { importId, from: titles[kind], state: "loaded", counts, problems: problems.count(), message: null, permission: null }
  } catch (error) {
    if (error instanceof ImportRefused || error instanceof CatalogBusy || error instanceof ImportEnded)
      return end({ state: "refused", counts: null, message: error.message })
    await end({ state: "refused", counts: null, message: String(error) })
    throw error
  }
}

const hashFile = async ({ name, read }: FeedRequest["file"]): Promise<string> => {
  const hash = createHash("sha256").update(`${name}\n`)
  for await (const chunk of read()) hash.update(chunk)
  return hash.digest("hex")
}

/** Compares the feed with the shop, and stages the differences. */
const stageChanges = async (
  database: Kysely<Tables>,
  importId: number,
  { file, isCheck, kind }: FeedRequest,
  report: ReturnType<typeof createProblemLog>["report"],
  pace: Pace
): Promise<ImportCounts> => {
  const { rows: clock } = await sql<{ now: Date; today: string }>`select now() as now, current_date::text as today`.execute(database)
  const { now, today } = clock[0]!
  let [changed, large, same, ordinal] = [0, 0, 0, 0]
  const stage = async (changes: ReadonlyArray<OfferChange>): Promise<void> => {
    const differing = changes.filter(({ isChanged }) => isChanged)
    changed += differing.length
    same += changes.length - differing.length
    large += differing.filter(({ isLarge }) => isLarge).length
    if (isCheck) return
    if (kind === "stock")
      await noteCounts(
        database,
        changes.filter((change) => !change.isChanged)
      )
    if (differing.length === 0) return
    const rows = differing.map(({ after, before, sku }) => ({ import_id: importId, ordinal: (ordinal += 1), sku, before, after }))
    await sql`
      insert into import_offer (import_id, ordinal, sku, before, after)
      select import_id, ordinal, sku, before, after from json_populate_recordset(null::import_offer, ${JSON.stringify(rows)}::json)`.execute(
      database
    )
  }
  const read = async <Change>(
    feed: FeedKind<Change>,
    compare: (rows: ReadonlyArray<FeedRow<Change>>) => Promise<ReadonlyArray<OfferChange>>
  ) =>
    readOfferFeed(file, feed, { report, today }, async (rows) => {
      for (let at = 0; at < rows.length;) {
        const size = getFeedBatchSize(pace)
        const part = rows.slice(at, at + size)
        await pace.run(async () => stage(await compare(part)))
        at += size
      }
    })
  const { rows, wrong } =
    kind === "prices"
      ? await read(offerFeeds.prices, (part) => comparePrices(database, part))
      : await read(offerFeeds.stock, await createStockComparison(database, now))
  const none = { products: 0, added: 0, gone: 0, withFitment: 0, withoutBrand: 0, hidden: 0, hiddenVariants: 0 }
  return { ...none, rows, wrong, variants: changed + same, changed, same, prices: large }
}

/** Returns the message of the gate that stops a feed; null if no gate does. */
const findFeedGate = ({ prices, rows, variants, wrong }: ImportCounts): string | null => {
  if (wrong > MAX_WRONG_SHARE * rows)
    return `${wrong} of ${rows} rows (${share(wrong, rows)}) are unknown or wrong, which is more than 5 %.`
  if (prices > MAX_LARGE_SHARE * variants)
    return `${prices} of ${variants} prices (${share(prices, variants)}) change by more than half, which is more than 10 % of the prices.`
  return null
}

const share = (part: number, whole: number): string => `${Math.round((100 * part) / whole)} %`
