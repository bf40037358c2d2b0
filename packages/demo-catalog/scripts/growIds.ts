import { growIdFile } from "@camber/vehicle-data/grow-ids"
import { catalogueIdKeys } from "../src/idKeys.ts"

/** Assigns ids to brands, types, options and values without one: `node packages/demo-catalog/scripts/growIds.ts`. */
for (const [kind, keys] of catalogueIdKeys()) growIdFile(new URL("../data/ids/", import.meta.url), kind, keys)
