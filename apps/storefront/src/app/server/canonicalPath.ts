import { normalizePath } from "./normalizePath.ts"

/** First segments of the shop's pages. Every path below them is written in small letters, except for those that are not. */
const sections = new Set([
  "account",
  "assembly",
  "brands",
  "buildlist",
  "buy",
  "categories",
  "compare",
  "deals",
  "ds9layout",
  "emailsignup",
  "engines",
  "forms",
  "giftcards",
  "info",
  "item",
  "makes",
  "pages",
  "platforms",
  "race",
  "rearaxle",
  "search",
  "services",
  "shop",
  "shoppingcart",
  "staff",
  "street",
  "the-toolbox",
  "transmissions",
  "truck",
  "vehicle"
])

const moved = (from: string, to: string): readonly [string, string] => [from, to]

/** Where a path in small letters belongs: pages in another letter case (GAP-C54), and short names that people type. */
const places: ReadonlyMap<string, string> = new Map([
  moved("/customervehicle", "/CustomerVehicle"),
  moved("/featured/racing-engines", "/Featured/Racing-Engines"),
  moved("/info/shock", "/Info/Shock"),
  moved("/questionsubmission", "/QuestionSubmission"),
  moved("/reviewsubmission", "/ReviewSubmission"),
  moved("/track/orderlocator", "/Track/OrderLocator"),
  moved("/track/returnlocator", "/Track/ReturnLocator"),
  moved("/shop", "/shop/all"),
  moved("/cart", "/shoppingcart"),
  moved("/garage", "/CustomerVehicle"),
  moved("/account/create", "/account/register")
])

/**
 * Where a path moves to for good, or null when it may stay: one in its plain spelling, without a slash at the end and, for the shop's
 * pages, in the canonical letter case (GAP-C54). A path that begins with two slashes would lead to another host, so it stays and finds no page.
 */
export const canonicalPath = (pathname: string): string | null => {
  if (pathname === "/" || pathname.startsWith("//")) return null
  const bare = withoutEnd(normalizePath(pathname) ?? pathname)
  const lower = bare.toLowerCase()
  const [, section = ""] = lower.split("/")
  const canonical = places.get(lower) ?? (sections.has(section) ? lower : bare)
  return canonical === pathname ? null : canonical
}

/** Without the slashes at its end. A pattern that ends there would begin anew at each of ten thousand slashes in the middle. */
const withoutEnd = (pathname: string): string => {
  let end = pathname.length
  while (pathname[end - 1] === "/") end -= 1
  return pathname.slice(0, end)
}
