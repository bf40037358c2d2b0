import { brandLook, partAddress } from "../drawings/index.ts"
import type { Pictures } from "../schema/pictures.ts"

/** The picture of a brand (NAV-38): its letters on one of our own badges. */
export const brandMark = ({ slug }: { readonly slug: string }, pictures: Pictures): string => {
  const { badge, colour, initials } = brandLook(slug)
  const [first, second] = initials
  return pictures.of(partAddress("brand-mark", { first, second, badge, colour, dims: false }))
}
