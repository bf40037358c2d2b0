import type { PartPosition, Specification } from "@camber/domain/catalog"
import type { Reference } from "../reference/Reference.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import { systems } from "./systems.ts"
import type { FitmentSubject } from "./evaluateRow.ts"

/** Fields that determine a part's position. */
interface Placed {
  readonly category_id: string
  readonly specifications: ReadonlyArray<Specification>
}

/**
 * Returns a part's position on the shopper's car, namely the first of its systems that the drawing of the car shows. Returns null if the
 * car has no page, such as a bare engine, or if the part has no position.
 */
export const getPartPosition = (
  { category_id, specifications }: Placed,
  shopper: FitmentSubject | null,
  { categories }: Pick<Reference, "categories">,
  imageUrls: ImageUrls
): typeof PartPosition.Encoded | null => {
  const { body = null, customerProjectUrl: listingPath = null } = shopper?.description ?? {}
  const slug = categories.byId.get(category_id)?.slug
  if (shopper === null || body === null || listingPath === null || slug === undefined) return null
  const { getCutawayImagePath, getCutawayLayout } = imageUrls.illustrations
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
    picture: { url: imageUrls.of(getCutawayImagePath(body, paint === undefined ? {} : { paint })), width, height },
    litUrl: imageUrls.of(getCutawayImagePath(body, { only: system.id }))
  }
}
