import type { Axis, Drawn, AxisValue } from "./axis.ts"
import type { FacetName } from "./facets.ts"
import type { Brand } from "./brands.ts"
import type { FitPlan } from "./fitPlan.ts"
import type { ChosenAxis } from "./grid.ts"
import type { KitTemplate } from "./kitTemplates.ts"
import type { GroupedType } from "./productTypes.ts"

/** A product page to generate: a brand's series of one product type. All other data is derived from the family and its index. */
export interface Family {
  readonly index: number
  readonly type: GroupedType
  readonly brand: Brand
  readonly series: string
  readonly plan: FitPlan
  /** Options, followed by the attributes that all variants share: positions and measurements. */
  readonly grid: ReadonlyArray<ChosenAxis>
  /** Values before a later correction, which the URL still contains. */
  readonly founded?: Partial<Pick<Family, "grid" | "plan">>
  /** Values of each variant, in the order of the grid. The index in this list is the variant's ordinality. */
  readonly rows: ReadonlyArray<ReadonlyArray<AxisValue>>
  /** Price of a basic variant in cents. */
  readonly basePrice: number
  /** Popularity as a standard normal score. */
  readonly appeal: number
  /** Template of a kit's components; null for a single part. */
  readonly kit: KitTemplate | null
}

/** The fourteen groups of the catalog plan, with their percentage of all SKUs. */
export const groups = {
  Engine: 13,
  "Fuel & Air": 9,
  "Ignition & Electrical": 6,
  Exhaust: 6,
  Cooling: 6,
  Drivetrain: 10,
  "Suspension & Chassis": 12,
  "Brakes & Steering": 8,
  "Wheels & Tires": 6,
  "Body & Exterior": 6,
  "Interior & Gauges": 5,
  "Safety Gear": 4,
  "Tools, Pit & Fluids": 6,
  "Plumbing, Hardware & Apparel": 3
} as const satisfies Readonly<Record<string, number>>

export type Group = keyof typeof groups

/** How the applications of a family state fitment. `engineInVehicle`: a vehicle with a certain engine family, as for headers. */
export type FitKind = "universal" | "vehicle" | "engine" | "engineInVehicle" | "raceType" | "driveline"

/** Disciplines of the race types table. */
export type Discipline =
  | "oval"
  | "drag"
  | "road"
  | "street"
  | "autocross"
  | "derby"
  | "drift"
  | "off-road"
  | "kart"
  | "speed trial"
  | "marine"
  | "rally"
  | "pull"

/** A product type: a row of the catalog plan. */
export interface ProductType {
  readonly slug: string
  readonly name: string
  readonly plural: string
  /** Slug of the type's subcategory. */
  readonly subcategory: string
  /** Name of the type's own drawing; by default, the subcategory's drawing. */
  readonly drawing?: string
  /** Drawing options of every SKU of the type. */
  readonly drawn?: Drawn
  readonly axes: ReadonlyArray<Axis>
  /** Relative weights of the fitment kinds, of which each family randomly gets one. */
  readonly fits: Readonly<Partial<Record<FitKind, number>>>
  /** The facet that a driveline fit depends on. */
  readonly driveline?: FacetName
  /** Whether the type is made only for pushrod V8 engines. */
  readonly pushrodV8?: boolean
  /** Disciplines of the race types to choose from; by default, all disciplines. */
  readonly disciplines?: ReadonlyArray<Discipline>
  /** Median price of a mid-tier family in US dollars, and, in the next field, the standard deviation of the price's logarithm. */
  readonly price: number
  readonly sigma: number
  readonly pounds: number
  /** Longest side of the package in inches. */
  readonly inches: number
  /** Relative share among the types of the group; 0 if only `more_products.tsv` lists families of the type. */
  readonly share: number
  /** Description in one or two sentences that hold for every SKU. */
  readonly about: string
  /** Additional search words. */
  readonly keywords: string
  /** Core charge in cents. */
  readonly coreCharge?: number
  /** Whether the part cannot be sent by air. */
  readonly groundOnly?: boolean
  /** Whether the part may violate emissions law on a street car. */
  readonly emissions?: boolean
}

/** Subcategories of goods that do not depend on a car. */
const carless: ReadonlyArray<string> = ["shirts-and-hats", "books", "gift-cards", "oils-and-greases", "cleaners-and-paint"]

/** Returns whether the part is not mounted on a car. */
export const isForNoCar = ({ group, subcategory }: Pick<ProductType, "subcategory"> & { readonly group: Group }): boolean =>
  carless.includes(subcategory) || group === "Safety Gear" || group === "Tools, Pit & Fluids" || group === "Plumbing, Hardware & Apparel"

/** Returns the fitment note of a universal part. */
export const universalFit = ({ subcategory }: Pick<ProductType, "subcategory">): string =>
  carless.includes(subcategory) ? "Not tied to any vehicle." : "Universal fit: measure first, some fitting may be needed."
