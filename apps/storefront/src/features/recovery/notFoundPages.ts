/** The error page's texts, each with its own drawing from the content host (GAP-04). One random number selects both. */
export const notFoundPages: ReadonlyArray<{ readonly headline: string; readonly subline: string; readonly picture: string }> = [
  {
    headline: "Page not found",
    subline: "Check the address, or search for the part you need.",
    picture: "connecting-rod"
  },
  {
    headline: "This page does not exist",
    subline: "The link may be old. Search the shop, or choose a category below.",
    picture: "shifter"
  },
  {
    headline: "Page not available",
    subline: "It may have moved. Use the search to find it, or choose a category below.",
    picture: "fuel-cell"
  },
  { headline: "Page missing", subline: "Start from the home page, or search by part number.", picture: "tire" },
  { headline: "No page at this address", subline: "Check the spelling of the address and try again.", picture: "spark-plug" },
  { headline: "This link has no page", subline: "It may be incomplete. Try the search above.", picture: "bolts" },
  {
    headline: "This link may be out of date",
    subline: "There is no page here. Your garage, cart and lists are unchanged.",
    picture: "gauge"
  },
  { headline: "Not found", subline: "This page may have been removed. See the categories below.", picture: "helmet" },
  { headline: "Nothing found here", subline: "Search by part number, category or vehicle.", picture: "gasket-set" },
  { headline: "Wrong address", subline: "Check the link and try again, or search the shop.", picture: "wrench-set" },
  { headline: "Unknown address", subline: "Browse all parts, or search for what you need.", picture: "carburetor" },
  { headline: "No such page", subline: "Try the search, or choose a category below.", picture: "tie-down" }
]
