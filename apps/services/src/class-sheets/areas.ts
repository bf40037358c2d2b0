import { CAR_SUBJECT } from "@camber/domain/class-sheets"
import type { Reference } from "../reference/Reference.ts"

/** Area of a sheet by the slug of a part's top-level category. Gifts have no area. */
const AREA_BY_CATEGORY: Readonly<Record<string, string>> = {
  engine: "engine",
  "air-and-fuel-delivery": "engine",
  exhaust: "engine",
  "ignition-charging-and-starting": "engine",
  "cooling-and-heating": "engine",
  "driveline-and-axles": "driveline",
  transmission: "driveline",
  "chassis-and-suspension": "suspension",
  brakes: "brakes",
  steering: "brakes",
  "wheel-and-tire": "wheels",
  "exterior-accessories-and-trim": "body",
  "interior-and-gauges": "cockpit",
  "audio-and-electronics": "cockpit",
  "safety-equipment": "safety",
  "tools-and-equipment": "pit",
  "trailer-towing-and-cargo": "pit",
  "hardware-and-plumbing": "plumbing"
}

/** Returns the area of a type; null if it has none. */
export const getTypeArea = ({ categories, productTypes }: Reference, typeId: number): string | null => {
  const type = productTypes.byId.get(typeId)
  return type === undefined ? null : (AREA_BY_CATEGORY[categories.pathTo(type.category_id)[0]?.slug ?? ""] ?? null)
}

/** Returns the area of a rule by the first of its subjects that the catalog contains. */
export const getRuleArea = (reference: Reference, about: ReadonlyArray<string>): string => {
  if (about.includes(CAR_SUBJECT)) return CAR_SUBJECT
  const type = about.flatMap((slug) => reference.productTypes.bySlug.get(slug) ?? [])[0]
  return (type && getTypeArea(reference, type.product_type_id)) ?? "other"
}
