import type { Feature } from "@camber/domain/flags"
import { toolboxHref } from "@camber/domain/navigation"
import type { FooterColumn } from "./view/footer/Footer.tsx"
import { toolboxCategories } from "../../features/content/toolbox.ts"
import type { PageLink } from "../../foundation/page/Pages.ts"

const TOOLBOX = "Toolbox"

/** Maximum categories in the footer; the category page lists all. */
const CATEGORIES = 9

const column = (title: string, ...links: ReadonlyArray<readonly [label: string, href: string]>): FooterColumn => ({
  title,
  links: links.map(([label, href]) => ({ label, href }))
})

/** Links behind a feature flag (VIS-16). */
const gated: Readonly<Record<string, Feature>> = { "/platforms": "platformMenu", "/info/helpcenter#contactform": "contactUsForm" }

/**
 * Builds the footer's links from the list of the shop's pages (GAP-75), without those of disabled features.
 *
 * @param own - Links of staff, in a separate column.
 * @param hidden - Paths of pages that the shop hides.
 */
export const footerColumns = (
  categories: ReadonlyArray<PageLink>,
  isOn: (feature: Feature) => boolean,
  own: ReadonlyArray<PageLink>,
  hidden: ReadonlyArray<string>
): ReadonlyArray<FooterColumn> =>
  [
    ...allColumns(categories)
      .filter(({ title }) => title !== TOOLBOX || !hidden.includes(toolboxHref))
      .map(({ links, title }) => ({ title, links: links.filter(({ href }) => !hidden.includes(href)) })),
    { title: "More", links: own }
  ]
    .map(({ links, title }) => ({ title, links: links.filter(({ href }) => gated[href] === undefined || isOn(gated[href])) }))
    .filter(({ links }) => links.length > 0)

const allColumns = (categories: ReadonlyArray<PageLink>): ReadonlyArray<FooterColumn> => [
  column(
    "Shop",
    ["All Parts", "/shop/all"],
    ["Street", "/street"],
    ["Race", "/race"],
    ["Truck", "/truck"],
    ["Deals", "/deals"],
    ["Exploded Drawings", "/assembly"],
    ["New & Trending", "/pages/newtrending"],
    ["Brands", "/brands"],
    ["Makes", "/makes"],
    ["Engine Families", "/engines"],
    ["Transmissions", "/transmissions"],
    ["Rear Axles", "/rearaxle"],
    ["Platforms", "/platforms"]
  ),
  { title: "Shop by Category", links: [...categories.slice(0, CATEGORIES), { label: "All Categories", href: "/categories" }] },
  {
    title: TOOLBOX,
    links: [
      ...toolboxCategories.map(({ name, path }) => ({ label: name, href: `/the-toolbox/${path}` })),
      { label: "Calculators", href: "/calculators" },
      { label: "Jobs", href: "/jobs" }
    ]
  },
  column(
    "Help",
    ["Help Center", "/info/helpcenter"],
    ["Contact Us", "/info/helpcenter#contactform"],
    ["Track My Order", "/Track/OrderLocator"],
    ["Start a Return", "/Track/ReturnLocator"],
    ["Shipping", "/info/helpcenter#shipping"],
    ["Returns & Warranty", "/info/helpcenter#returns"],
    ["Core Charges", "/info/helpcenter#cores"],
    ["Services", "/services"],
    ["Rewards", "/pages/rewards"],
    ["Terms of Sale", "/info/terms"],
    ["Privacy", "/info/privacy"],
    ["My Garage", "/CustomerVehicle"],
    ["My List", "/buildlist"],
    ["My Cart", "/shoppingcart"]
  )
]
