import { menus, toolboxHref } from "@camber/domain/navigation"

export interface HidablePage {
  readonly label: string
  readonly href: string
}

/** Standard pages that menus, header and footer link to and a shop may not need, in the order of the menus. */
export const hidablePages: ReadonlyArray<HidablePage> = [
  ...menus.shop.flatMap(({ href, label }) => (href === null ? [] : [{ label, href }])),
  { label: "Truck", href: "/truck" },
  { label: "New & Trending", href: "/pages/newtrending" },
  { label: "Toolbox", href: toolboxHref },
  ...menus.toolbox.flatMap(({ href, label }) =>
    href === null ? [] : [{ label: href.startsWith(toolboxHref) ? `Toolbox: ${label}` : label, href }]
  ),
  { label: "Rewards", href: "/pages/rewards" },
  { label: "Gift Cards", href: "/giftcards" }
]
