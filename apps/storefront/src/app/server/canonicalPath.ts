/**
 * Normalizes a path: decodes and re-encodes each segment once, so that every spelling of a URL is the same (`/%73taff` is `/staff`,
 * an encoded slash remains encoded). Returns null if the path cannot be decoded.
 */
export const normalizePath = (pathname: string): string | null => {
  try {
    return pathname
      .split("/")
      .map((segment) => encodeURI(decodeURIComponent(segment)).replace(/[/?#]/g, encodeURIComponent))
      .join("/")
  } catch {
    return null
  }
}

/** First path segments of the shop's pages. Every path below them is lowercase, except for the listed ones. */
const sections = new Set([
  "account",
  "assembly",
  "brands",
  "buildlist",
  "buy",
  "calculators",
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
  "jobs",
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

/** Canonical paths by lowercase path: other letter cases (GAP-C54), and short names that visitors type. */
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
 * Returns the permanent redirect target of a path, or null if the path is canonical: normalized, without a trailing slash and, for the
 * shop's pages, in the canonical letter case (GAP-C54). A path that begins with two slashes would redirect to another host, so it stays
 * and responds with 404.
 */
export const canonicalPath = (pathname: string): string | null => {
  if (pathname === "/" || pathname.startsWith("//")) return null
  const bare = withoutEnd(normalizePath(pathname) ?? pathname)
  const lower = bare.toLowerCase()
  const [, section = ""] = lower.split("/")
  const canonical = places.get(lower) ?? (sections.has(section) ? lower : bare)
  return canonical === pathname ? null : canonical
}

/** Removes trailing slashes. A regular expression anchored at the end would restart at each of ten thousand slashes in the middle. */
const withoutEnd = (pathname: string): string => {
  let end = pathname.length
  while (pathname[end - 1] === "/") end -= 1
  return pathname.slice(0, end)
}
