import { SkuVariantNumber } from "@camber/domain/catalog"
import { Application } from "@camber/domain/fitment"
import { CentsOnWire } from "@camber/domain/money"
import { MakeId, ModelId, ModelYear, VehicleBaseId } from "@camber/domain/vehicle"
import { Schema } from "effect"

/** A vehicle that the shop knows. Ids are integers, starting at 2. */
export const MemoryVehicle = Schema.Struct({
  year: ModelYear,
  makeId: MakeId,
  make: Schema.NonEmptyString,
  modelId: ModelId,
  model: Schema.NonEmptyString,
  vehicleBaseId: VehicleBaseId,
  /** VINs that decode to this vehicle. None by default. */
  vins: Schema.optionalKey(Schema.Array(Schema.String))
})
export interface MemoryVehicle extends Schema.Struct.Type<typeof MemoryVehicle.fields> {}

/** A product with one variant. */
export const MemoryPart = Schema.Struct({
  skuVariantNumber: SkuVariantNumber,
  title: Schema.NonEmptyString,
  brand: Schema.NonEmptyString,
  /** In US dollars in the encoded form, decoded to integer cents. */
  price: CentsOnWire,
  /** Pieces in stock; null if unlimited. */
  stock: Schema.NullOr(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))),
  applications: Schema.Array(Application)
})
export interface MemoryPart extends Schema.Struct.Type<typeof MemoryPart.fields> {}

/** The whole catalog of a shop in memory. */
export const MemoryCatalog = Schema.Struct({ vehicles: Schema.Array(MemoryVehicle), parts: Schema.Array(MemoryPart) })
export interface MemoryCatalog extends Schema.Struct.Type<typeof MemoryCatalog.fields> {}
