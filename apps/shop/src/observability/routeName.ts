/** Maximum distinct pages, by first path segment; a shop has about forty. All others share one name. */
const MOST_PAGES = 60
const pages = new Set<string>()

/** Returns the route name for metrics, from a bounded set of names. `isFound` is true if the response was a page. */
export const routeName = (pathname: string, isFound: boolean): string => {
  const [, first = "", second = ""] = pathname.split("/", 3)
  if (first === "graphql") return isFound ? known(`graphql/${second}`) : "graphql"
  if (["api", "content", "assets", "sitemaps", "forms", "health", "hooks", "metrics", "mfe"].includes(first)) return first
  if (!isFound) return "other"
  return first === "" ? "home" : known(first)
}

const known = (name: string): string => {
  if (pages.has(name)) return name
  if (pages.size >= MOST_PAGES || !/^[\w./-]{1,40}$/.test(name)) return "other"
  pages.add(name)
  return name
}
