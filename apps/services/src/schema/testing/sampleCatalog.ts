import type { Kysely } from "kysely"
import type { Fixture } from "../../../test/allDatabases.ts"
import type { Tables } from "../../database/tables.ts"
import { insertCatalogFixtures } from "./rows.ts"
import { insertProducts } from "./sampleProducts.ts"
import { insertVehicles } from "./sampleVehicles.ts"

/** Inserts a small shop with one example of each kind of application, option, kit and page, and enough rotors for a second page. */
export const insertSampleCatalog = async (database: Kysely<Tables>): Promise<void> => {
  await insertCatalogFixtures(database)
  await insertVehicles(database)
  await insertProducts(database)
  await insertWords(database)
  await database.insertInto("catalogue").values({ version: "sample", seed: "sample", skus: 40, is_complete: true }).execute()
}

const insertWords = async (database: Kysely<Tables>): Promise<void> => {
  await database
    .insertInto("search_term")
    .values([
      { term: "brake rotor", weight: 100, category_id: "2-3-1" },
      { term: "brake kit", weight: 50, category_id: "2-3" },
      { term: "camshaft", weight: 90, category_id: "2-10" },
      { term: "transmission", weight: 80, category_id: "2-10" }
    ])
    .execute()
  await database
    .insertInto("article")
    .values(
      [2, 3].map((id) => ({
        article_id: id,
        slug: `rotor-run-out-${id}`,
        title: `Measuring rotor run-out ${id}`,
        description: "With a dial gauge.",
        authors: "June Hale",
        category: "tech~2-1",
        published_on: `2026-03-0${id}`,
        minutes_to_read: 4,
        drawing: "brake-rotor",
        product_types: ["brake-rotor", "no-such-type"],
        race_types: ["dirt-late-model"],
        body: JSON.stringify([
          { _tag: "Heading", text: "Zero the gauge" },
          { _tag: "Table", head: ["Rotor", "Limit"], rows: [["11 in", "0.005 in"]] }
        ])
      }))
    )
    .execute()
}

/** The rows of the sample catalog, for test databases that start with these rows. */
export const sampleCatalog: Fixture = { name: "sample_catalog", insert: insertSampleCatalog }
