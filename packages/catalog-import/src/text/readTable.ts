import { type CsvError, type Info, parse } from "csv-parse"
import { Readable } from "node:stream"
import { refuse, type Report } from "../Problem.ts"
import { decodeText, type ImportFile, prepend } from "./decodeText.ts"

/** Maximum number of characters in a row. The next constants limit the columns and rows of a table. */
const MAX_ROW_LENGTH = 1_000_000
const MAX_COLUMNS = 2_000
const MAX_ROWS = 2_000_000

/** A row of a table; `line` is the line on which it begins. */
export interface RawRow {
  readonly line: number
  readonly cells: ReadonlyArray<string>
}

export interface Table {
  readonly file: string
  readonly header: ReadonlyArray<string>
  /** Streams the rows, only once. Leaves out blank lines. Rejects a table without rows unless `mayBeEmpty` is true. */
  readonly rows: (mayBeEmpty?: boolean) => AsyncGenerator<RawRow>
  /** Closes the file. Necessary only if not all rows were read. */
  readonly close: () => Promise<void>
}

interface Parsed {
  readonly info: Info
  readonly record: ReadonlyArray<string>
}

/**
 * Opens a CSV file. The separator is the comma, semicolon, tab or vertical bar, whichever is most frequent in the header. Accepts any kind
 * of line end.
 */
export const openTable = async (file: ImportFile, report: Report, maxRows = MAX_ROWS): Promise<Table> => {
  const records = readRecords(file, report)
  const first = await records.next()
  if (first.done) throw refuse(file.name, "empty-file", "The file is empty.")
  const header = first.value.cells.map((name) => name.replaceAll(/\p{Cc}/gu, " ").trim())
  const close = async (): Promise<void> => void (await records.return(undefined))
  if (header.length > MAX_COLUMNS) {
    await close()
    throw refuse(
      file.name,
      "too-many-columns",
      `The header has ${count(header.length)} columns; at most ${count(MAX_COLUMNS)} are supported.`,
      {
        line: 1
      }
    )
  }
  return {
    close,
    file: file.name,
    header,
    rows: async function* (mayBeEmpty = false) {
      let read = 0
      for await (const row of records) {
        if (row.cells.length === 1 && row.cells[0]?.trim() === "") continue
        read += 1
        if (read > maxRows) {
          await close()
          throw refuse(file.name, "too-many-rows", `The file has more than ${count(maxRows)} rows. Nothing was loaded.`, { line: row.line })
        }
        yield row
      }
      if (read === 0 && !mayBeEmpty) throw refuse(file.name, "no-records", "The file has column names, but no rows.", { line: 1 })
    }
  }
}

const count = (number: number): string => number.toLocaleString("en-US")

async function* readRecords(file: ImportFile, report: Report): AsyncGenerator<RawRow, void> {
  const text = watchLineEnds(file.name, decodeText(file, report), report)
  const first = await text.next()
  const begin = first.done ? "" : first.value
  const delimiter = detectSeparator(begin)
  const options = {
    delimiter,
    info: true,
    relax_column_count: true,
    record_delimiter: ["\r\n", "\n", "\r"],
    max_record_size: MAX_ROW_LENGTH
  }
  const parser = Readable.from(prepend(begin, text)).compose(parse(options))
  let end = 0
  try {
    for await (const { info, record } of parser as AsyncIterable<Parsed>) {
      yield { line: end + 1, cells: record }
      end = info.lines
    }
  } catch (error) {
    throw isCsvError(error) ? explain(file.name, error, end + 1) : error
  }
}

const isCsvError = (error: unknown): error is CsvError => error instanceof Error && "code" in error && "lines" in error

const explain = (file: string, error: CsvError, line: number) => {
  if (error.code === "CSV_QUOTE_NOT_CLOSED") {
    const sentence = `A quote that opens on line ${line} is never closed: the file is cut off, or a quote is missing. Nothing was loaded.`
    return refuse(file, "unclosed-quote", sentence, { line })
  }
  if (error.code === "CSV_MAX_RECORD_SIZE")
    return refuse(file, "line-too-long", `Line ${line} is longer than 1 MB. Nothing was loaded.`, { line })
  const column = Number(error["index"] ?? error["column"]) + 1
  const sentence = `Line ${line}, column ${column}: there is a quote in the middle of a cell. Put the cell in quotes, and double the quote inside. Rows after line ${line} were not read; nothing was loaded.`
  return refuse(file, "stray-quote", sentence, { line, column })
}

const separators = [",", ";", "\t", "|"] as const

const detectSeparator = (text: string): string => {
  const header = text.slice(0, /[\r\n]/.exec(text)?.index).replaceAll(/"[^"]*"/g, "")
  const counted = separators.map((separator) => ({ separator, count: header.split(separator).length }))
  return counted.reduce((best, other) => (other.count > best.count ? other : best)).separator
}

/** Reports if lines have different line ends, ignoring those within quotes. */
async function* watchLineEnds(file: string, text: AsyncIterable<string>, report: Report): AsyncGenerator<string> {
  const ends = new Set<string>()
  let [isQuoted, last] = [false, ""]
  for await (const chunk of text) {
    for (const character of chunk) {
      if (last === "\r" && !isQuoted) ends.add(character === "\n" ? "\r\n" : "\r")
      else if (character === "\n" && !isQuoted) ends.add("\n")
      if (character === '"') isQuoted = !isQuoted
      last = character
    }
    yield chunk
  }
  if (ends.size < 2) return
  const place = { file, line: 1, column: null, field: null, value: null }
  report({ ...place, severity: "info", code: "mixed-newlines", sentence: "Lines end in different ways; all were read." })
}
