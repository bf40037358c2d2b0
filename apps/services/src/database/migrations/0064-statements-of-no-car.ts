import { type Kysely, sql } from "kysely"

/** An older program asks without it. */
export const keepsOlder = true

/**
 * What a car's listing asks for beside the statements that name the car, its engine, its race type or its answers: those that name none of these and
 * yet do not hold for every car. There are few or none, and no other index would say so. Statements are written by the seeder alone.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index application_of_no_car on application (product_page_id)
    where make_id is null and engine_series_ids is null and race_type_ids is null and facets = '{}'::jsonb and (
      scope <> 'universal' or coalesce(engine_manufacturer_ids, engine_make_ids, engine_configuration_ids, engine_qualifier_ids, engine_version_ids,
        engine_displacement_ids, engine_code_ids, engine_camshaft_type_ids, engine_fuel_system_ids) is not null)`.execute(db)
}
