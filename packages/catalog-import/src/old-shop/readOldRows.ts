import type { Report } from "../Problem.ts"
import { renameColumns } from "../text/adaptRow.ts"
import type { ImportFile } from "../text/decodeText.ts"
import { openTable } from "../text/readTable.ts"
import { createRowReader, type Row } from "../text/Row.ts"
import { type OldTableKind, recognizeOldTable } from "./oldTableKinds.ts"

/** A row and its content. Later problems are reported on `row`. */
export interface OldRow<Item> {
  readonly row: Row
  readonly item: Item
}

export interface OldRowCounts {
  readonly rows: number
  /** Number of rows that were dropped. */
  readonly wrong: number
}

/** Number of rows that are compared and written together. */
const ROWS_PER_TAKE = 200
/** Maximum number of redirects of a shop, because they are compared with each other in memory. */
export const MAX_REDIRECTS = 100_000

/**
 * Recognizes a table of another shop by its columns. Returns undefined for any other table.
 *
 * @throws ImportRefused if the file is not a table.
 */
export const recognizeOldFile = async (file: ImportFile): Promise<OldTableKind | undefined> => {
  const { close, header } = await openTable(file, () => undefined)
  await close()
  return recognizeOldTable(header)?.kind
}

/**
 * Streams the rows of a table. Only the keys of rows stay in memory (`KnownLines`), about 100 bytes each.
 *
 * @param read - Reads a row, or reports why it is dropped.
 * @param take - Receives a batch of rows, and may report more problems with them.
 * @throws ImportRefused if the file cannot be read.
 */
export const readOldRows = async <Item>(
  file: ImportFile,
  { columns, table }: OldTableKind,
  report: Report,
  read: (row: Row) => Item | undefined,
  take: (rows: ReadonlyArray<OldRow<Item>>) => Promise<void>
): Promise<OldRowCounts> => {
  const opened = await openTable(file, report, table === "redirects" ? MAX_REDIRECTS : undefined)
  try {
    reportUnknown(file.name, opened.header, report)
    const toRow = createRowReader(opened, report)
    let [rows, wrong] = [0, 0]
    let batch: Array<OldRow<Item>> = []
    const flush = async (): Promise<void> => {
      if (batch.length > 0) await take(batch)
      wrong += batch.filter(({ row }) => row.isBroken()).length
      batch = []
    }
    for await (const raw of opened.rows()) {
      const row = renameColumns(toRow(raw), columns)
      rows += 1
      const item = row.isBroken() ? undefined : read(row)
      if (row.isBroken()) wrong += 1
      else if (item !== undefined) batch.push({ row, item })
      if (batch.length >= ROWS_PER_TAKE) await flush()
    }
    await flush()
    return { rows, wrong }
  } finally {
    await opened.close()
  }
}

const reportUnknown = (file: string, header: ReadonlyArray<string>, report: Report): void => {
  for (const name of recognizeOldTable(header)?.unknown ?? [])
    report({
      file,
      line: 1,
      column: header.indexOf(name) + 1,
      field: name,
      severity: "warning",
      code: "unknown-column",
      sentence: `The column ${name} is not used.`,
      value: name
    })
}

/** Keys that must be unique among the rows, with the line of each. The map grows with each row. */
export type KnownLines = Map<string, number>

/** Reports a key that an earlier row already has. Returns whether the key is new. */
export const claimLine = (
  row: Row,
  field: string,
  what: string,
  key: string,
  lines: KnownLines,
  value: string | undefined = key
): boolean => {
  const line = lines.get(key)
  if (line === undefined) {
    lines.set(key, row.line)
    return true
  }
  row.report("error", "duplicate-key", field, `${what} is on lines ${line} and ${row.line}; the first one counts.`, value)
  return false
}
