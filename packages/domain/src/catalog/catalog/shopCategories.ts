/** A category with its slug and the ids of its path, department first. */
export interface ShopCategory {
  readonly name: string
  readonly slug: string
  readonly ids: readonly [number, ...ReadonlyArray<number>]
  /** Name of the category's drawing. */
  readonly drawing: string
}

/** Returns `/shop/{slug}~{ids}` (NAV-111). Child categories append an id. */
export const categoryHref = ({ ids, slug }: Pick<ShopCategory, "slug" | "ids">): string => `/shop/${slug}~${ids.join("-")}`

const category = (name: string, slug: string, id: number, drawing: string): ShopCategory => ({ name, slug, ids: [2, id], drawing })

/** The twelve top-level categories in display order (NAV-112, NAV-113, GAP-C09). */
export const shopCategories: ReadonlyArray<ShopCategory> = [
  category("Engine", "engine", 10, "engine"),
  category("Brakes", "brakes", 3, "brake-rotor"),
  category("Chassis & Suspension", "chassis-and-suspension", 16, "coil-over"),
  category("Cooling & Heating", "cooling-and-heating", 11, "radiator"),
  category("Audio & Electronics", "audio-and-electronics", 1, "data-logger"),
  category("Steering", "steering", 15, "steering-wheel"),
  category("Air & Fuel Delivery", "air-and-fuel-delivery", 12, "carburetor"),
  category("Safety Equipment", "safety-equipment", 7, "helmet"),
  category("Driveline & Axles", "driveline-and-axles", 5, "rear-end"),
  category("Tools & Equipment", "tools-and-equipment", 8, "tool-box"),
  category("Trailer, Towing & Cargo", "trailer-towing-and-cargo", 6, "tie-down"),
  category("Exterior, Accessories & Trim", "exterior-accessories-and-trim", 2, "body-panel")
]

const racing = ["engine", "safety-equipment", "brakes", "chassis-and-suspension", "driveline-and-axles", "steering"]

/** Returns the six default categories of an audience (GAP-C10). */
export const defaultCategories = (audience: "street" | "race"): ReadonlyArray<ShopCategory> =>
  audience === "street"
    ? shopCategories.slice(0, racing.length)
    : racing.flatMap((slug) => shopCategories.filter((category) => category.slug === slug))
