import { Schema } from "effect"

/** Body shapes that have a side-view drawing. */
export const CarBody = Schema.Literals([
  "pony-coupe",
  "pony-fastback",
  "muscle-coupe",
  "modern-coupe",
  "sedan",
  "compact-hatch",
  "wagon",
  "roadster",
  "tri-five",
  "hot-rod",
  "pickup-classic",
  "pickup-modern",
  "suv",
  "van",
  "stock-car",
  "dirt-late-model",
  "modified",
  "sprint-car",
  "midget",
  "open-wheel",
  "kart",
  "dragster"
])
export type CarBody = typeof CarBody.Type

/** Facts about a vehicle from the vehicle tables. */
export interface CarFacts {
  readonly year: number
  readonly make: string
  readonly model: string
  /** `Car`, `Truck`, `SUV` or `Van`. */
  readonly vehicleType: string
  /** Body styles sold in that year, such as `Coupe`. Empty if unknown. */
  readonly bodyStyles: ReadonlyArray<string>
}

/** A body and the fact it was derived from. `default` means guessed from the year alone. */
export interface BodyDrawing {
  readonly body: CarBody
  readonly by: "name" | "type" | "styles" | "era" | "default"
}

/** Model names that are more specific than the tables. The first match wins. Year ranges are inclusive. */
const named: ReadonlyArray<readonly [name: RegExp, from: number, to: number, body: CarBody]> = [
  [/\b(?:Camaro|Firebird|Javelin|AMX|Barracuda|Challenger|Cougar)\b/, 1964, 1981, "pony-coupe"],
  [/\bMustang\b/, 1964, 1973, "pony-fastback"],
  [/\b(?:Camaro|Firebird|Mustang|Challenger|Charger|Thunderbird|Monte Carlo|Corvette|Supra|RX-7|RX-8|GTO)\b/, 1982, 2100, "modern-coupe"],
  [/\b(?:Corvette|Cobra|Thunderbird)\b/, 1953, 1962, "roadster"],
  [/\bCorvette\b/, 1963, 1981, "modern-coupe"],
  [/\b(?:El Camino|Ranchero|Caballero)\b/, 1957, 1987, "pickup-classic"],
  [
    /\b(?:Miata|MX-5|S2000|Boxster|Solstice|Z3|Z4|MGB|Midget|Spitfire|TR\d|Healey|Spider|Spyder|Roadster|Cobra|Elise|Prowler|Sky)\b/,
    1949,
    2100,
    "roadster"
  ],
  [/\b(?:Wagon|Estate|Nomad|Safari|Vista Cruiser|Sport Wagon|Magnum|Outback|Allroad|Kingswood)\b/i, 1949, 2100, "wagon"],
  [/\b(?:Beetle|Golf|GTI|Rabbit|Gremlin|Pinto|Vega|Pacer|Chevette|Mini|Cooper|Omni|Horizon|Fiesta|Civic)\b/, 1949, 1990, "compact-hatch"],
  [/\b(?:240Z|260Z|280Z|280ZX|300ZX|350Z|370Z|911|Celica)\b/, 1949, 2100, "modern-coupe"],
  [/\b(?:510|2002|Crown Victoria|Grand Marquis|Town Car|Panamera|Taycan|Caprice|Diplomat|Fury)\b/, 1968, 2100, "sedan"],
  [/\b(?:Bronco|Blazer|Scout|Wagoneer|Cherokee|CJ|Wrangler|Land Cruiser|Ramcharger|Jimmy)\b/, 1941, 2100, "suv"]
]

const hasOnly = (styles: ReadonlyArray<string>, ...of: ReadonlyArray<string>): boolean =>
  styles.length > 0 && styles.every((style) => of.includes(style))

