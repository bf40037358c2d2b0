import { openZip, refuse } from "@camber/catalog-import"
import type { OwnFile } from "./stageImport.ts"

/** Most files of one import. */
export const MAX_IMPORT_FILES = 50
/** Largest file of an import, unpacked. */
export const MAX_IMPORT_FILE_BYTES = 1_000_000_000

/**
 * Opens the tables and XML files of a zip file, so that a thread can read them.
 *
 * @param source - Name of the zip file in problems.
 * @throws ImportRefused if the zip file is damaged or unsafe, or has too many files.
 */
export const openZipFiles = async (path: string, source: string, maxBytes = MAX_IMPORT_FILE_BYTES): Promise<ReadonlyArray<OwnFile>> => {
  const files = await openZip(path, source, maxBytes)
  if (files.length > MAX_IMPORT_FILES)
    throw refuse(
      source,
      "too-many-files",
      `The zip has ${files.length} files, which is too many. Put those to import in a separate zip file.`
    )
  return files.map((file) => ({ ...file, path, archive: source }))
}
