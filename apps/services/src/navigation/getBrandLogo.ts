import type { ImageUrls } from "../schema/pictures.ts"

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
