import type { StaffRight } from "@camber/domain/staff"
import { type LazyPage, throwNotFound } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { STAFF_PRODUCTS_HREF } from "./offerQuery.ts"

/** The staff pages, with their names and the right that each needs. */
export const staffPages = [
  { label: "Overview", href: "/staff", right: "overview" },
  { label: "Orders", href: "/staff/orders", right: "customers" },
  { label: "Returns", href: "/staff/returns", right: "customers" },
  { label: "Products", href: STAFF_PRODUCTS_HREF, right: "catalog.read" },
  { label: "Imports", href: "/staff/imports", right: "catalog.read" },
  { label: "Reviews", href: "/staff/reviews", right: "content" },
  { label: "Questions", href: "/staff/questions", right: "content" },
  { label: "Fit Reports", href: "/staff/fit", right: "fitReports" },
  { label: "Messages", href: "/staff/messages", right: "customers" },
  { label: "Feedback", href: "/staff/feedback", right: "customers" },
  { label: "Banners", href: "/staff/banners", right: "content" },
  { label: "Articles", href: "/staff/articles", right: "content" },
  { label: "Promo Codes", href: "/staff/promo-codes", right: "promoCodes" },
  { label: "Redirects", href: "/staff/redirects", right: "redirects" },
  { label: "Shop", href: "/staff/shop", right: "settings" },
  { label: "Flags", href: "/staff/flags", right: "flags" },
  { label: "Push", href: "/staff/push", right: "overview" },
  { label: "People", href: "/staff/people", right: "roles" },
  { label: "Actions", href: "/staff/actions", right: "log" }
] as const satisfies ReadonlyArray<{ readonly label: string; readonly href: string; readonly right: StaffRight }>
export type StaffPageName = (typeof staffPages)[number]["label"]

/** The page does not exist for other visitors. The browser loads its content with the visitor's own session. */
export const loadStaffPage: LazyPage<null>["load"] = async (pages) => {
  if (pages.isStaff()) return null
  throw await throwNotFound(pages)
}

export const staffHandle = (name: StaffPageName): PageHandle<null> => ({
  head: (_, { path, settings }) => ({
    title: `${name}: Staff | ${settings.brandName}`,
    description: "For shop staff.",
    canonicalPath: path,
    isIndexed: false,
    needsScripts: "The pages of staff",
    imagePath: null,
    structuredData: () => []
  })
})
