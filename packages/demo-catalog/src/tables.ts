import { createIdReader, createTableReader } from "@camber/vehicle-data"

/** Kinds of generated rows with committed ids. The key of a facet value or an option value is `{name}|{value}`. */
export type CatalogIdKind = "facet_value" | "brand" | "product_type" | "option" | "option_value"

/** Reads a committed table of the catalog. */
export const readCatalogTable = createTableReader(new URL("../data/", import.meta.url))

/** The committed ids of the catalog; `getCatalogId` throws if the id files have not been grown since the key was added. */
export const { getCommittedId: getCatalogId, readIds: getCatalogIds } = createIdReader<CatalogIdKind>(
  readCatalogTable,
  "node packages/demo-catalog/scripts/growIds.ts"
)
