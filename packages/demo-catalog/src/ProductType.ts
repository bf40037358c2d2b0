import type { Axis, Drawn } from "./axis.ts"
import type { FacetName } from "./facets.ts"

/** The fourteen groups of the catalogue's plan, with their percent of all SKUs. */
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

/** How a family of this type says what it fits; `engineInVehicle` is a vehicle with one engine family, as headers have. */
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

/** One kind of part: a row of the catalogue's plan. */
export interface ProductType {
  readonly slug: string
  readonly name: string
  readonly plural: string
  /** Slug of the subcategory it is sold in. */
  readonly subcategory: string
  /** Its own drawing; absent: the subcategory's. */
  readonly drawing?: string
  /** Drawing options that hold for every SKU of the type. */
  readonly drawn?: Drawn
  readonly axes: ReadonlyArray<Axis>
  /** Relative weights; one of them is drawn for a family. */
  readonly fits: Readonly<Partial<Record<FitKind, number>>>
  /** The facet that a driveline fit depends on. */
  readonly driveline?: FacetName
  /** Made only for V8 engines with pushrods. */
  readonly pushrodV8?: boolean
  /** Which race types a race fit chooses from; absent: any. */
  readonly disciplines?: ReadonlyArray<Discipline>
  /** Median price of a mid-tier family, US dollars, and the spread of the logarithm. */
  readonly price: number
  readonly sigma: number
  readonly pounds: number
  /** Longest side of the parcel. */
  readonly inches: number
  /** Weight among the types of its group. */
  readonly share: number
  /** What matters about such a part: one or two sentences, true of every SKU. */
  readonly about: string
  /** Words that shoppers also search it by. */
  readonly keywords: string
  /** Old part sent back for a refund: cents. */
  readonly coreCharge?: number
  /** Cannot be sent by air. */
  readonly groundOnly?: boolean
  /** Fitted to a street car it may break emissions law. */
  readonly emissions?: boolean
}

/** Subcategories of what goes on or into no car: nobody measures a car for it. */
const carless: ReadonlyArray<string> = ["shirts-and-hats", "books", "gift-cards", "oils-and-greases", "cleaners-and-paint"]

/** Whether nobody mounts it on a car. */
export const isForNoCar = ({ group, subcategory }: Pick<ProductType, "subcategory"> & { readonly group: Group }): boolean =>
  carless.includes(subcategory) || group === "Safety Gear" || group === "Tools, Pit & Fluids" || group === "Plumbing, Hardware & Apparel"

/** What to know about a universal part before it is ordered. */
export const universalFit = ({ subcategory }: Pick<ProductType, "subcategory">): string =>
  carless.includes(subcategory) ? "Not tied to any vehicle." : "Universal fit: measure first, some fitting may be needed."
