/** First path segments of prefetchable pages: products, listings, directories and articles. No private page is below them. */
const places = ["item", "shop", "brands", "makes", "engines", "transmissions", "rearaxle", "platforms", "race", "categories", "the-toolbox"]

/** Without a query: filters, sort orders and searches are unlimited, and some have side effects. */
const everybodysPages = { pathname: `/(${places.join("|")}){/*}?`, search: "" }

/**
 * Makes a browser prefetch a link's document on hover. Only documents: none of their scripts run before the navigation, so they do not
 * count as a visit. The frame removes the rules after hydration, because its links load no documents then.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ source: "document", where: { href_matches: everybodysPages }, eagerness: "moderate" }]
})
