import type { Group, ProductType } from "./ProductType.ts"
import { bodyPanels } from "./product-types/bodyPanels.ts"
import { exteriorTrim } from "./product-types/exteriorTrim.ts"
import { brakes } from "./product-types/brakes.ts"
import { steering } from "./product-types/steering.ts"
import { cooling } from "./product-types/cooling.ts"
import { transmissions } from "./product-types/transmissions.ts"
import { driveline } from "./product-types/driveline.ts"
import { blocksAndHeads } from "./product-types/blocksAndHeads.ts"
import { valvetrain } from "./product-types/valvetrain.ts"
import { oilTimingAndMounts } from "./product-types/oilTimingAndMounts.ts"
import { exhaust } from "./product-types/exhaust.ts"
import { induction } from "./product-types/induction.ts"
import { fuelSupply } from "./product-types/fuelSupply.ts"
import { airAndPowerAdders } from "./product-types/airAndPowerAdders.ts"
import { ignition } from "./product-types/ignition.ts"
import { electrical } from "./product-types/electrical.ts"
import { seatsAndGauges } from "./product-types/seatsAndGauges.ts"
import { dashTrimAndAudio } from "./product-types/dashTrimAndAudio.ts"
import { plumbingHardwareAndApparel } from "./product-types/plumbingHardwareAndApparel.ts"
import { safetyGear } from "./product-types/safetyGear.ts"
import { springsAndShocks } from "./product-types/springsAndShocks.ts"
import { armsAndChassis } from "./product-types/armsAndChassis.ts"
import { tools } from "./product-types/tools.ts"
import { pitAndFluids } from "./product-types/pitAndFluids.ts"
import { wheelsAndTires } from "./product-types/wheelsAndTires.ts"

export interface GroupedType extends ProductType {
  readonly group: Group
}

const grouped = (group: Group, types: ReadonlyArray<ProductType>): ReadonlyArray<GroupedType> => types.map((type) => ({ ...type, group }))

/** All product types. New types must be appended, because inserting a type would change the meaning of SKUs. */
export const productTypes: ReadonlyArray<GroupedType> = [
  ...grouped("Engine", [...blocksAndHeads, ...valvetrain, ...oilTimingAndMounts]),
  ...grouped("Fuel & Air", [...induction, ...fuelSupply, ...airAndPowerAdders]),
  ...grouped("Ignition & Electrical", [...ignition, ...electrical]),
  ...grouped("Exhaust", exhaust),
  ...grouped("Cooling", cooling),
  ...grouped("Drivetrain", [...transmissions, ...driveline]),
  ...grouped("Suspension & Chassis", [...springsAndShocks, ...armsAndChassis]),
  ...grouped("Brakes & Steering", [...brakes, ...steering]),
  ...grouped("Wheels & Tires", wheelsAndTires),
  ...grouped("Body & Exterior", [...bodyPanels, ...exteriorTrim]),
  ...grouped("Interior & Gauges", [...seatsAndGauges, ...dashTrimAndAudio]),
  ...grouped("Safety Gear", safetyGear),
  ...grouped("Tools, Pit & Fluids", [...tools, ...pitAndFluids]),
  ...grouped("Plumbing, Hardware & Apparel", plumbingHardwareAndApparel)
]

const bySlug = new Map(productTypes.map((type) => [type.slug, type]))

/** Returns the product type with a slug. Throws if the slug is unknown. */
export const productType = (slug: string): GroupedType => {
  const found = bySlug.get(slug)
  if (!found) throw new Error(`Unknown product type '${slug}'`)
  return found
}
