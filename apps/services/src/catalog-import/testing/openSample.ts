import type { ImportFile } from "@camber/catalog-import"
import { createReadStream, readdirSync } from "node:fs"

const folder = new URL("../../../../../packages/catalog-import/test/samples/camber/", import.meta.url)

/** Opens the sample tables of the import package: 60 products of an invented shop. */
export const openSample = (): ReadonlyArray<ImportFile> =>
  readdirSync(folder).map((name) => ({ name, read: () => createReadStream(new URL(name, folder)) }))
