import { appendFileSync, existsSync, writeFileSync } from "node:fs"
import { firstId } from "./idFile.ts"
import { createTableReader } from "./readTable.ts"

/** Appends lines to a table. A new file starts with the column names. */
export const appendLines = (url: URL, columns: ReadonlyArray<string>, lines: ReadonlyArray<ReadonlyArray<string | number>>): void => {
  if (!existsSync(url)) writeFileSync(url, `${columns.join("\t")}\n`)
  if (lines.length > 0) appendFileSync(url, lines.map((line) => `${line.join("\t")}\n`).join(""))
  console.log(`${url.pathname.split("/").at(-1)}: ${lines.length} new`)
}

/**
 * Assigns the next ids to keys of a kind without one. Lines are only appended, so that an id in a URL, a cookie or a stored cart keeps its
 * meaning.
 *
 * @param folder - Folder of the id files.
 * @returns All ids of the kind by key.
 */
export const growIdFile = (folder: URL, kind: string, keys: ReadonlyArray<string>): ReadonlyMap<string, number> => {
  const columns = ["key", "id"] as const
  const url = new URL(`${kind}.tsv`, folder)
  const rows = existsSync(url) ? createTableReader(folder)(`${kind}.tsv`, columns) : []
  const ids = new Map(rows.map((row) => [row.key, Number(row.id)]))
  const known = ids.size
  let next = Math.max(firstId - 1, ...ids.values()) + 1
  for (const key of keys) {
    if (!ids.has(key)) ids.set(key, next++)
  }
  appendLines(url, columns, [...ids].slice(known))
  return ids
}
