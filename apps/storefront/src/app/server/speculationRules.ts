/** The first segments of what leads on: products, listings, lists of these and what is read. Nothing of a visitor's own is below them. */
const places = ["item", "shop", "brands", "makes", "engines", "transmissions", "rearaxle", "platforms", "race", "categories", "the-toolbox"]

/** Without a query: what is chosen from, sorted or asked for has no end, and some of it has effects. */
const everybodysPages = { pathname: `/(${places.join("|")}){/*}?`, search: "" }

/**
 * Has a browser fetch the document that a link leads to while a hand rests on it. Only documents: nothing of them runs before they are shown,
 * so they are no visit. The frame takes the rules away once the page is alive, because its links ask for no documents then.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ source: "document", where: { href_matches: everybodysPages }, eagerness: "moderate" }]
})
