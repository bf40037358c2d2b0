import { type FamilyFigures, parseFigures } from "@camber/domain/mating"
import { createTableReader } from "@camber/vehicle-data"
import { parseYears, verifiedGrades } from "./rows.ts"

/** A gearbox, axle or engine whose dimensions are known, such as 'Muncie M21'. */
export interface KnownModel {
  /** Id of the model: `transmission:Muncie M21`. */
  readonly id: string
  readonly name: string
  /** Slug of the part type under which a car's model is stored. */
  readonly typeSlug: string
  /** Facet value that follows from the model, such as 'Four-speed (Muncie pattern)'. Null if the catalog has no such value. */
  readonly family: string | null
  readonly rows: ReadonlyArray<FamilyFigures>
}

/** Part type by group of values.tsv. Other groups are left out, because their dimensions are those of parts, not of a car's model. */
const TYPES: Readonly<Record<string, string>> = { transmission: "transmission", axle: "axle-shaft", engine: "crate-engine" }

let models: ReadonlyMap<string, KnownModel> | null = null

/** Returns the known models by id, in the order of the tables. Reads them only once per process. */
export const listKnownModels = (): ReadonlyMap<string, KnownModel> => {
  if (models !== null) return models
  const read = createTableReader(new URL("../data/", import.meta.url))
  const rows = read("values.tsv", ["group", "family", "joins", "years", "end", "kind", "values", "grade"])
  const own = rows.filter(({ group }) => TYPES[group] !== undefined)
  models = new Map(
    [...Map.groupBy(own, ({ family, group }) => `${group}:${family}`)].map(([id, figures]) => {
      const [first] = figures
      const [joined = ""] = (first?.joins ?? "").split(";")
      return [
        id,
        {
          id,
          name: first?.family ?? "",
          typeSlug: TYPES[first?.group ?? ""] ?? "",
          family: joined === "" ? null : joined.trim().replace(/^\w+:/, ""),
          rows: figures.map((row): FamilyFigures => {
            const [fromYear, toYear] = parseYears(row.years)
            return {
              end: row.end,
              kind: row.kind,
              fromYear,
              toYear,
              figures: parseFigures(row.values),
              isVerified: verifiedGrades.has(row.grade)
            }
          })
        }
      ]
    })
  )
  return models
}
