import { type CarFact, isSharedMeasure, type KnownCar, type StatedMeasure, toCarFacts } from "@camber/domain/fitment"
import type { Project, ProjectVehicle } from "@camber/domain/vehicle"
import { type Kysely, sql } from "kysely"
import { LRUCache } from "lru-cache"
import { runDetached } from "../database/abortableQueries.ts"
import type { Tables } from "../database/tables.ts"
import { engineParts } from "../reference/engineParts.ts"
import type { Reference } from "../reference/Reference.ts"

type Facts = ReadonlyArray<CarFact>

/** Cars whose facts are cached, and for how long: specifications change without a new catalog version. */
const MOST_CARS = 500
const FRESH_MS = 60_000

const known = new WeakMap<Reference, LRUCache<string, Promise<Facts>>>()

/** The project with what the shop knows of its car besides, so that nothing known is asked and no known misfit passes. */
export const withCarFacts = async (database: Kysely<Tables>, reference: Reference, project: Project): Promise<KnownCar> => {
  const { vehicle } = project
  if (vehicle === undefined) return project
  const cars = known.get(reference) ?? new LRUCache<string, Promise<Facts>>({ max: MOST_CARS, ttl: FRESH_MS })
  known.set(reference, cars)
  const key = `${vehicle.year}-${vehicle.makeId}-${vehicle.modelId}`
  const kept = cars.get(key)
  const facts = kept ?? runDetached(() => loadCarFacts(database, vehicle))
  if (kept === undefined) {
    cars.set(key, facts)
    // A failed query is not cached.
    facts.catch(() => cars.delete(key))
  }
  return { ...project, facts: await facts }
}

/**
 * What the parts that are made for a car without any further condition state of it, where they agree. A part whose specification leaves a
 * choice states nothing.
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
