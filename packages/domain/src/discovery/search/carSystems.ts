import { Schema } from "effect"
import { SkuBaseNumber } from "../../catalog/catalog/model.ts"

/** Where a system is on the car's picture, in units of its sheet. */
export const SystemHotspot = Schema.Struct({
  x: Schema.Int,
  y: Schema.Int,
  /** How far around it a press counts. */
  reach: Schema.Int
})

/** One kind of part of a system, with how many there are for the car. `href` lists exactly these. */
export const SystemType = Schema.Struct({ label: Schema.String, href: Schema.String, count: Schema.Int })

/** A part of the car that is shopped as one: `front-brakes`. `count` is the sum of its types. */
export const CarSystem = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  count: Schema.Int,
  types: Schema.Array(SystemType),
  place: SystemHotspot
})
export interface CarSystem extends Schema.Struct.Type<typeof CarSystem.fields> {}

/** A car by its systems, with what fits it. */
export const CarSystems = Schema.Struct({
  /** `1969 Chevrolet Camaro`, or a class of race cars. */
  name: Schema.String,
  /** The listing of all that fits it. */
  listingPath: Schema.String,
  total: Schema.Int,
  /** How many of all are made for the car, its engine or its class; the others are universal. */
  made: Schema.optionalKey(Schema.NullOr(Schema.Int)),
  /** The name of the body that it is drawn with (`CarBody`). */
  body: Schema.String,
  /** The cutaway's address without a paint, and its sheet. */
  picture: Schema.Struct({ url: Schema.String, width: Schema.Int, height: Schema.Int }),
  systems: Schema.Array(CarSystem)
})
export interface CarSystems extends Schema.Struct.Type<typeof CarSystems.fields> {}

/** A part and the systems that it belongs to: a pad set for either axle has two. */
export const PartSystems = Schema.Struct({ skuBaseNumber: SkuBaseNumber, systems: Schema.Array(Schema.String) })
export interface PartSystems extends Schema.Struct.Type<typeof PartSystems.fields> {}

/** Products asked about at most at once. */
export const MAX_PART_SYSTEMS_LOOKUPS = 200
