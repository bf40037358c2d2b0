import {
  compareFigures,
  type EndDefinition,
  type EndRole,
  type Figures,
  getTextsKey,
  parseLabel,
  type PartFamily,
  toEnds,
  withImplied
} from "@camber/domain/mating"
import { readMatingTables } from "@camber/mating-data"
import type { FitPlan } from "./fitPlan.ts"
import type { ProductType } from "./ProductType.ts"
import { readCatalogTable } from "./rows.ts"

const tables = readMatingTables()

/** Years of a fit that states none, so that it holds for all years. */
const ANY_YEARS = { fromYear: 0, toYear: 9999 }

/** Gearboxes that bolt to an engine, by the pattern of its block. */
const gearboxes = new Map(readCatalogTable("gearboxes.tsv", ["pattern", "manual", "automatic"]).map((row) => [row.pattern, row]))

const getPatterns = (engine: string): ReadonlyArray<string> =>
  (tables.families.get(`engine:${engine}`) ?? []).flatMap(({ figures, kind }) => {
    const pattern = kind === "bellhousing" ? figures.get("pattern") : undefined
    return pattern?._tag === "Values" ? pattern.values.map(String) : []
  })

/** Returns the gearboxes that a transmission for an engine may be. */
const getGearboxes = (engine: string): ReadonlyArray<PartFamily> =>
  getPatterns(engine).flatMap((pattern) => {
    const row = gearboxes.get(pattern)
    return [row?.manual, row?.automatic].flatMap((name) =>
      name === undefined || name === "" ? [] : [{ id: `transmission:${name}`, ...ANY_YEARS }]
    )
  })

/** Returns the families that a fitment plan names. The services read the same families from the applications. */
const getFamilies = ({ slug }: Pick<ProductType, "slug">, plan: FitPlan): ReadonlyArray<PartFamily> => {
  switch (plan.kind) {
    case "engine":
    case "engineInVehicle":
      return [{ id: `engine:${plan.engine.name}`, ...ANY_YEARS }, ...(slug === "transmission" ? getGearboxes(plan.engine.name) : [])]
    case "vehicle":
      return plan.platform.spans.flatMap((span) =>
        span.models.map(({ name }) => ({ id: `car:${span.make}|${name}`, fromYear: span.from, toYear: span.to }))
      )
    case "driveline": {
      const prefix = plan.facet === "Transmission" ? "transmission" : plan.facet === "Rear Axle" ? "axle" : null
      return prefix === null ? [] : plan.values.map((value) => ({ id: `${prefix}:${value}`, ...ANY_YEARS }))
    }
    default:
      return []
  }
}

const mirror = (role: EndRole): EndRole => (role === "like" ? "like" : role === "male" ? "female" : "male")

/** Options of a family: labels by the name of the option. */
export type OptionLabels = ReadonlyMap<string, ReadonlyArray<string>>

/**
 * Returns the labels of an attribute that agree with what is known of the engine, gearbox, axle or car, and with every option of the
 * family. A known count for which there is no label becomes a new label. Null if nothing is known; empty if no label agrees.
 */
export const findKnownLabels = (
  type: Pick<ProductType, "slug">,
  plan: FitPlan,
  attribute: string,
  labels: ReadonlyArray<string>,
  options: OptionLabels = new Map()
): ReadonlyArray<string> | null => {
  const definitions = (tables.ends.get(type.slug) ?? []).flatMap((definition) => {
    const sources = definition.attributes.filter((source) => source.attribute === attribute)
    return sources.length > 0 && isOffered(definition, options) ? [{ ...definition, sources }] : []
  })
  if (definitions.length === 0) return null
  const families = getFamilies(type, plan)
  const known = definitions.flatMap((definition) =>
    listVariants(definition.attributes, options).flatMap((attributes) => {
      const end = toEnds(tables, { type: type.slug, variants: [attributes], families }).find(({ name }) => name === definition.name)
      const alternatives = (end?.alternatives ?? []).map((figures) => withImplied(definition.kind, figures, tables))
      return alternatives.some((figures) => definition.sources.some(({ key }) => figures.has(key))) ? [{ definition, alternatives }] : []
    })
  )
  if (known.length === 0) return null
  const agreeing = labels.filter((label) =>
    known.every(({ alternatives, definition }) => {
      const kind = tables.kinds.get(definition.kind)
      const figures = readFigures(type.slug, definition, attribute, label)
      const roles = { a: definition.role, b: mirror(definition.role) }
      return (
        kind !== undefined &&
        alternatives.some((alternative) => {
          const results = compareFigures(kind, figures, alternative, roles, tables)
          return results.some(({ _tag }) => _tag === "holds") && results.every(({ _tag }) => _tag !== "clashes")
        })
      )
    })
  )
  return agreeing.length > 0 ? agreeing : toCounts(known)
}

type KnownEnd = {
  readonly definition: EndDefinition & { readonly sources: EndDefinition["attributes"] }
  readonly alternatives: ReadonlyArray<Figures>
}

/** Returns whether at least one variant of the family has the end. */
const isOffered = ({ only }: EndDefinition, options: OptionLabels): boolean =>
  only === null || (options.get(only.attribute)?.some((label) => only.values.includes(label)) ?? true)

/** Attribute labels of the variants, only for attributes that the end depends on, varying one option at a time. */
const listVariants = (sources: EndDefinition["attributes"], options: OptionLabels): ReadonlyArray<ReadonlyMap<string, string>> => {
  const variants = sources.flatMap(({ attribute }) => (options.get(attribute) ?? []).map((label) => new Map([[attribute, label]])))
  return variants.length > 0 ? variants : [new Map()]
}

/** Formats the known counts of an attribute that consists only of a count. */
const toCounts = (known: ReadonlyArray<KnownEnd>): ReadonlyArray<string> =>
  known.flatMap(({ alternatives, definition }) => {
    const [source, ...others] = definition.sources
    const unit = tables.kinds.get(definition.kind)?.figures.find(({ key }) => key === source?.key)?.unit
    if (source === undefined || others.length > 0 || unit !== "count") return []
    const counts = alternatives.flatMap((figures) => figures.get(source.key) ?? [])
    return [...new Set(counts.flatMap((figure) => (figure._tag === "Values" ? figure.values.map(String) : [])))]
  })

const readFigures = (type: string, { kind, name, sources }: KnownEnd["definition"], attribute: string, label: string): Figures => {
  const listed = tables.labels.get([type, name, attribute, label].join("\t"))
  if (listed !== undefined) return listed
  const [only, ...others] = sources
  const definition = tables.kinds.get(kind)?.figures.find(({ key }) => key === only?.key)
  const figure =
    only === undefined || others.length > 0 || definition === undefined
      ? null
      : parseLabel(definition, label, tables.texts.get(getTextsKey(kind, definition.key)))
  return new Map(only === undefined || figure === null ? [] : [[only.key, figure] as const])
}
