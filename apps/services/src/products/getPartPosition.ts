import type { PartPosition, Specification } from "@camber/domain/catalog"
import type { Reference } from "../reference/Reference.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import { systems } from "./systems.ts"
import type { FitmentSubject } from "./evaluateRow.ts"

/** What tells a part's place: its category, and where it goes. */
interface Placed {
  readonly category_id: string
  readonly specifications: ReadonlyArray<Specification>
}

/**
 * Where on the shopper's car a part goes, at the first of its systems that the car is drawn with; null without a car that has a page, as for an
 * engine alone, and for what belongs to no place.
 */
export const getPartPosition = (
  { category_id, specifications }: Placed,
  shopper: FitmentSubject | null,
  { categories }: Pick<Reference, "categories">,
  pictures: ImageUrls
): typeof PartPosition.Encoded | null => {
  const { body = null, customerProjectUrl: listingPath = null } = shopper?.description ?? {}
  const slug = categories.byId.get(category_id)?.slug
  if (shopper === null || body === null || listingPath === null || slug === undefined) return null
  const { getCutawayImagePath, getCutawayLayout } = pictures.illustrations
  const { height, places, width } = getCutawayLayout(body)
  const position = specifications.find(({ name }) => name === "Position")?.value ?? ""
  const isAt = (axle: string | null) => axle === null || position.includes(axle)
  const system = systems.find(({ id, parts }) => places.has(id) && parts.some(({ axle, category }) => category === slug && isAt(axle)))
  if (system === undefined) return null
  const { paint } = shopper.project
  return {
    system: system.id,
    name: system.name,
    listingPath,
    picture: { url: pictures.of(getCutawayImagePath(body, paint === undefined ? {} : { paint })), width, height },
    litUrl: pictures.of(getCutawayImagePath(body, { only: system.id }))
  }
}
