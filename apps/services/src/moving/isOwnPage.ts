/** First segments of the shop's own addresses, in lower case. */
const ownSegments = new Set(
  [
    "account admin api assembly assets brands buildlist buy calculators cart categories compare customervehicle deals dev emailsignup engines",
    "featured forms giftcards graphql health images info item makes pictures platforms questionsubmission race rearaxle reviewsubmission",
    "robots.txt search services shop shoppingcart sitemap.xml sitemaps staff street the-toolbox track transmissions truck vehicle"
  ].flatMap((line) => line.split(" "))
)

/**
 * Whether the shop itself may have a page at a path, which no redirect replaces. Addresses below `/brands` and `/pages` are only the shop's
 * if it has exactly them.
 */
export const isOwnPage = (path: string): boolean => {
  const [pathname = ""] = path.split("?")
  const [, first = "", ...rest] = pathname.toLowerCase().split("/")
  if (pathname === "/") return true
  if (first === "brands" && rest.length > 0) return false
  if (first === "pages") return ["appinstall", "newtrending", "rewards"].includes(rest.join("/"))
  return ownSegments.has(first)
}
