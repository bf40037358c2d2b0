import { existsSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { createTableReader } from "@camber/vehicle-data"
import type { VocabularyTable } from "@camber/search/search-index"

const readTable = createTableReader(new URL("../../../data/search/", import.meta.url))

/**
 * Creates a function that reads the tables of `data/search`.
 *
 * In a shop's own folder, a file such as `brands.tsv` replaces the table of that name, and `brands.more.tsv` adds rows to it. Throws if the
 * folder is missing or a table is invalid.
 */
export const createVocabularyReader = (folder: string | null): VocabularyTable => {
  if (folder !== null && !existsSync(folder))
    throw new Error(`SEARCH_VOCABULARY_DIR: folder ${folder} does not exist. Create it or unset the variable.`)
  return (name, columns) => {
    const own = (file: string) => (folder !== null && existsSync(join(folder, file)) ? pathToFileURL(join(folder, file)).href : null)
    const more = own(`${name}.more.tsv`)
    return [...readTable(own(`${name}.tsv`) ?? `${name}.tsv`, columns), ...(more === null ? [] : readTable(more, columns))]
  }
}
