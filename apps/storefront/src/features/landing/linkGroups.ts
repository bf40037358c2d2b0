import type { NavigationLink } from "@camber/domain/navigation"
import type { BoardRow, TileProps } from "@camber/ui"
import { getImageUrl } from "../../foundation/page/images.ts"
import { formatCount } from "../../foundation/page/format.ts"
import type { LinkGroup } from "./view/directory/LinkGroups.tsx"

type Link = Omit<NavigationLink, "subItems">

/** Converts links to rows. Omits headings without a page, and adds the logo of a brand (NAV-38). */
export const toBoardRows = (links: ReadonlyArray<Link>): ReadonlyArray<BoardRow> =>
  links.flatMap(({ brandImageUrl, count, href, primary }) =>
    href === null ? [] : [{ label: primary, href, imageUrl: brandImageUrl ?? undefined, count: formatCount(count) }]
  )

/** Converts rows to tiles. Returns none if a row has no picture. */
export const toTiles = (rows: ReadonlyArray<BoardRow>): ReadonlyArray<TileProps> => {
  const tiles = rows.flatMap(({ count, href, imageUrl, label }) =>
    imageUrl === undefined ? [] : [{ label, href, count, picture: { src: getImageUrl(imageUrl), alt: "" } }]
  )
  return tiles.length === rows.length ? tiles : []
}

export const groupLinks = (links: ReadonlyArray<NavigationLink>): ReadonlyArray<LinkGroup> =>
  links.map(({ brandImageUrl, count, href, primary, subItems }) => ({
    title: primary,
    href,
    count: formatCount(count),
    picture: brandImageUrl === null ? undefined : { src: brandImageUrl, alt: "" },
    links: toBoardRows(subItems).map((row) => ({ ...row, label: shortLabel(row.label, primary) }))
  }))

/** Shortens 'GM F-body, first generation' below 'GM F-body' to 'First generation'. */
const shortLabel = (label: string, parent: string): string => {
  if (!label.startsWith(`${parent}, `)) return label
  const rest = label.slice(parent.length + 2)
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
