/** A category as its address names it: a slug and the ids that lead to it, the department first. */
export interface ShopCategory {
  readonly name: string
  readonly slug: string
  readonly ids: readonly [number, ...ReadonlyArray<number>]
}

/** `/shop/{slug}~{ids}` (NAV-111). Children append an id. */
export const categoryHref = ({ ids, slug }: Pick<ShopCategory, "slug" | "ids">): string => `/shop/${slug}~${ids.join("-")}`

const category = (name: string, slug: string, id: number): ShopCategory => ({ name, slug, ids: [2, id] })

/** The twelve categories that always have a place (NAV-112, NAV-113, GAP-C09), in the shop's order. */
export const shopCategories: ReadonlyArray<ShopCategory> = [
  category("Engine", "engine", 10),
  category("Brakes", "brakes", 3),
  category("Chassis & Suspension", "chassis-and-suspension", 16),
  category("Cooling & Heating", "cooling-and-heating", 11),
  category("Audio & Electronics", "audio-and-electronics", 1),
  category("Steering", "steering", 15),
  category("Air & Fuel Delivery", "air-and-fuel-delivery", 12),
  category("Safety Equipment", "safety-equipment", 7),
  category("Driveline & Axles", "driveline-and-axles", 5),
  category("Tools & Equipment", "tools-and-equipment", 8),
  category("Trailer, Towing & Cargo", "trailer-towing-and-cargo", 6),
  category("Exterior, Accessories & Trim", "exterior-accessories-and-trim", 2)
]

const racing = ["engine", "safety-equipment", "brakes", "chassis-and-suspension", "driveline-and-axles", "steering"]

/** What fills a grid of six where nothing better is known (GAP-C10). */
export const defaultCategories = (audience: "street" | "race"): ReadonlyArray<ShopCategory> =>
  audience === "street"
    ? shopCategories.slice(0, racing.length)
    : racing.flatMap((slug) => shopCategories.filter((category) => category.slug === slug))
