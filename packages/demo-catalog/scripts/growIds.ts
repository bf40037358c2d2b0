import { growIdFile } from "@camber/vehicle-data/grow-ids"
import { listCatalogIdKeys } from "../src/idKeys.ts"

/** Assigns ids to brands, types, options and values without one: `node packages/demo-catalog/scripts/growIds.ts`. */
for (const [kind, keys] of listCatalogIdKeys()) growIdFile(new URL("../data/ids/", import.meta.url), kind, keys)
