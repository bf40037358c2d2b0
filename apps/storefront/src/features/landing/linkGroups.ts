import type { NavigationLink } from "@camber/domain/navigation"
import type { LinkGroup } from "./view/directory/LinkGroups.tsx"
import type { BoardRow } from "@camber/ui"

type Link = Pick<NavigationLink, "primary" | "href"> & Partial<Pick<NavigationLink, "brandImageUrl">>

/** Headings without a page of their own are no links. A brand has its mark in front (NAV-38). */
export const linksOf = (links: ReadonlyArray<Link>): ReadonlyArray<BoardRow> =>
  links.flatMap(({ brandImageUrl, href, primary }) =>
    href === null ? [] : [{ label: primary, href, imageUrl: brandImageUrl ?? undefined }]
  )

export const groupsOf = (links: ReadonlyArray<NavigationLink>): ReadonlyArray<LinkGroup> =>
  links.map(({ brandImageUrl, href, primary, subItems }) => ({
    title: primary,
    href,
    picture: brandImageUrl === null ? undefined : { src: brandImageUrl, alt: "" },
    links: linksOf(subItems).map(({ href, label }) => ({ href, label: shortLabel(label, primary) }))
  }))

/** 'GM F-body, first generation' below 'GM F-body' is 'First generation'. */
const shortLabel = (label: string, parent: string): string => {
  if (!label.startsWith(`${parent}, `)) return label
  const rest = label.slice(parent.length + 2)
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
