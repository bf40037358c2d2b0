import type { Group } from "./ProductType.ts"

export type Tier = "value" | "mid" | "premium" | "pro"

/** Price factor of each tier. */
export const tierPrice: Readonly<Record<Tier, number>> = { value: 0.65, mid: 1, premium: 1.45, pro: 2.1 }

export interface Brand {
  readonly name: string
  /** Three-letter prefix of the brand's part numbers, unique among brands. */
  readonly code: string
  readonly tier: Tier
  readonly founded: number
  readonly country: string
  readonly groups: ReadonlyArray<Group>
  readonly priceFactor: number
}

const brand = (name: string, code: string, tier: Tier, founded: number, country: string, ...groups: ReadonlyArray<Group>): Brand => ({
  name,
  code,
  tier,
  founded,
  country,
  groups,
  priceFactor: tierPrice[tier]
})

/** Returns the brand's country in the form that follows 'in'. */
export const getPlaceText = ({ country }: Pick<Brand, "country">): string => (country === "USA" ? "the USA" : country)

const all: ReadonlyArray<Group> = [
  "Engine",
  "Fuel & Air",
  "Ignition & Electrical",
  "Exhaust",
  "Cooling",
  "Drivetrain",
  "Suspension & Chassis",
  "Brakes & Steering",
  "Wheels & Tires",
  "Body & Exterior",
  "Interior & Gauges",
  "Safety Gear",
  "Tools, Pit & Fluids",
  "Plumbing, Hardware & Apparel"
]

/** The shop's own brand. It covers every group, has the lowest prices, and 8 % of the SKUs. */
export const houseBrand: Brand = { ...brand("Paddock Basics", "PDB", "value", 2009, "USA", ...all), priceFactor: 0.6 }

/** The fictional brands by popularity (Zipf, s = 0.9), without the house brand. */
export const brands: ReadonlyArray<Brand> = [
  brand("Ironvale", "IRV", "mid", 1961, "USA", "Engine", "Fuel & Air", "Exhaust", "Brakes & Steering"),
  brand("Torqwell", "TQW", "mid", 1974, "USA", "Drivetrain", "Engine", "Ignition & Electrical"),
  brand("Halvorsen Performance", "HVP", "premium", 1968, "USA", "Engine", "Fuel & Air", "Ignition & Electrical", "Cooling"),
  brand("Bristow Brake", "BRB", "mid", 1958, "USA", "Brakes & Steering"),
  brand(
    "Streetborn",
    "STB",
    "value",
    1996,
    "USA",
    "Suspension & Chassis",
    "Body & Exterior",
    "Interior & Gauges",
    "Exhaust",
    "Brakes & Steering"
  ),
  brand("Dirtline", "DRL", "mid", 1983, "USA", "Suspension & Chassis", "Body & Exterior", "Wheels & Tires", "Safety Gear"),
  brand("Kessler Speed", "KSS", "premium", 1955, "USA", "Engine", "Fuel & Air", "Drivetrain"),
  brand("Northbend", "NBD", "value", 1989, "Canada", "Cooling", "Ignition & Electrical", "Suspension & Chassis", "Brakes & Steering"),
  brand(
    "Old Mill Restorations",
    "OMR",
    "mid",
    1977,
    "USA",
    "Body & Exterior",
    "Interior & Gauges",
    "Brakes & Steering",
    "Ignition & Electrical"
  ),
  brand("Hollowpoint Headers", "HPH", "mid", 1979, "USA", "Exhaust"),
  brand("Coilworks West", "CWW", "premium", 1991, "USA", "Suspension & Chassis"),
  brand("Redline Forge", "RLF", "premium", 1972, "USA", "Engine", "Drivetrain", "Suspension & Chassis"),
  brand("Lakehead Cooling", "LHC", "mid", 1986, "Canada", "Cooling"),
  brand("Brightarc", "BRA", "mid", 1981, "USA", "Ignition & Electrical", "Interior & Gauges", "Body & Exterior"),
  brand("Steelhorn Wheels", "SHW", "mid", 1993, "USA", "Wheels & Tires"),
  brand("Tallgrass Fuel", "TGF", "mid", 1987, "USA", "Fuel & Air", "Plumbing, Hardware & Apparel"),
  brand("Gearhollow", "GHW", "mid", 1964, "USA", "Drivetrain"),
  brand("Safehold", "SFH", "mid", 1971, "USA", "Safety Gear", "Interior & Gauges"),
  brand("Overbore", "OVB", "value", 2001, "USA", "Engine", "Cooling", "Fuel & Air"),
  brand("Velocor", "VLC", "premium", 1998, "Italy", "Brakes & Steering", "Wheels & Tires", "Safety Gear", "Interior & Gauges"),
  brand("Pit Row Supply", "PRS", "value", 1994, "USA", "Tools, Pit & Fluids", "Safety Gear", "Plumbing, Hardware & Apparel"),
  brand("Quarterpole", "QTP", "mid", 1969, "USA", "Drivetrain", "Fuel & Air", "Engine"),
  brand("Fairlead Hose", "FLH", "mid", 1984, "USA", "Plumbing, Hardware & Apparel", "Cooling", "Brakes & Steering"),
  brand("Wrenfield Tools", "WRF", "mid", 1952, "USA", "Tools, Pit & Fluids"),
  brand("Sureshift", "SRS", "mid", 1966, "USA", "Drivetrain", "Interior & Gauges"),
  brand("Ampere & Sons", "AMP", "mid", 1949, "USA", "Ignition & Electrical"),
  brand("Apex Foundry", "APF", "premium", 1988, "USA", "Engine", "Fuel & Air", "Cooling"),
  brand("Blackstrap Racing", "BSR", "premium", 1990, "USA", "Safety Gear", "Suspension & Chassis", "Wheels & Tires", "Tools, Pit & Fluids"),
  brand("Cinder Ridge", "CDR", "value", 2004, "USA", "Exhaust", "Engine", "Tools, Pit & Fluids"),
  brand("Canyon Axle", "CYA", "premium", 1976, "USA", "Drivetrain", "Wheels & Tires"),
  brand(
    "Rocket Alley",
    "RKA",
    "value",
    1999,
    "USA",
    "Body & Exterior",
    "Interior & Gauges",
    "Plumbing, Hardware & Apparel",
    "Fuel & Air",
    "Exhaust"
  ),
  brand("Pikeshaft", "PKS", "mid", 1982, "USA", "Drivetrain", "Suspension & Chassis"),
  brand("Grandstand", "GRS", "value", 1985, "USA", "Plumbing, Hardware & Apparel", "Interior & Gauges", "Body & Exterior"),
  brand("Stahlmark", "STM", "premium", 1951, "Germany", "Brakes & Steering", "Suspension & Chassis", "Tools, Pit & Fluids"),
  brand("Ninebolt", "NNB", "mid", 1992, "USA", "Plumbing, Hardware & Apparel", "Engine", "Wheels & Tires"),
  brand("Marlin Creek", "MLC", "mid", 1995, "USA", "Cooling", "Wheels & Tires", "Fuel & Air"),
  brand("Anvil City", "AVC", "pro", 1967, "USA", "Engine", "Suspension & Chassis", "Drivetrain"),
  brand("Tenth & Main", "TNM", "value", 2007, "USA", "Body & Exterior", "Interior & Gauges", "Ignition & Electrical"),
  brand("Valkmoor", "VKM", "pro", 1959, "Sweden", "Brakes & Steering", "Safety Gear", "Tools, Pit & Fluids")
]

/** Every brand of the shop, the house brand last. */
export const allBrands: ReadonlyArray<Brand> = [...brands, houseBrand]
