import { Schema } from "effect"
import { SkuBaseNumber } from "../../catalog/catalog/sku.ts"

/** Position of a system in the drawing, in units of its sheet. */
export const SystemHotspot = Schema.Struct({
  x: Schema.Int,
  y: Schema.Int,
  /** Radius of the clickable area. */
  reach: Schema.Int
})

/** A part type of a system with the number of parts for the vehicle. `href` lists exactly these parts. */
export const SystemType = Schema.Struct({ label: Schema.String, href: Schema.String, count: Schema.Int })

/** A vehicle system that can be shopped as a unit: `front-brakes`. `count` is the sum over the system's types. */
export const CarSystem = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  count: Schema.Int,
  types: Schema.Array(SystemType),
  place: SystemHotspot
})
export interface CarSystem extends Schema.Struct.Type<typeof CarSystem.fields> {}

/** A vehicle's systems with the parts that fit it. */
export const CarSystems = Schema.Struct({
  /** `1969 Chevrolet Camaro`, or a race type. */
  name: Schema.String,
  /** Listing of everything that fits the vehicle. */
  listingPath: Schema.String,
  total: Schema.Int,
  /** Number of parts made for the vehicle, its engine or its race type. The other parts are universal. */
  made: Schema.optionalKey(Schema.NullOr(Schema.Int)),
  /** Name of the drawing (`CarBody`). */
  body: Schema.String,
  /** The unpainted cutaway drawing and its size. */
  picture: Schema.Struct({ url: Schema.String, width: Schema.Int, height: Schema.Int }),
  systems: Schema.Array(CarSystem)
})
export interface CarSystems extends Schema.Struct.Type<typeof CarSystems.fields> {}

/** A part and its systems: a pad set for either axle has two. */
export const PartSystems = Schema.Struct({ skuBaseNumber: SkuBaseNumber, systems: Schema.Array(Schema.String) })
export interface PartSystems extends Schema.Struct.Type<typeof PartSystems.fields> {}

/** Maximum number of products per request. */
export const MAX_PART_SYSTEMS_LOOKUPS = 200
