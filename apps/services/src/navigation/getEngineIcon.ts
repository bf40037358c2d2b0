import type { ImageUrls } from "../schema/pictures.ts"
import { readEngineFamilies } from "@camber/vehicle-data"

type Made = Pick<ReturnType<typeof readEngineFamilies>[number], "camshaftType" | "configurations" | "fuelSystem">

const families: ReadonlyMap<string, Made> = new Map(readEngineFamilies().map((family) => [family.name, family]))

/** Drawing names of cylinder layouts: in line, V, flat and rotary. */
const arrangements: Readonly<Record<string, string>> = { I: "inline", V: "v", H: "flat", R: "rotary" }

/** Returns the URL of an engine family's icon with its layout, valve train and induction; null if the layout is unknown. */
export const getEngineIcon = ({ name }: { readonly name: string }, imageUrls: ImageUrls): string | null => {
  const family = families.get(name)
  // A family with several layouts shows the largest, which comes last.
  const [, letter = "", count] = /^([IVHR])(\d+)$/.exec(family?.configurations.at(-1) ?? "") ?? []
  const layout = arrangements[letter]
  if (family === undefined || layout === undefined) return null
  const cam = /OHC/.test(family.camshaftType) ? "overhead" : /Flathead/.test(family.camshaftType) ? "flathead" : "pushrod"
  const intake = family.fuelSystem.startsWith("Carb") ? "carburetor" : /turbo|Diesel/i.test(family.fuelSystem) ? "turbo" : "injection"
  return imageUrls.of(
    imageUrls.illustrations.getPartImagePath("engine-mark", { layout, cylinders: Number(count), cam, intake, dims: false })
  )
}
