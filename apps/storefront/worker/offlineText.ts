/** A page that was read on this device. */
export interface ReadPage {
  /** Path and search. */
  readonly address: string
  /** Escaped. */
  readonly titleHtml: string
}

/** Where the page that stands in for others is drawn. */
export const OFFLINE_PATH = "/pages/offline"
/** What the shop's server leaves open in that page: the way to try again, and the list of what can be read. */
const AGAIN = /(<div[^>]* data-again="[^"]*">)(?=<\/div>)/
const LIST = /(<div[^>]* data-read-here="[^"]*">)(?=<\/div>)/

/** Lucide's `triangle-alert`, as the shop draws its icons. */
const warning = `<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3"/><path d="M12 9v4"/><path d="M12 17h.01"/></svg>`

/** The line above a page or below what is on it that says of when it is. */
export const keptLine = (keptAt: number): string => {
  const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" }).format(keptAt)
  return `<aside class="wrap" data-kept aria-label="Without a network"><div class="notice notice--warning" role="status">${warning}<div><b>No connection.</b> This is as of ${moment}. Prices and stock may have changed.</div></div></aside>`
}

/** A page with that line above it. */
export const withKeptLine = (html: string, keptAt: number): string =>
  html.replace(`<div id="root">`, () => `${keptLine(keptAt)}<div id="root">`)

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

/** What is listed together: the first that an address belongs to. */
const groups: ReadonlyArray<readonly [title: string, addresses: RegExp]> = [
  ["Parts", /^\/item\//i],
  ["Articles", /^\/the-toolbox\//i],
  ["Your own", /^\/(?:CustomerVehicle|buildlist|shoppingcart|account)\b/i],
  ["Other pages", /^/]
]

/** The page in place of one that was never read here: what can be read, and the way to try again. */
export const offlinePage = (html: string, address: string, pages: ReadonlyArray<ReadPage>): string => {
  const isOf = (page: ReadPage, title: string) => groups.find(([, addresses]) => addresses.test(page.address))?.[0] === title
  const lists = groups.flatMap(([title]) => {
    const own = pages.filter((page) => isOf(page, title))
    if (own.length === 0) return []
    const links = own.map((page) => `<a href="${escaped(page.address)}">${page.titleHtml}</a>`)
    return [`<header class="sec"><div class="sec__t"><h2>${title}</h2></div></header><div class="catlinks">${links.join("")}</div>`]
  })
  const again = `<a class="btn btn--primary" href="${escaped(address)}">Try again</a>`
  return html.replace(AGAIN, (open) => open + again).replace(LIST, (open) => open + lists.join(""))
}
