import { getTextsKey } from "./collectTexts.ts"
import type { EndDefinition, FamilyFigures, Figure, Figures, MatingTables, PartEnd } from "./model.ts"
import { parseLabel } from "./parseFigures.ts"

/** A family that a part is made for, with the years of its fitment. */
export interface PartFamily {
  /** `transmission:TH350`, `engine:LS Gen III`, `axle:Dana 44`, `car:Ford|Mustang`. */
  readonly id: string
  readonly fromYear: number
  readonly toYear: number
}

/** Facts of a part that its ends are derived from. */
export interface MatingPart {
  /** Slug of the product type. */
  readonly type: string
  /** Attribute labels by name for each possible variant; only one variant if the shopper chose it. */
  readonly variants: ReadonlyArray<ReadonlyMap<string, string>>
  readonly families: ReadonlyArray<PartFamily>
}

const NOTHING_KNOWN: Figures = new Map()

/** Largest number of alternatives of an end. Beyond this number, only the figures that all alternatives share are known. */
const MAX_ALTERNATIVES = 24

/**
 * Returns the ends of a part. Each figure comes from the variant, otherwise from the family that the part is made for; otherwise it is
 * unknown. An end that no variant has is left out.
 */
export const toEnds = (tables: MatingTables, part: MatingPart): ReadonlyArray<PartEnd> =>
  (tables.ends.get(part.type) ?? []).flatMap((definition) => toEnd(tables, part, definition) ?? [])

const toEnd = (tables: MatingTables, part: MatingPart, definition: EndDefinition): PartEnd | null => {
  const having = part.variants.filter((attributes) => hasEnd(definition, attributes))
  if (having.length === 0) return null
  // If a variant lacks this end, the end stays open until the shopper chooses.
  const none: ReadonlyArray<Figures> = having.length < part.variants.length ? [NOTHING_KNOWN] : []
  const own = toDistinct([...having.map((attributes) => readAttributes(tables, part.type, definition, attributes)), ...none])
  const filled = fillFromFamilies(own, findFamilyFigures(tables, part, definition))
  const [first = NOTHING_KNOWN, ...rest] =
    filled.alternatives.length > MAX_ALTERNATIVES ? [toCommon(filled.alternatives)] : filled.alternatives
  const isOpen = rest.length > 0
  return {
    name: definition.name,
    kind: definition.kind,
    role: definition.role,
    alternatives: [first, ...rest],
    open: isOpen ? (own.length > 1 ? "option" : "version") : null,
    isVerified: filled.isVerified
  }
}

const hasEnd = ({ only }: EndDefinition, attributes: ReadonlyMap<string, string>): boolean => {
  const label = only === null ? undefined : attributes.get(only.attribute)
  return only === null || label === undefined || only.values.includes(label)
}

const readAttributes = (
  { kinds, labels, texts }: MatingTables,
  type: string,
  { attributes: sources, kind, name }: EndDefinition,
  attributes: ReadonlyMap<string, string>
): Figures => {
  const figures = new Map<string, Figure>()
  for (const [attribute, keys] of Map.groupBy(sources, (source) => source.attribute)) {
    const label = attributes.get(attribute)
    if (label === undefined) continue
    const listed = labels.get([type, name, attribute, label].join("\t"))
    const [only, ...others] = keys
    const definition = kinds.get(kind)?.figures.find(({ key }) => key === only?.key)
    const isParsed = listed === undefined && others.length === 0 && definition !== undefined
    const parsed = isParsed ? parseLabel(definition, label, texts.get(getTextsKey(kind, definition.key))) : null
    if (parsed !== null && only !== undefined) figures.set(only.key, parsed)
    for (const [key, figure] of listed ?? []) figures.set(key, figure)
  }
  return figures
}

const findFamilyFigures = (
  { families, relatives }: MatingTables,
  part: Pick<MatingPart, "families" | "type">,
  { kind, name }: Pick<EndDefinition, "kind" | "name">
): ReadonlyArray<FamilyFigures> => {
  const ends = relatives.get(`${part.type}\t${name}`)
  const isTaken = (row: FamilyFigures) => row.kind === kind && (row.end === name || ends?.has(row.end) === true)
  return [
    ...new Set(
      part.families.flatMap(({ fromYear, id, toYear }) =>
        (families.get(id) ?? []).filter((row) => isTaken(row) && row.fromYear <= toYear && row.toYear >= fromYear)
      )
    )
  ]
}

/** Adds the figures of each family to the known figures. Skips a row that contradicts a known figure. */
const fillFromFamilies = (own: ReadonlyArray<Figures>, rows: ReadonlyArray<FamilyFigures>) => {
  let isVerified = true
  const alternatives = own.flatMap((figures): ReadonlyArray<Figures> => {
    const agreeing = rows.filter((row) => [...row.figures].every(([key, figure]) => isAgreeing(figures.get(key), figure)))
    const adding = agreeing.filter((row) => [...row.figures.keys()].some((key) => !figures.has(key)))
    if (adding.length === 0) return [figures]
    isVerified &&= adding.every((row) => row.isVerified)
    return agreeing.map((row) => new Map([...row.figures, ...figures]))
  })
  return { alternatives: toDistinct(alternatives), isVerified }
}

const isAgreeing = (known: Figure | undefined, other: Figure): boolean =>
  known === undefined ||
  known._tag !== "Values" ||
  other._tag !== "Values" ||
  known.values.some((value) => other.values.some((candidate) => String(candidate).toLowerCase() === String(value).toLowerCase()))

const getIdentity = (figures: Figures): string => JSON.stringify([...figures].toSorted(([one], [other]) => (one < other ? -1 : 1)))

const toDistinct = (alternatives: ReadonlyArray<Figures>): ReadonlyArray<Figures> => [
  ...new Map(alternatives.map((figures) => [getIdentity(figures), figures])).values()
]

const toCommon = ([first = NOTHING_KNOWN, ...rest]: ReadonlyArray<Figures>): Figures =>
  new Map([...first].filter(([key, figure]) => rest.every((other) => JSON.stringify(other.get(key)) === JSON.stringify(figure))))
