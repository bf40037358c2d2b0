import {
  importableFile,
  ImportRefused,
  type ImportRequest,
  MAX_IMPORT_FILE_BYTES,
  MAX_IMPORT_FILES,
  openZipFiles
} from "@camber/services/catalog-import"
import { createReadStream } from "node:fs"
import { readdir, stat } from "node:fs/promises"
import path from "node:path"

/** Opens a file, or the tables and XML files of a folder or zip file. Returns a sentence if there are none. */
export const openImportFiles = async (
  location: string,
  maxBytes = MAX_IMPORT_FILE_BYTES
): Promise<Pick<ImportRequest, "files" | "source"> | string> => {
  const found = await stat(location).catch(() => null)
  if (found === null) return `There is no file or folder ${location}.`
  if (found.isFile() && /\.zip$/i.test(location)) return openZip(location, maxBytes)
  const names = found.isDirectory() ? (await readdir(location)).filter((name) => importableFile.test(name)) : [path.basename(location)]
  const folder = found.isDirectory() ? location : path.dirname(location)
  if (names.length === 0) return `The folder ${location} has no CSV or XML files.`
  if (names.length > MAX_IMPORT_FILES)
    return `The folder ${location} has ${names.length} tables, which is too many. Put those to import in a separate folder.`
  for (const name of names) {
    const file = await stat(path.join(folder, name)).catch(() => null)
    // A pipe or device may never end.
    if (file?.isFile() !== true) return `${name} is not a file that can be read.`
    if (file.size > maxBytes) return `${name} has ${file.size} bytes; at most ${maxBytes} are read. Split it, and import fewer parts.`
  }
  const files = names.toSorted().map((name) => {
    const file = path.join(folder, name)
    return { name, path: file, read: () => createReadStream(file) }
  })
  return { files, source: path.basename(location) }
}

const openZip = async (location: string, maxBytes: number): Promise<Pick<ImportRequest, "files" | "source"> | string> => {
  const source = path.basename(location)
  try {
    return { files: await openZipFiles(location, source, maxBytes), source }
  } catch (error) {
    if (error instanceof ImportRefused) return error.message
    throw error
  }
}
