import type { ImageUrls } from "../schema/pictures.ts"
import { readEngineFamilies } from "@camber/vehicle-data"

type Made = Pick<ReturnType<typeof readEngineFamilies>[number], "camshaftType" | "configurations" | "fuelSystem">

const families: ReadonlyMap<string, Made> = new Map(readEngineFamilies().map((family) => [family.name, family]))

/** Cylinders stand in a row, in a V, lie against each other, or are rotors. */
const arrangements: Readonly<Record<string, string>> = { I: "inline", V: "v", H: "flat", R: "rotary" }

/** The picture of an engine family: its layout, what works its valves and how it breathes; null where its layout is not known. */
export const getEngineIcon = ({ name }: { readonly name: string }, pictures: ImageUrls): string | null => {
  const family = families.get(name)
  // A family of several layouts is drawn as the largest, which stands last.
  const [, letter = "", count] = /^([IVHR])(\d+)$/.exec(family?.configurations.at(-1) ?? "") ?? []
  const layout = arrangements[letter]
  if (family === undefined || layout === undefined) return null
  const cam = /OHC/.test(family.camshaftType) ? "overhead" : /Flathead/.test(family.camshaftType) ? "flathead" : "pushrod"
  const intake = family.fuelSystem.startsWith("Carb") ? "carburetor" : /turbo|Diesel/i.test(family.fuelSystem) ? "turbo" : "injection"
  return pictures.of(pictures.illustrations.getPartImagePath("engine-mark", { layout, cylinders: Number(count), cam, intake, dims: false }))
}
