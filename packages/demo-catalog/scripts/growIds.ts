import { appendFileSync, existsSync, writeFileSync } from "node:fs"
import { catalogueIdKeys } from "../src/idKeys.ts"
import { baseVehicleBlocks, baseVehicleIds } from "../../vehicle-data/src/baseVehicleIds.ts"
import { firstId, type IdKind } from "../../vehicle-data/src/idFile.ts"
import { engineIdKeys, vehicleIdKeys } from "../../vehicle-data/src/idKeys.ts"
import { modelYears } from "../../vehicle-data/src/modelYears.ts"
import { readTable } from "../../vehicle-data/src/readTable.ts"

/**
 * Gives ids to what has none yet: `node packages/demo-catalog/scripts/growIds.ts`. Lines are only ever appended, so that an id
 * in an address, a cookie or a stored cart keeps its meaning. A base vehicle's line is a run of years with consecutive ids.
 */
const folder = new URL("../../vehicle-data/data/ids/", import.meta.url)

const withHeader = (file: string, columns: ReadonlyArray<string>): URL => {
  const url = new URL(file, folder)
  if (!existsSync(url)) writeFileSync(url, `${columns.join("\t")}\n`)
  return url
}

const append = (url: URL, lines: ReadonlyArray<ReadonlyArray<string | number>>): void => {
  if (lines.length > 0) appendFileSync(url, lines.map((line) => `${line.join("\t")}\n`).join(""))
  console.log(`${url.pathname.split("/").at(-1)}: ${lines.length} new`)
}

const grow = (kind: IdKind, keys: ReadonlyArray<string>): ReadonlyMap<string, number> => {
  const url = withHeader(`${kind}.tsv`, ["key", "id"])
  const ids = new Map(readTable(`ids/${kind}.tsv`, ["key", "id"]).map((row) => [row.key, Number(row.id)]))
  const known = ids.size
  let next = Math.max(firstId - 1, ...ids.values()) + 1
  for (const key of keys) {
    if (!ids.has(key)) ids.set(key, next++)
  }
  append(url, [...ids].slice(known))
  return ids
}

const growBaseVehicles = (): void => {
  const url = withHeader("base_vehicle.tsv", ["make", "model", "year_from", "year_to", "first_id"])
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
  append(url, fresh)
}

growBaseVehicles()
for (const [kind, keys] of [...vehicleIdKeys(), ...catalogueIdKeys()]) {
  const ids = grow(kind, keys)
  if (kind === "engine_part")
    grow(
      "engine",
      engineIdKeys((_, key) => ids.get(key) ?? 0)
    )
}
