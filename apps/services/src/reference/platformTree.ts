import { readTable, slug } from "@camber/vehicle-data"
import type { VehicleTree } from "./vehicleTree.ts"

/** A model on a chassis, with the years in which it used the chassis. */
export interface PlatformSpan {
  readonly makeId: number
  readonly modelId: number
  readonly from: number
  readonly to: number
}

/** A group of cars with the same chassis. */
export interface Platform {
  readonly slug: string
  readonly name: string
  /** Never empty: platforms without a car in the catalog are left out. */
  readonly spans: readonly [PlatformSpan, ...Array<PlatformSpan>]
  /** The family of a generation; null for a family and for a standalone platform. */
  readonly family: { readonly slug: string; readonly name: string } | null
  /** Generations of a family. */
  readonly generations: ReadonlyArray<Platform>
}

export interface PlatformTree {
  /** Families and standalone platforms, most popular first. */
  readonly top: ReadonlyArray<Platform>
  readonly bySlug: ReadonlyMap<string, Platform>
}

const columns = ["platform", "popularity", "make", "model", "year_from", "year_to"] as const
type Line = Readonly<Record<(typeof columns)[number], string>>

/**
 * Builds the platforms from the table in the repository. Leaves out platforms without a car in the catalog. Platforms such as 'GM F-body,
 * first generation' become generations of the family 'GM F-body' if the table has more than one.
 */
export const platformTree = (vehicles: VehicleTree, lines: ReadonlyArray<Line> = readTable("platforms.tsv", columns)): PlatformTree => {
  const known = [...Map.groupBy(lines, ({ platform }) => platform)].flatMap(([name, rows]) => {
    const [first, ...rest] = rows.flatMap((row) => getSpan(row, vehicles))
    return first === undefined ? [] : [{ name, popularity: Number(rows[0]?.popularity), spans: [first, ...rest] as const }]
  })
  const top = [...Map.groupBy(known, ({ name }) => name.split(",")[0] ?? name)]
    .map(([family, members]) => ({ family, members, popularity: Math.max(...members.map(({ popularity }) => popularity)) }))
    .sort((a, b) => b.popularity - a.popularity || a.family.localeCompare(b.family, "en"))
    .flatMap(({ family, members }) =>
      members.length === 1 ? members.map((member) => platform(member, null)) : [getFamily(family, members)]
    )
  const all = top.flatMap((entry) => [entry, ...entry.generations])
  return { top, bySlug: new Map(all.map((entry) => [entry.slug, entry])) }
}

type Known = Pick<Platform, "name" | "spans">

const platform = ({ name, spans }: Known, family: Platform["family"]): Platform => ({
  slug: slug(name),
  name,
  spans,
  family,
  generations: []
})

const getFamily = (name: string, members: ReadonlyArray<Known>): Platform => {
  const family = { slug: slug(name), name }
  const generations = members.map((member) => platform(member, family))
  const [first, ...rest] = generations.flatMap(({ spans }) => spans)
  if (first === undefined) throw new Error(`Platform ${name} has no generation with a known car`)
  return { ...family, spans: [first, ...rest], family: null, generations }
}

/** Returns the span of a line; no span if the catalog has no car of the line in these years. */
const getSpan = (row: Line, { find, makes, modelsOf, years }: VehicleTree): ReadonlyArray<PlatformSpan> => {
  const [from, to] = [Number(row.year_from), Number(row.year_to)]
  const makeId = makes.find(({ name }) => name === row.make)?.make_id
  const modelId = makeId && modelsOf(makeId).find(({ name }) => name === row.model)?.model_id
  if (!makeId || !modelId) return []
  return years.some((year) => from <= year && year <= to && find(year, makeId, modelId)) ? [{ makeId, modelId, from, to }] : []
}