const getBodyByStyles = (styles: ReadonlyArray<string>, year: number): CarBody | null => {
  if (hasOnly(styles, "Convertible")) return "roadster"
  if (hasOnly(styles, "Wagon")) return "wagon"
  if (hasOnly(styles, "Coupe", "Convertible")) return year < 1982 ? "muscle-coupe" : "modern-coupe"
  if (styles.includes("Coupe") && styles.includes("Hatchback") && !styles.includes("Sedan")) return "modern-coupe"
  if (styles.includes("Sedan")) return hasOnly(styles, "Sedan", "Hatchback") && styles.length === 2 ? "compact-hatch" : "sedan"
  if (styles.includes("Hatchback")) return "compact-hatch"
  if (styles.includes("Wagon")) return "wagon"
  return null
}

/** Pickups have had today's shape since about model year 1988. */
const LAST_CLASSIC_PICKUP = 1987

const getBodyByType = (vehicleType: string, year: number): CarBody | null => {
  if (vehicleType === "Truck") return year < 1942 ? "hot-rod" : year <= LAST_CLASSIC_PICKUP ? "pickup-classic" : "pickup-modern"
  if (vehicleType === "SUV") return "suv"
  return vehicleType === "Van" ? "van" : null
}

/** Chooses the body drawing of a road vehicle: by name, then vehicle type, then body styles, then year. Always returns a body. */
export const getVehicleBody = ({ bodyStyles, make, model, vehicleType, year }: CarFacts): BodyDrawing => {
  const name = `${make} ${model}`
  const known = named.find(([words, from, to]) => year >= from && year <= to && words.test(name))
  if (known !== undefined && (vehicleType === "Car" || known[3] === "suv" || known[3] === "pickup-classic"))
    return { body: known[3], by: "name" }
  const typeBody = getBodyByType(vehicleType, year)
  if (typeBody !== null) return { body: typeBody, by: "type" }
  const stylesBody = getBodyByStyles(bodyStyles, year)
  if (stylesBody !== null) return { body: stylesBody, by: "styles" }
  if (year < 1949) return { body: "hot-rod", by: "era" }
  if (year <= 1960) return { body: "tri-five", by: "era" }
  return year <= 1981 ? { body: "muscle-coupe", by: "era" } : { body: "sedan", by: "default" }
}

/** Race type slugs by body. Slugs that are not listed, such as boats, have no body. */
const raceBodies: Readonly<Record<CarBody, ReadonlyArray<string>>> = {
  "dirt-late-model": ["dirt-late-model", "dirt-limited-late-model"],
  "stock-car": [
    "asphalt-late-model",
    "hobby-stock",
    "street-stock",
    "super-stock",
    "factory-stock",
    "imca-stock-car",
    "figure-8",
    "bandolero"
  ],
  modified: ["asphalt-modified", "big-block-modified", "dirt-modified", "imca-modified", "sport-mod"],
  "sprint-car": ["sprint-305", "sprint-360", "sprint-410", "sprint-asphalt", "junior-sprint", "micro-sprint", "kart-outlaw"],
  midget: ["midget", "quarter-midget", "sprint-nonwing", "dune-buggy"],
  "open-wheel": ["formula"],
  kart: ["kart-dirt-oval", "kart-sprint"],
  dragster: ["dragster", "junior-dragster"],
  "hot-rod": ["hot-rod", "street-rod", "legends", "vintage-oval", "land-speed"],
  "tri-five": ["gasser"],
  "muscle-coupe": ["muscle-car", "drag-bracket", "drag-stock-superstock"],
  "pony-coupe": ["pro-touring", "drag-pro-mod", "drag-no-prep"],
  "pony-fastback": ["drag-street"],
  "modern-coupe": ["drift", "hill-climb", "road-race", "street-performance", "time-attack", "track-day"],
  roadster: ["autocross", "spec-series", "kit-car"],
  sedan: ["demolition-derby", "enduro", "endurance"],
  "compact-hatch": ["mini-stock", "rallycross", "sport-compact"],
  "pickup-classic": ["classic-truck", "truck-pull", "mud-bog"],
  "pickup-modern": ["off-road-desert", "tow-haul", "truck-oval"],
  suv: ["rock-crawler", "utv"],
  wagon: [],
  van: []
}

/** Returns the body of a race type by its slug, or null if the race type is unknown or not a car. */
export const getRaceTypeBody = (slug: string): CarBody | null => CarBody.literals.find((body) => raceBodies[body].includes(slug)) ?? null
