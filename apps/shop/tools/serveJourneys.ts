import { cpSync } from "node:fs"
import { firstFolder, JOURNEY_SKUS } from "../journeys/firstFolder.ts"
import { freePort } from "./freePort.ts"
import { startShop } from "./ShopUnderTest.ts"

/**
 * The shop that the journeys visit. A first start, from an empty folder, is what takes the longest, so it is done once for all: this shop,
 * and those of journeys that have one of their own, go on with copies of its data. It stands among the tools so that the journeys' types, which
 * know of windows, are not those of the whole shop once more.
 */
const first = await startShop(JOURNEY_SKUS, {}, { folder: firstFolder(), port: await freePort() })
await first.halt()
cpSync(firstFolder(), process.env["DATA_DIR"] ?? "", { recursive: true })
await import("../src/start.ts")
