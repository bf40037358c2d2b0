import { getCommittedId, installedEngines, modelPopularity, modelYears, readTable } from "@camber/vehicle-data"
import { weighted, type Weighted } from "./random.ts"

/** Models of the same make on the same chassis, and the years in which at least one of them was built. */
export interface VehicleSpan {
  readonly make: string
  readonly makeId: number
  readonly models: ReadonlyArray<{ readonly id: number; readonly name: string }>
  readonly from: number
  readonly to: number
}

/** Cars that share a chassis. A part that fits one of them fits all. */
export interface Platform {
  readonly name: string
  readonly popularity: number
  readonly isTruck: boolean
  /** Names of the engine families sold in its cars. */
  readonly engineFamilies: ReadonlyArray<string>
  readonly spans: readonly [VehicleSpan, ...ReadonlyArray<VehicleSpan>]
}

const getModel = (make: string, model: string): VehicleSpan["models"][number] => ({
  id: getCommittedId("model", `${make}|${model}`),
  name: model
})

type Spans = Platform["spans"]
type FamiliesOf = (spans: Spans) => ReadonlyArray<string>

/** Reads the engine families sold in some cars from the engine tables. */
const soldFamilies = (): FamiliesOf => {
  const installed = installedEngines().flatMap(({ make, model, from, to, engine }) =>
    engine.parts.engineManufacturerId === undefined ? [] : [{ make, model, from, to, family: engine.parts.engineSeriesId ?? "" }]
  )
  const byModel = Map.groupBy(installed, ({ make, model }) => `${make}|${model}`)
  return (spans) => {
    const sold = spans.flatMap((span) =>
      span.models.flatMap(({ name }) =>
        (byModel.get(`${span.make}|${name}`) ?? []).filter(({ from, to }) => from <= span.to && to >= span.from)
      )
    )
    return [...new Set(sold.map(({ family }) => family))]
  }
}

/** Reads the curated platforms; lines with the same make and years are combined to one span. */
const writtenPlatforms = (trucks: ReadonlySet<string>, getFamilies: FamiliesOf): ReadonlyArray<Platform> => {
  const rows = readTable("platforms.tsv", ["platform", "popularity", "make", "model", "year_from", "year_to"])
  const byName = Map.groupBy(rows, (row) => row.platform)
  return [...byName].flatMap(([name, lines]) => {
    const [first, ...rest] = [...Map.groupBy(lines, (row) => `${row.make}|${row.year_from}|${row.year_to}`).values()].flatMap(
      (same): ReadonlyArray<VehicleSpan> => {
        const [line] = same
        if (!line) return []
        return [
          {
            make: line.make,
            makeId: getCommittedId("make", line.make),
            models: same.map((row) => getModel(row.make, row.model)),
            from: Number(line.year_from),
            to: Number(line.year_to)
          }
        ]
      }
    )
    const [line] = lines
    if (!first || !line) return []
    const spans: Spans = [first, ...rest]
    const isTruck = trucks.has(`${line.make}|${line.model}`)
    return [{ name, popularity: Number(line.popularity), isTruck, engineFamilies: getFamilies(spans), spans }]
  })
}

/** Maximum number of years that a part fits if the generations are unknown. */
const longestRun = 7

/** Creates a platform for each model and range of years. */
const plainPlatforms = (familiesOf: FamiliesOf): ReadonlyArray<Platform> =>
  modelYears().flatMap(({ make, model, vehicleType, years }) => {
    const runs: Array<{ from: number; to: number }> = []
    for (const year of [...years.keys()].sort((a, b) => a - b)) {
      const last = runs.at(-1)
      if (last && last.to === year - 1 && year - last.from < longestRun) last.to = year
      else runs.push({ from: year, to: year })
    }
    return runs.map((run): Platform => {
      const spans: Spans = [{ make, makeId: getCommittedId("make", make), models: [getModel(make, model)], ...run }]
      return {
        name: `${make} ${model}`,
        popularity: Math.max(0.25, modelPopularity(make, model) / runs.length / 4),
        isTruck: vehicleType === "Truck",
        engineFamilies: familiesOf(spans),
        spans
      }
    })
  })

export interface Platforms {
  readonly byPopularity: Weighted<Platform>
  /** Platforms whose engines belong to a known family. */
  readonly withEngines: Weighted<Platform>
  /** Returns the curated platform of a car, or its own range of years; throws for an unknown car. */
  readonly of: (year: number, make: string, model: string) => Platform
}

export const readPlatforms = (): Platforms => {
  const trucks = new Set(
    modelYears()
      .filter((model) => model.vehicleType === "Truck")
      .map(({ make, model }) => `${make}|${model}`)
  )
  const familiesOf = soldFamilies()
  const all = [...writtenPlatforms(trucks, familiesOf), ...plainPlatforms(familiesOf)]
  const popularity = (platform: Platform): number => platform.popularity
  return {
    byPopularity: weighted(all, popularity),
    withEngines: weighted(
      all.filter(({ engineFamilies }) => engineFamilies.length > 0),
      popularity
    ),
    of: (year, make, model) => {
      const found = all.find(({ spans }) =>
        spans.some((span) => span.make === make && span.from <= year && year <= span.to && span.models.some(({ name }) => name === model))
      )
      if (!found) throw new Error(`No platform for ${year} ${make} ${model}`)
      return found
    }
  }
}
