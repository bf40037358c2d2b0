import type { ImageUrls } from "../schema/pictures.ts"

/** What a brand's mark is shaped as, by the category of most of its goods. */
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

/** The picture of a brand (NAV-38): its letters on a plate that has the shape of its goods, by the slug of their category; a nut for all else. */
export const getBrandLogo = ({ slug }: { readonly slug: string }, goods: string | undefined, pictures: ImageUrls): string => {
  const { getBrandLook, getPartImagePath } = pictures.illustrations
  const { color, initials } = getBrandLook(slug)
  const [first, second] = initials
  return pictures.of(getPartImagePath("brand-mark", { first, second, shape: shapes[goods ?? ""] ?? "nut", colour: color, dims: false }))
}
