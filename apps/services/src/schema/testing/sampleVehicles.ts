import type { Kysely } from "kysely"
import type { Tables } from "../../database/tables.ts"

/** Inserts two makes, three models, one engine with its family, one race type and two facets. */
export const insertVehicles = async (database: Kysely<Tables>): Promise<void> => {
  await database
    .insertInto("make")
    .values([
      { make_id: 2, name: "Chevrolet", slug: "chevrolet", is_prioritized: true },
      { make_id: 3, name: "Ford", slug: "ford", is_prioritized: false }
    ])
    .execute()
  await database
    .insertInto("model")
    .values([
      { model_id: 2, make_id: 2, name: "Camaro", slug: "camaro", vehicle_type: "Car", popularity: 10 },
      { model_id: 3, make_id: 2, name: "Nova", slug: "nova", vehicle_type: "Car", popularity: 5 },
      { model_id: 4, make_id: 3, name: "Mustang", slug: "mustang", vehicle_type: "Car", popularity: 9 }
    ])
    .execute()
  await database
    .insertInto("base_vehicle")
    .values([
      ...[1967, 1968, 1969, 1970].map((year, index) => ({
        vehicle_base_id: 10 + index,
        year,
        make_id: 2,
        model_id: 2,
        body_styles: ["Coupe"]
      })),
      { vehicle_base_id: 14, year: 1969, make_id: 2, model_id: 3, body_styles: ["Coupe"] },
      { vehicle_base_id: 15, year: 1969, make_id: 3, model_id: 4, body_styles: ["Coupe"] }
    ])
    .execute()
  await database
    .insertInto("engine_part")
    .values([
      { part: "engineManufacturerId", id: 2, name: "General Motors" },
      { part: "engineMakeId", id: 2, name: "Chevrolet" },
      { part: "engineSeriesId", id: 2, name: "Small Block Chevy Gen I" },
      { part: "engineConfigurationId", id: 2, name: "V8" },
      { part: "engineDisplacementId", id: 2, name: "5.7L" },
      { part: "engineDisplacementId", id: 3, name: "5.0L" }
    ])
    .execute()
  await database
    .insertInto("engine")
    .values({
      engine_id: 2,
      display_name: "350 V8 5.7L",
      displacement_l: 5.7,
      cylinders: 8,
      configuration: "V8",
      engine_manufacturer_id: 2,
      engine_make_id: 2,
      engine_series_id: 2,
      engine_configuration_id: 2,
      engine_displacement_id: 2,
      engine_qualifier_id: 1,
      engine_version_id: 1,
      engine_code_id: 1,
      engine_camshaft_type_id: 1,
      engine_fuel_system_id: 1
    })
    .execute()
  await database.insertInto("vehicle_engine").values({ vehicle_base_id: 12, engine_id: 2 }).execute()
  await database
    .insertInto("engine_family")
    .values({
      series_id: 2,
      slug: "small-block-chevy-gen-i",
      name: "Small Block Chevy Gen I",
      manufacturer_id: 2,
      make_id: 2,
      configuration_id: 2,
      displacement_ids: [2, 3],
      year_from: 1955,
      year_to: 2003,
      popularity: 100
    })
    .execute()
  await database
    .insertInto("race_type")
    .values({
      race_type_id: 2,
      slug: "dirt-late-model",
      name: "Dirt Late Model / Super",
      short_name: "Dirt Late Model",
      discipline: "oval",
      surface: "dirt"
    })
    .execute()
  await database
    .insertInto("facet_value")
    .values([
      { value_id: 2, name: "Rear Axle", value: "GM 12-bolt car", ordinality: 1 },
      { value_id: 3, name: "Rear Axle", value: "Ford 9 in", ordinality: 2 },
      { value_id: 4, name: "Bolt Pattern", value: "5 x 4.75 in", ordinality: 1 }
    ])
    .execute()
}

/** Ids of the sample catalog by name. */
export const sample = {
  chevrolet: 2,
  ford: 3,
  camaro: 2,
  nova: 3,
  mustang: 4,
  camaro1969: 12,
  smallBlock: 2,
  gm: 2,
  chevroletEngines: 2,
  v8: 2,
  litres57: 2,
  engine350: 2,
  dirtLateModel: 2,
  rearAxle: { gm12Bolt: 2, ford9: 3 },
  boltPattern475: 4,
  rotor: 2,
  camshaft: 3,
  kit: 4,
  raceRotor: 5,
  unknownFit: 6,
  axleKit: 7,
  firstFiller: 8,
  lastFiller: 40,
  products: 39
} as const
