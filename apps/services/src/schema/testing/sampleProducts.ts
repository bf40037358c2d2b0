import type { Kysely } from "kysely"
import type { Tables } from "../../database/tables.ts"
import { applicationRow, productRow, variantRow } from "./rows.ts"
import { sample } from "./sampleVehicles.ts"

const boltCircles = JSON.stringify([
  {
    id: 2,
    name: "Bolt Circle",
    values: [
      { id: 2, name: "4.75 in" },
      { id: 3, name: "5.00 in" }
    ]
  }
])
const fillers = Array.from({ length: sample.lastFiller - sample.firstFiller + 1 }, (_, index) => sample.firstFiller + index)

/** Inserts one product of each kind in `sample`, then universal rotors. */
export const insertProducts = async (database: Kysely<Tables>): Promise<void> => {
  await database
    .insertInto("product")
    .values([
      productRow(2, {
        category_id: "2-3-1",
        title: "Ironvale Slotted Brake Rotor 1967-1969 Chevrolet Camaro",
        slug: "ironvale-slotted-brake-rotor",
        options: boltCircles,
        specifications: JSON.stringify([{ name: "Shipping weight", value: "12.5 lb" }]),
        price_cents: 123_400,
        list_price_cents: 150_000,
        review_count: 3,
        affinity: "street"
      }),
      productRow(3, {
        category_id: "2-10",
        product_type_id: 3,
        brand_id: 3,
        title: "Torqwell Hydraulic Camshaft Small Block Chevy",
        affinity: "race"
      }),
      productRow(4, { category_id: "2-3", title: "Ironvale Brake Upgrade Kit", is_kit: true, kit_item_count: 2 }),
      productRow(5, { category_id: "2-3-1", title: "Ironvale Dirt Late Model Scalloped Rotor", affinity: "race" }),
      productRow(6, {
        category_id: "2-10",
        title: "Torqwell Transmission Injection <b>Cover</b>",
        brand_id: 3,
        availability: "Discontinued"
      }),
      productRow(7, { category_id: "2-10", title: "Torqwell Rear Axle Bearing Set", brand_id: 3 }),
      ...fillers.map((id) => productRow(id, { category_id: "2-3-1", title: `Ironvale Universal Brake Rotor ${id}` }))
    ])
    .execute()
  await database
    .insertInto("variant")
    .values([
      variantRow(2, 1, { option_value_ids: [2], price_cents: 123_400, list_price_cents: 150_000, quantity: 3, weight_pounds: 21 }),
      variantRow(2, 2, { option_value_ids: [3], price_cents: 119_900, image: "/content/parts/brake-rotor.svg?bolts=6" }),
      ...[3, 4, 5, 7].map((id) => variantRow(id, 1)),
      variantRow(6, 1, { availability: "Discontinued", quantity: 0, superseded_by: "CAM-P7-1" }),
      ...fillers.map((id) => variantRow(id, 1))
    ])
    .execute()
  await database
    .insertInto("application")
    .values([
      applicationRow(2, 2, {
        scope: "vehicle",
        make_id: 2,
        model_ids: [2],
        year_from: 1967,
        year_to: 1969,
        note: "except heavy-duty brakes",
        options: JSON.stringify([{ name: "Bolt Circle", values: ["4.75 in"] }]),
        variant_ordinals: [1]
      }),
      applicationRow(3, 3, { scope: "engine", decided_by: "engine", engine_series_ids: [2] }),
      applicationRow(4, 4),
      applicationRow(5, 5, { scope: "raceType", race_type_ids: [2] }),
      applicationRow(7, 7, { scope: "driveline", decided_by: "driveline", facets: JSON.stringify({ "Rear Axle": [2] }) }),
      ...fillers.map((id) => applicationRow(id, id))
    ])
    .execute()
  await database
    .insertInto("kit_component")
    .values([
      { product_page_id: 4, ordinality: 1, component_page_id: 2, component_variant_number: null, quantity: 2, choice_group: null },
      { product_page_id: 4, ordinality: 2, component_page_id: 8, component_variant_number: "CAM-P8-1", quantity: 1, choice_group: null }
    ])
    .execute()
  const getBrand = (id: number) => ([3, 6, 7].includes(id) ? "Torqwell" : "Ironvale")
  const all = [2, 3, 4, 5, 6, 7, ...fillers]
  await database
    .insertInto("product_facet")
    .values([
      ...all.map((id) => ({ product_page_id: id, name: "Brand", value: getBrand(id) })),
      // A row that older catalogs may contain. The price facet now comes from the product itself.
      { product_page_id: 2, name: "Price", value: "Under $25" },
      { product_page_id: 2, name: "Bolt Circle", value: "4.75 in" },
      { product_page_id: 2, name: "Bolt Circle", value: "5.00 in" }
    ])
    .execute()
  await database
    .insertInto("review")
    .values(
      [5, 5, 3].map((stars, index) => ({
        review_id: index + 2,
        product_page_id: 2,
        stars,
        title: "Straight on",
        text: "No run-out.",
        author: "Dale",
        written_on: `2026-0${index + 1}-02`,
        verified_vehicle: "1969 Camaro, 350",
        staff_answer: null
      }))
    )
    .execute()
  await database
    .insertInto("question")
    .values({
      question_id: 2,
      product_page_id: 2,
      question: "Left or right?",
      answer: "Either side.",
      asked_on: "2026-02-03"
    })
    .execute()
}
