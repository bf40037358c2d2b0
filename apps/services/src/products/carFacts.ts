import { type CarFact, isSharedMeasure, type KnownCar, type StatedMeasure, toCarFacts } from "@camber/domain/fitment"
import type { Project, ProjectVehicle } from "@camber/domain/vehicle"
import { type Kysely, sql } from "kysely"
import { LRUCache } from "lru-cache"
import { runDetached } from "../database/abortableQueries.ts"
import { assertOutsideTransaction } from "../database/transactionScope.ts"
import type { Tables } from "../database/tables.ts"
import { engineParts, type Reference } from "../reference/Reference.ts"

type Facts = ReadonlyArray<CarFact>

/** Cache limits. Entries expire because specifications change without a new catalog version. */
const MOST_CARS = 500
const FRESH_MS = 60_000

interface Load {
  readonly database: Kysely<Tables>
  readonly vehicle: ProjectVehicle
}

const createCache = () =>
  new LRUCache<string, Facts, Load>({
    max: MOST_CARS,
    ttl: FRESH_MS,
    // If a car is evicted while its facts load, callers still get the facts.
    ignoreFetchAbort: true,
    allowStaleOnFetchAbort: true,
    fetchMethod: (_key, _old, { context: { database, vehicle } }) => runDetached(() => loadCarFacts(database, vehicle))
  })

const known = new WeakMap<Reference, ReturnType<typeof createCache>>()

/**
 * Adds the facts that the shop knows about the project's car, so that known facts are not asked for and known misfits are excluded. Inside
 * a transaction, the facts are loaded directly, because a shared load may wait for the connection that the transaction holds.
 */
export const withCarFacts = async (database: Kysely<Tables>, reference: Reference, project: Project): Promise<KnownCar> => {
  const { vehicle } = project
  if (vehicle === undefined) return project
  const cars = known.get(reference) ?? createCache()
  known.set(reference, cars)
  const key = `${vehicle.year}-${vehicle.makeId}-${vehicle.modelId}`
  if (!database.isTransaction) assertOutsideTransaction("A shared cache")
  const facts = database.isTransaction
    ? (cars.get(key) ?? loadCarFacts(database, vehicle))
    : cars.forceFetch(key, { context: { database, vehicle } })
  return { ...project, facts: await facts }
}

/**
 * Derives facts of a car from the specifications of parts that fit it unconditionally, where those parts agree. A
 * specification with several values is ignored.
 */
export const loadCarFacts = async (database: Kysely<Tables>, { makeId, modelId, year }: ProjectVehicle): Promise<Facts> => {
  const { rows } = await sql<StatedMeasure>`
    select distinct stated.name, application.position, facet_value.value_id as "valueId", stated.value
    from application join product using (product_page_id),
      jsonb_to_recordset(product.specifications) stated (name text, value text) join facet_value using (name, value)
    where make_id = ${makeId} and model_ids @> array[${modelId}::int] and year_from <= ${year} and year_to >= ${year}
      and scope = 'vehicle' and race_type_ids is null and application.facets = '{}'::jsonb and application.options = '[]'::jsonb
      and coalesce(${engineColumns}) is null`.execute(database)
  return toCarFacts(rows.filter(({ name }) => isSharedMeasure(name)))
}

const engineColumns = sql.join(engineParts.map(([, column]) => sql.ref(`engine_${column}_ids`)))
