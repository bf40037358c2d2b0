import type { ImportFile } from "@camber/catalog-import"
import { createReadStream, readdirSync, readFileSync } from "node:fs"

const folder = new URL("../../../../../packages/catalog-import/test/samples/camber/", import.meta.url)

/** Opens the sample tables of the import package: 60 products of an invented shop. */
export const openSample = (): ReadonlyArray<ImportFile> =>
  readdirSync(folder).map((name) => ({ name, read: () => createReadStream(new URL(name, folder)) }))

/** Reads a sample export of another shop, with its column of categories under another name. */
export const readUncategorized = (name: string): string =>
  readFileSync(new URL(`../${name}`, folder), "utf8").replace(name.startsWith("wc") ? ",Categories," : ",Type,", ",Unused,")
