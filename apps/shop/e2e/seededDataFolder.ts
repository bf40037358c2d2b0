import { cpSync, mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { freePort } from "../scripts/freePort.ts"
import type { Place } from "../scripts/ShopUnderTest.ts"

/** Where the data of the run's first start lie: nobody writes there any more once the journeys begin. */
export const firstFolder = (): string => {
  const folder = process.env["JOURNEY_FIRST_DIR"]
  if (!folder) throw new Error("Journeys begin with playwright.config.ts, which names the folder of their first start.")
  return folder
}

/** For a shop of a journey's own, which begins with the catalogue put in. */
export const ownPlace = async (): Promise<Place> => {
  const folder = mkdtempSync(path.join(tmpdir(), "camber-shop-"))
  cpSync(firstFolder(), folder, { recursive: true })
  return { folder, port: await freePort() }
}

/**
 * SKUs of the shop that the journeys visit: so many that the 1969 Camaro has a choice of front brake pads. The parts of which the lists want several
 * begin with family 1200 (`depthStart`), so that 5,000 SKUs have one set of pads alone.
 */
export const JOURNEY_SKUS = 5900
