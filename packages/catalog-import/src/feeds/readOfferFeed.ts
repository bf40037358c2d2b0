import { refuse, type Report } from "../Problem.ts"
import type { ImportFile } from "../text/decodeText.ts"
import { openTable } from "../text/readTable.ts"
import { createRowReader, type Row } from "../text/Row.ts"
import { priceFeed } from "./priceFeed.ts"
import { stockFeed } from "./stockFeed.ts"

/** A kind of feed: a file that changes only prices or only stock counts. */
export interface FeedKind<Change> {
  /** Groups of columns. Each group requires one of its columns. */
  readonly required: ReadonlyArray<ReadonlyArray<string>>
  readonly known: ReadonlyArray<string>
  /** Reads a row, or reports why it is dropped. */
  readonly read: (row: Row, today: string) => Change | undefined
  /** Returns the key that must be unique among the rows, in the form used in sentences. */
  readonly getKey: (change: Change) => string
}

/** A row of a feed. Later problems are reported on `row`. */
export interface FeedRow<Change> {
  readonly row: Row
  readonly change: Change
}

export interface FeedSummary {
  readonly rows: number
  /** Number of rows that were dropped. */
  readonly wrong: number
}

interface FeedOptions {
  /** Day of the feed: '2026-04-03'. */
  readonly today: string
  readonly report: Report
}

const ROWS_PER_TAKE = 1_000

export const offerFeeds = { prices: priceFeed, stock: stockFeed } as const

/**
 * Reads a feed of prices or counts. Memory depends on the number of rows, because their keys are stored.
 *
 * @param take - Receives a batch of rows, and may report more problems with them.
 * @throws ImportRefused if the file cannot be read.
 */
export const readOfferFeed = async <Change>(
  file: ImportFile,
  kind: FeedKind<Change>,
  { report, today }: FeedOptions,
  take: (rows: ReadonlyArray<FeedRow<Change>>) => Promise<void>
): Promise<FeedSummary> => {
  const table = await openTable(file, report)
  try {
    checkColumns(file.name, table.header, kind, report)
    const toRow = createRowReader(table, report)
    const lines = new Map<string, number>()
    let [rows, wrong] = [0, 0]
    let batch: Array<FeedRow<Change>> = []
    const flush = async (): Promise<void> => {
      if (batch.length > 0) await take(batch)
      wrong += batch.filter(({ row }) => row.isBroken()).length
      batch = []
    }
    for await (const raw of table.rows()) {
      const row = toRow(raw)
      rows += 1
      const change = row.isBroken() ? undefined : kind.read(row, today)
      if (change !== undefined && !row.isBroken()) claimKey(row, kind.getKey(change), lines)
      if (row.isBroken()) wrong += 1
      else if (change !== undefined) batch.push({ row, change })
      if (batch.length >= ROWS_PER_TAKE) await flush()
    }
    await flush()
    return { rows, wrong }
  } finally {
    await table.close()
  }
}

const claimKey = (row: Row, key: string, lines: Map<string, number>): void => {
  const folded = key.toLowerCase()
  const line = lines.get(folded)
  if (line === undefined) lines.set(folded, row.line)
  else row.report("error", "duplicate-key", "sku", `${key} is on lines ${line} and ${row.line}; the first one counts.`, key)
}

const checkColumns = <Change>(file: string, header: ReadonlyArray<string>, { known, required }: FeedKind<Change>, report: Report): void => {
  const has = (name: string): boolean => header.some((column) => column.toLowerCase() === name)
  const missing = required.find((names) => !names.some(has))
  if (missing !== undefined)
    throw refuse(file, "missing-column", `The feed needs the column ${missing.join(" or ")}. It has: ${header.slice(0, 20).join(", ")}.`, {
      line: 1,
      field: missing[0] ?? null
    })
  const columns = new Set([...required.flat(), ...known])
  for (const [at, name] of header.entries())
    if (name !== "" && !columns.has(name.toLowerCase()))
      report({
        file,
        line: 1,
        column: at + 1,
        field: name,
        severity: "warning",
        code: "unknown-column",
        sentence: `The column ${name} is not used.`,
        value: name
      })
}
