import type { ImageUrls } from "../schema/pictures.ts"
import { readEngineFamilies } from "@camber/vehicle-data"
import type { Selectable } from "kysely"
import type { Tables } from "../database/tables.ts"

type RaceType = Pick<Selectable<Tables["race_type"]>, "slug" | "discipline">

/** Returns the name of the drawing of the car that a race type uses. */
export const raceEmblem = ({ discipline, slug }: RaceType): string => {
  if (/sprint|midget|kart/.test(slug)) return "race-sprint-car"
  if (slug.includes("modified") || slug.includes("sport-mod")) return "race-modified"
  if (discipline === "drag" || discipline === "speed trial") return "race-drag"
  if (discipline === "oval" || discipline === "derby") return "race-dirt-late-model"
  return discipline === "street" || discipline === "off-road" || discipline === "pull" ? "race-street" : "race-road"
}

type Made = Pick<ReturnType<typeof readEngineFamilies>[number], "camshaftType" | "configurations" | "fuelSystem">

const families: ReadonlyMap<string, Made> = new Map(readEngineFamilies().map((family) => [family.name, family]))

/** Drawing names of cylinder layouts: inline, V, flat and rotary. */
const arrangements: Readonly<Record<string, string>> = { I: "inline", V: "v", H: "flat", R: "rotary" }

/** Returns the URL of an engine family's icon with its layout, valve train and induction; null if the layout is unknown. */
export const getEngineIcon = ({ name }: { readonly name: string }, imageUrls: ImageUrls): string | null => {
  const family = families.get(name)
  // If a family has several layouts, the icon shows the largest, which is last in the list.
  const [, letter = "", count] = /^([IVHR])(\d+)$/.exec(family?.configurations.at(-1) ?? "") ?? []
  const layout = arrangements[letter]
  if (family === undefined || layout === undefined) return null
  const cam = /OHC/.test(family.camshaftType) ? "overhead" : /Flathead/.test(family.camshaftType) ? "flathead" : "pushrod"
  const intake = family.fuelSystem.startsWith("Carb") ? "carburetor" : /turbo|Diesel/i.test(family.fuelSystem) ? "turbo" : "injection"
  return imageUrls.of(
    imageUrls.illustrations.getPartImagePath("engine-mark", { layout, cylinders: Number(count), cam, intake, dims: false })
  )
}

/** Logo shape of a brand, by the slug of the category with most of its parts. */
const shapes: Readonly<Record<string, string>> = {
  brakes: "rotor",
  "chassis-and-suspension": "spring",
  engine: "piston",
  "air-and-fuel-delivery": "drop",
  "ignition-charging-and-starting": "spark",
  exhaust: "pipe",
  "cooling-and-heating": "radiator",
  "driveline-and-axles": "gear",
  transmission: "gear",
  steering: "wheel",
  "wheel-and-tire": "tire",
  "exterior-accessories-and-trim": "hood",
  "interior-and-gauges": "gauge",
  "safety-equipment": "shield"
}

/** Returns the URL of a brand's generated logo (NAV-38): its initials on a shape for the category of its parts, or a nut by default. */
export const getBrandLogo = ({ slug }: { readonly slug: string }, goods: string | undefined, imageUrls: ImageUrls): string => {
  const { getBrandLook, getPartImagePath } = imageUrls.illustrations
  const { color, initials } = getBrandLook(slug)
  const [first, second] = initials
  return imageUrls.of(getPartImagePath("brand-mark", { first, second, shape: shapes[goods ?? ""] ?? "nut", colour: color, dims: false }))
}
