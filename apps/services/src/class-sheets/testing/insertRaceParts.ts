import { RaceTypeId } from "@camber/domain/vehicle"
import type { Kysely } from "kysely"
import type { Tables } from "../../database/tables.ts"
import { productRow, variantRow } from "../../schema/testing/rows.ts"

/** The race class to which the demo's sheets apply. */
export const hobbyStock = RaceTypeId.make(950)

const types = [
  [950, "helmet", "Helmet"],
  [951, "carburetor", "Carburetor"],
  [952, "race-tire", "Race Tire"],
  [953, "driveshaft-loop", "Driveshaft Loop"]
] as const

const specify = (...specifications: ReadonlyArray<readonly [name: string, value: string]>) =>
  JSON.stringify(specifications.map(([name, value]) => ({ name, value })))

/**
 * Inserts the class Hobby Stock and parts for it: a helmet with two labels (CAM-P950), a carburetor of 650 cfm (CAM-P951), a tire that the
 * sanctioning body names (CAM-P952) and a driveshaft loop (CAM-P953).
 */
export const insertRaceParts = async (database: Kysely<Tables>): Promise<void> => {
  await database
    .insertInto("race_type")
    .values({
      race_type_id: hobbyStock,
      slug: "hobby-stock",
      name: "Hobby Stock / Pure Stock",
      short_name: "Hobby Stock",
      discipline: "oval",
      surface: "dirt"
    })
    .execute()
  await database
    .insertInto("product_type")
    .values(
      types.map(([product_type_id, slug, name], index) => ({
        product_type_id,
        slug,
        name,
        plural: `${name}s`,
        category_id: "2-3",
        drawing: "engine",
        best_seller_rank: 950 + index
      }))
    )
    .execute()
  const labels = ["Snell SA2015", "Snell SA2020"]
  await database
    .insertInto("product")
    .values([
      productRow(950, {
        product_type_id: 950,
        title: "Full-Face Helmet",
        options: JSON.stringify([{ id: 950, name: "Certification", values: labels.map((name, index) => ({ id: 9500 + index, name })) }])
      }),
      productRow(951, {
        product_type_id: 951,
        title: "Square-Bore Carburetor",
        specifications: specify(["Manifold Flange", "Square bore (4150)"], ["Airflow", "650 cfm"])
      }),
      productRow(952, { product_type_id: 952, title: "Dirt Tire" }),
      productRow(953, { product_type_id: 953, title: "Driveshaft Loop" })
    ])
    .execute()
  await database
    .insertInto("variant")
    .values([
      variantRow(950, 1, { option_value_ids: [9500] }),
      variantRow(950, 2, { option_value_ids: [9501] }),
      variantRow(951, 1),
      variantRow(952, 1, { mpn: "T-1108" }),
      variantRow(953, 1)
    ])
    .execute()
}
