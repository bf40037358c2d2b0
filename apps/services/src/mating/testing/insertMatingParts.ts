import { storedFacets } from "@camber/domain/search"
import type { Kysely } from "kysely"
import type { Tables } from "../../database/tables.ts"
import { applicationRow, productRow, variantRow } from "../../schema/testing/rows.ts"

const SPLINES = ["1-1/8 in x 10", "1-1/8 in x 26"]

const productTypes = [
  [90, "clutch-kit", "Clutch Kit"],
  [91, "transmission", "Transmission"],
  [92, "flywheel", "Flywheel"],
  [93, "starter", "Starter"],
  [794, "header", "Header"],
  [795, "exhaust-system", "Exhaust System"],
  [796, "collector-reducer", "Collector Reducer"]
] as const

const specify = (...specifications: ReadonlyArray<readonly [name: string, value: string]>) =>
  JSON.stringify(specifications.map(([name, value]) => ({ name, value })))

/**
 * Inserts parts for comparisons: a clutch kit with two hubs (CAM-P900), a transmission with 26 splines (CAM-P901), a transmission without
 * known dimensions (CAM-P902), a flywheel for a small-block Chevrolet (CAM-P903), a starter for the same engine (CAM-P904), a header with 3
 * in collectors (CAM-P980) and an exhaust system of 2-1/2 in (CAM-P981).
 */
export const insertMatingParts = async (database: Kysely<Tables>): Promise<void> => {
  await database
    .insertInto("product_type")
    .values(
      productTypes.map(([product_type_id, slug, name], index) => ({
        product_type_id,
        slug,
        name,
        plural: `${name}s`,
        category_id: "2-10",
        drawing: "engine",
        best_seller_rank: 90 + index
      }))
    )
    .execute()
  await database
    .insertInto("product")
    .values([
      productRow(900, {
        product_type_id: 90,
        title: "Street Clutch Kit",
        specifications: specify(["Input Splines", SPLINES.join(" or ")], ["Diameter", "10.5 in"]),
        options: JSON.stringify([{ id: 900, name: "Input Splines", values: SPLINES.map((name, index) => ({ id: 9000 + index, name })) }])
      }),
      productRow(901, {
        product_type_id: 91,
        title: "Close-Ratio Transmission",
        specifications: specify(["Input shaft", "1-1/8 in x 26"])
      }),
      productRow(902, { product_type_id: 91, title: "Unnamed Transmission", specifications: specify(["Type", "Manual"]) }),
      productRow(903, { product_type_id: 92, title: "Billet Flywheel", specifications: specify(["Teeth", "153"]) }),
      productRow(904, { product_type_id: 93, title: "Mini Starter", specifications: specify(["Finish", "Raw"]) }),
      productRow(980, { product_type_id: 794, title: "Long-Tube Header", specifications: specify(["Collector", "3 in"]) }),
      productRow(981, { product_type_id: 795, title: "Dual Exhaust", specifications: specify(["Inlet", "2-1/2 in"]) })
    ])
    .execute()
  await database
    .insertInto("variant")
    .values([
      variantRow(900, 1, { option_value_ids: [9000] }),
      variantRow(900, 2, { option_value_ids: [9001] }),
      ...[901, 902, 903, 904, 980, 981].map((id) => variantRow(id, 1))
    ])
    .execute()
  await database
    .insertInto("product_facet")
    .values([
      { product_page_id: 900, name: storedFacets.partType, value: "Clutch Kits" },
      ...SPLINES.map((value) => ({ product_page_id: 900, name: "Input Splines", value }))
    ])
    .execute()
  await database.insertInto("engine_part").values({ part: "engineSeriesId", id: 9100, name: "Small Block Chevy Gen I" }).execute()
  await database
    .insertInto("application")
    .values([
      ...[900, 901, 902, 980, 981].map((id) => applicationRow(9000 + id, id)),
      ...[903, 904].map((id) => applicationRow(9000 + id, id, { scope: "engine", decided_by: "engine", engine_series_ids: [9100] }))
    ])
    .execute()
}

/** Inserts a collector reducer that joins the header and the exhaust system (CAM-P982). */
export const insertReducer = async (database: Kysely<Tables>): Promise<void> => {
  const sizes = [
    ["Inlet", "3 in"],
    ["Outlet", "2-1/2 in"]
  ] as const
  await database
    .insertInto("product")
    .values(productRow(982, { product_type_id: 796, title: "Reducer", specifications: specify(...sizes) }))
    .execute()
  await database
    .insertInto("product_facet")
    .values(sizes.map(([name, value]) => ({ product_page_id: 982, name, value })))
    .execute()
}
