import { createTableReader } from "@camber/vehicle-data"

/** A search query with the properties that a relevant part has. */
export interface JudgedQuery {
  readonly query: string
  readonly kind: string
  /** Slugs of the relevant product types. */
  readonly types: ReadonlyArray<string>
  /** Attributes with their accepted values. */
  readonly needs: ReadonlyArray<{ readonly attribute: string; readonly values: ReadonlyArray<string> }>
  readonly car: { readonly from: number; readonly to: number; readonly make: string; readonly model: string } | null
  readonly engines: ReadonlyArray<string>
}

const parseList = (cell: string, separator: string): ReadonlyArray<string> => (cell === "" ? [] : cell.split(separator))

/**
 * Parses 'Type=Tilt,Tilt with shifter' as one attribute with two values. An item without '=' is another value of the attribute before it.
 */
const parseNeeds = (cell: string): JudgedQuery["needs"] =>
  parseList(cell, ",")
    .reduce<Array<string>>(
      (parts, part) => (part.includes("=") || parts.length === 0 ? [...parts, part] : [...parts.slice(0, -1), `${parts.at(-1)},${part}`]),
      []
    )
    .map((part) => {
      const [attribute = "", values = ""] = part.split(/=(.*)/s)
      return { attribute, values: [values, ...values.split(",")] }
    })

const parseCar = (cell: string): JudgedQuery["car"] => {
  const [, from, to, make, model] = /^(\d{4})(?:-(\d{4}))? (\S+) (.+)$/.exec(cell) ?? []
  return from === undefined || make === undefined || model === undefined
    ? null
    : { from: Number(from), to: Number(to ?? from), make, model }
}

const readTable = createTableReader(new URL("./", import.meta.url))

/** Reads the judged queries of a table in this folder. */
export const judgedQueries = (name = "queries"): ReadonlyArray<JudgedQuery> =>
  readTable(`${name}.tsv`, ["query", "kind", "types", "needs", "car", "engine"]).map((row) => ({
    query: row.query,
    kind: row.kind,
    types: parseList(row.types, "|"),
    needs: parseNeeds(row.needs),
    car: parseCar(row.car),
    engines: parseList(row.engine, "/")
  }))

/** Fields of a product that determine its grade. */
export interface JudgedProduct {
  readonly id: number
  readonly type: string
  readonly values: ReadonlySet<string>
  readonly applications: ReadonlyArray<{
    readonly make: string | null
    readonly models: ReadonlyArray<string>
    readonly from: number
    readonly to: number
    readonly engines: ReadonlyArray<string> | null
  }>
}

/** Grades a product for a query, from 0 (different product type) to 3 (matches every demand). */
export const gradeProduct = (query: JudgedQuery, product: JudgedProduct, soldEngines: ReadonlySet<string>): number => {
  if (query.types.length > 0 && !query.types.includes(product.type)) return 0
  const asked = query.needs.length
  const met = query.needs.filter(({ attribute, values }) => values.some((value) => product.values.has(`${attribute}=${value}`))).length
  const spec = asked === 0 ? 1 : met / asked
  const fit = getFit(query, product, soldEngines)
  return fit === 0 ? 0 : 1 + spec + fit
}

const getFit = ({ car, engines }: JudgedQuery, { applications }: JudgedProduct, soldEngines: ReadonlySet<string>): number => {
  if (car === null && engines.length === 0) return 1
  if (applications.length === 0) return 0.2
  return Math.max(
    ...applications.map((own) => {
      const engine =
        own.engines === null
          ? null
          : engines.length > 0
            ? own.engines.some((name) => engines.includes(name))
            : soldEngines.size === 0 || own.engines.some((name) => soldEngines.has(name))
      if (engine === false) return 0
      if (own.make !== null) {
        if (car === null) return engine === true ? 1 : 0.2
        return own.make === car.make && own.models.includes(car.model) && own.from <= car.to && own.to >= car.from ? 1 : 0
      }
      return engine === true ? 1 : 0.5
    })
  )
}

const discounted = (grades: ReadonlyArray<number>): number =>
  grades.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)

/** Computes the normalized discounted cumulative gain (nDCG) of the first ten results: 1 is best. */
export const ndcg = (grades: ReadonlyArray<number>, all: ReadonlyArray<number>): number => {
  const best = discounted(all.toSorted((a, b) => b - a))
  return best === 0 ? 1 : discounted(grades) / best
}
