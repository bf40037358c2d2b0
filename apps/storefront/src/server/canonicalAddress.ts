/** First segments of the shop's pages. Every path below them is written in small letters. */
const sections = ["shop", "search", "brands", "makes", "engines", "race", "vehicle", "item", "the-toolbox", "shoppingcart"]

/**
 * Where an address moves to for good, or null when it may stay: one without a slash at the end and, for the shop's pages, in the
 * canonical letter case (GAP-C54). A path that begins with two slashes would lead to another host, so it stays and finds no page.
 */
export const canonicalAddress = ({ pathname, search }: Pick<URL, "pathname" | "search">): string | null => {
  if (pathname === "/" || pathname.startsWith("//")) return null
  const bare = pathname.replace(/\/+$/, "")
  const [, section = ""] = bare.toLowerCase().split("/")
  const canonical = sections.includes(section) ? bare.toLowerCase() : bare
  return canonical === pathname ? null : canonical + search
}
