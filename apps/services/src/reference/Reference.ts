import type { Kysely, Selectable } from "kysely"
import type { EngineIds } from "@camber/domain/vehicle"
import type { Tables, EnginePartColumn } from "../database/tables.ts"
import { type DrivelinePart, drivelineParts, type ById, indexed } from "./driveline.ts"
import { categoryTree, type CategoryTree } from "./categoryTree.ts"
import { loadReportedStatements, type ReportedStatements } from "./loadReportedStatements.ts"
import { platformTree, type PlatformTree } from "./platformTree.ts"
import { vehicleTree, type VehicleTree } from "./vehicleTree.ts"
import { type Vocabulary, vocabulary } from "./vocabulary.ts"

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>

/** Small tables that nearly every response needs, cached in memory. All are of the same catalog version. */
export interface Reference {
  readonly version: string
  /** Fit reports by application. Contains only applications with reports, or with enough buyers who kept the part. */
  readonly reports: ReportedStatements
  readonly vehicles: VehicleTree
  readonly platforms: PlatformTree
  readonly categories: CategoryTree
  readonly brands: ById<Row<"brand">>
  readonly raceTypes: ById<Row<"race_type">>
  readonly families: ById<Row<"engine_family">>
  readonly transmissions: ById<DrivelinePart>
  readonly rearAxles: ById<DrivelinePart>
  readonly productTypes: ById<Row<"product_type">>
  readonly facetValues: ReadonlyMap<number, Row<"facet_value">>
  readonly vocabulary: Vocabulary
  /** Whether the catalog has sample reviews, as the demo catalog does. If so, ratings include them. */
  readonly hasSampleReviews: boolean
  /** Names of engine parts by kind and id: `engineSeriesId` 5 is 'Small Block Chevy Gen I'. */
  readonly engineParts: ReadonlyMap<string, ReadonlyMap<number, string>>
}

/** Loads every small table. The largest, 15,000 base vehicles, takes 2 MB. */
export const loadReference = async (database: Kysely<Tables>, version: string): Promise<Reference> => {
  const makes = await database.selectFrom("make").selectAll().orderBy("name").execute()
  const models = await database.selectFrom("model").selectAll().orderBy("name").execute()
  const baseVehicles = await database.selectFrom("base_vehicle").select(["vehicle_base_id", "year", "model_id", "body_styles"]).execute()
  const categories = await database.selectFrom("category").selectAll().orderBy("ordinality").execute()
  const brands = await database.selectFrom("brand").selectAll().orderBy("name").execute()
  const raceTypes = await database.selectFrom("race_type").selectAll().orderBy("name").execute()
  const families = await database.selectFrom("engine_family").selectAll().orderBy("popularity", "desc").orderBy("name").execute()
  const productTypes = await database.selectFrom("product_type").selectAll().orderBy("best_seller_rank").execute()
  const facetValues = await database.selectFrom("facet_value").selectAll().orderBy("ordinality").execute()
  const engineParts = await database.selectFrom("engine_part").selectAll().execute()
  const terms = await database.selectFrom("search_term").select(["term", "category_id"]).orderBy("weight", "desc").orderBy("term").execute()
  const sampleReview = await database.selectFrom("review").select("review_id").where("review_id", ">", 0).limit(1).executeTakeFirst()
  const vehicles = vehicleTree(makes, models, baseVehicles)
  return {
    version,
    reports: await loadReportedStatements(database),
    vocabulary: vocabulary(terms),
    hasSampleReviews: sampleReview !== undefined,
    vehicles,
    platforms: platformTree(vehicles),
    categories: categoryTree(categories),
    brands: indexed(brands, (brand) => brand.brand_id),
    raceTypes: indexed(raceTypes, (raceType) => raceType.race_type_id),
    families: indexed(families, (family) => family.series_id),
    transmissions: drivelineParts(facetValues, "Transmission"),
    rearAxles: drivelineParts(facetValues, "Rear Axle"),
    productTypes: indexed(productTypes, (type) => type.product_type_id),
    facetValues: new Map(facetValues.map((value) => [value.value_id, value])),
    engineParts: new Map(
      [...Map.groupBy(engineParts, ({ part }) => part)].map(([part, rows]) => [part, new Map(rows.map(({ id, name }) => [id, name]))])
    )
  }
}

/** The ten properties of an engine: the key in the domain, and the infix of the column names. */
export const engineParts: ReadonlyArray<readonly [key: keyof EngineIds, column: EnginePartColumn]> = [
  ["engineManufacturerId", "manufacturer"],
  ["engineMakeId", "make"],
  ["engineSeriesId", "series"],
  ["engineConfigurationId", "configuration"],
  ["engineQualifierId", "qualifier"],
  ["engineVersionId", "version"],
  ["engineDisplacementId", "displacement"],
  ["engineCodeId", "code"],
  ["engineCamshaftTypeId", "camshaft_type"],
  ["engineFuelSystemId", "fuel_system"]
]
