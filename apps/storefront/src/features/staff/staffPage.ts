import type { LazyPage } from "../../foundation/page/createLazyPage.ts"
import { throwNotFound } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"

/** The staff pages, with their names. */
export const staffPages = [
  { label: "Overview", href: "/staff" },
  { label: "Flags", href: "/staff/flags" },
  { label: "Banners", href: "/staff/banners" },
  { label: "Orders", href: "/staff/orders" },
  { label: "Returns", href: "/staff/returns" },
  { label: "Reviews", href: "/staff/reviews" },
  { label: "Questions", href: "/staff/questions" },
  { label: "Fit Reports", href: "/staff/fit" },
  { label: "Feedback", href: "/staff/feedback" },
  { label: "Messages", href: "/staff/messages" },
  { label: "Push", href: "/staff/push" },
  { label: "Actions", href: "/staff/actions" }
] as const
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
