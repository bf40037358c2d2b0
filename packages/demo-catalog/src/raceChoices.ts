import { getCommittedId, readTable } from "@camber/vehicle-data"

export interface RaceChoice {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly shortName: string
  readonly discipline: string
}

export const readRaceChoices = (): ReadonlyArray<RaceChoice> =>
  readTable("race_types.tsv", ["slug", "name", "short_name", "discipline"]).map((row) => ({
    id: getCommittedId("race_type", row.slug),
    slug: row.slug,
    name: row.name,
    shortName: row.short_name,
    discipline: row.discipline
  }))
