import type { ImportRequest } from "@camber/services/catalog-import"
import { createReadStream } from "node:fs"
import { readdir, stat } from "node:fs/promises"
import path from "node:path"

const tableFile = /\.(?:csv|tsv|txt)$/i
const MAX_FILES = 50

/** Opens a file, or the tables of a folder. Returns a sentence if there are none. */
export const openImportFiles = async (location: string): Promise<Pick<ImportRequest, "files" | "source"> | string> => {
  const found = await stat(location).catch(() => null)
  if (found === null) return `There is no file or folder ${location}.`
  if (/\.zip$/i.test(location)) return "This is a zip file. Unpack it, and import the folder."
  const names = found.isDirectory() ? (await readdir(location)).filter((name) => tableFile.test(name)) : [path.basename(location)]
  const folder = found.isDirectory() ? location : path.dirname(location)
  if (names.length === 0) return `The folder ${location} has no CSV files.`
  if (names.length > MAX_FILES) return `The folder ${location} has ${names.length} tables. Put those to import in a folder of their own.`
  const files = names.toSorted().map((name) => ({ name, read: () => createReadStream(path.join(folder, name)) }))
  return { files, source: path.basename(location) }
}
