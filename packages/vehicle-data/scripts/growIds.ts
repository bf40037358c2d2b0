import { baseVehicleBlocks, baseVehicleIds, engineIdKeys, vehicleIdKeys } from "../src/idKeys.ts"
import { appendLines, growIdFile } from "../src/growIdFile.ts"
import { firstId } from "../src/idFile.ts"
import { modelYears } from "../src/modelYears.ts"

/**
 * Assigns ids to vehicles and engines without one: `node packages/vehicle-data/scripts/growIds.ts`. Each row of base vehicles is a range of
 * years with consecutive ids.
 */
const folder = new URL("../data/ids/", import.meta.url)

const growBaseVehicles = (): void => {
  const blocks = baseVehicleBlocks()
  const id = baseVehicleIds(blocks)
  let next = Math.max(firstId, ...blocks.map((block) => block.firstId + block.to - block.from + 1))
  const fresh: Array<[string, string, number, number, number]> = []
  for (const { make, model, years } of modelYears()) {
    for (const year of [...years.keys()].sort((a, b) => a - b)) {
      if (id(make, model, year) !== undefined) continue
      const last = fresh.at(-1)
      if (last && last[0] === make && last[1] === model && last[3] === year - 1) last[3] = year
      else fresh.push([make, model, year, year, next])
      next++
    }
  }
  appendLines(new URL("base_vehicle.tsv", folder), ["make", "model", "year_from", "year_to", "first_id"], fresh)
}

growBaseVehicles()
for (const [kind, keys] of vehicleIdKeys()) {
  const ids = growIdFile(folder, kind, keys)
  if (kind === "engine_part")
    growIdFile(
      folder,
      "engine",
      engineIdKeys((_, key) => ids.get(key) ?? 0)
    )
}
