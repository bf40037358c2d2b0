import { cpSync } from "node:fs"
import { firstFolder, JOURNEY_SKUS } from "../e2e/seededDataFolder.ts"
import { seed } from "./ShopUnderTest.ts"

/**
 * The shop that the journeys visit. Putting the catalogue in is what takes the longest of a first start, so it is done once for all: this shop,
 * and those of journeys that have one of their own, begin with copies of it. It stands among the tools so that the journeys' types, which
 * know of windows, are not those of the whole shop once more.
 */
await seed(JOURNEY_SKUS, { DATA_DIR: firstFolder() })
cpSync(firstFolder(), process.env["DATA_DIR"] ?? "", { recursive: true })
await import("../src/start.ts")
