/** A page that the visitor read on this device. */
export interface CachedPage {
  /** Path and search. */
  readonly address: string
  /** The page's title, escaped for HTML. */
  readonly titleHtml: string
  /** Path and query of the page's first image as text; empty if it has none. */
  readonly picture: string
}

/** Reason why a page cannot be shown. */
export type UnavailableReason =
  | { readonly _tag: "NeverRead" }
  /** The cached page was rendered for another car: that car's escaped name, empty if unknown. */
  | { readonly _tag: "ReadForOther"; readonly car: string }

/** Path at which the server renders the offline page. */
export const OFFLINE_PATH = "/pages/offline"
/** Placeholders in the server's offline page: the message, the retry link and the list of readable pages. */
const WHY = /(<p[^>]* data-why="[^"]*">)[^<]*(?=<\/p>)/
const AGAIN = /(<div[^>]* data-again="[^"]*">)(?=<\/div>)/
const LIST = /(<div[^>]* data-read-here="[^"]*">)(?=<\/div>)/
/** The selected car in the frame, or the link to select one. */
const PLATE = /(?<=<div class="masthead__plate">)<a[^]*?<\/a>(?=<\/div>)/
/** Placeholder of a number that only a script can fill in. */
const WAITING = /<span class="sk sk--t" aria-hidden="true"><\/span>/g
const GARAGE_PAGE = "/CustomerVehicle"

/** Lucide's `triangle-alert` in the shop's icon style. */
const warning = `<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3"/><path d="M12 9v4"/><path d="M12 17h.01"/></svg>`

/** The line above a page, or below its content, that shows the age of the page. */
export const formatStaleNotice = (keptAt: number): string => {
  const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" }).format(keptAt)
  return `<aside class="wrap" data-kept aria-label="Offline"><div class="notice notice--warning" role="status">${warning}<div><b>You're offline.</b> This page is from ${moment}. Prices and stock may have changed.</div></div></aside>`
}

/** Inserts the age line above a page. */
export const addStaleNotice = (html: string, keptAt: number): string =>
  html.replace(`<div id="root">`, () => `${formatStaleNotice(keptAt)}<div id="root">`)

/** The style of a page that was rendered for another car, served by the worker. */
export const HIDE_FITMENT_CSS_PATH = "/pages/unjudged.css"
/** Hides car names and verdicts without moving the content around them. */
export const HIDE_FITMENT_CSS = ".masthead__plate,main .plate,.fitpanel,.fit{visibility:hidden!important}"

/**
 * Hides verdicts on a page that was rendered for another car, until the Effect runtime has evaluated the parts again and removes the style.
 */
export const hideFitment = (html: string): string =>
  html.replace(`<div id="root">`, (root) => `<link rel="stylesheet" href="${HIDE_FITMENT_CSS_PATH}" data-unjudged>${root}`)

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

const isHome = /^\/(?:\?|$)/
const isPart = /^\/item\//i
const isArticle = /^\/the-toolbox\//i
const isSearch = /^\/search\?(?:.*&)?query=/i
const isListing = /^\/(?:shop|vehicle|brands|makes|engines|transmissions|rearaxle|platforms|race|deals)(?:\/|\?|$)/i
const isOrder = /^\/account\/orderhistory/i
const isCheckout = /^\/buy\b/i
/** A link that fills a cart. */
const isCartLink = /^\/buy\/(?!confirmation\b)/i

/** Groups of readable pages. A URL belongs to the first group that matches. */
const groups: ReadonlyArray<readonly [title: string, addresses: RegExp]> = [
  ["Parts", isPart],
  ["Searches", isSearch],
  ["Categories and cars", isListing],
  ["Articles", isArticle],
  ["Yours", /^\/(?:CustomerVehicle|buildlist|shoppingcart|account)\b/i],
  ["Other pages", /^/]
]

const READ_ONCE = "It'll be available offline after you open it once."

/** Message for a URL that cannot be shown: the missing page and an alternative. */
const whyOf = (address: string, missing: UnavailableReason): string => {
  if (isHome.test(address)) return "Here's what's available on this device."
  if (missing._tag === "ReadForOther") {
    const other = missing.car === "" ? "another car" : `your ${missing.car}`
    return `You opened this page for ${other}. We can't check the fit for this car offline. Parts you've opened show whether they fit any car in your garage.`
  }
  if (isCartLink.test(address)) return "You need to be online to add the parts of this link. Your cart is saved."
  if (isCheckout.test(address)) return "You need to be online to check out. Your cart is saved."
  if (isPart.test(address)) return `You haven't opened this part yet. ${READ_ONCE}`
  if (isSearch.test(address)) return "You need to be online to search the whole shop."
  if (isListing.test(address)) return `You haven't opened this page yet. ${READ_ONCE}`
  if (isArticle.test(address)) return `You haven't opened this article yet. ${READ_ONCE}`
  if (isOrder.test(address)) return `You haven't opened this order yet. ${READ_ONCE}`
  return "You need to be online for this page."
}

/** Splits a search into words. */
const wordsOf = (address: string): ReadonlyArray<string> =>
  (new URLSearchParams(address.replace(/^[^?]*/, "")).get("query") ?? "").toLowerCase().split(/\s+/).filter(Boolean)

/** Whether each search word is a prefix of a title word. The singular also matches a plural. */
const holds = ({ titleHtml }: CachedPage, words: ReadonlyArray<string>): boolean => {
  const own = titleHtml.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return words.every((word) => own.some((one) => one.startsWith(word.replace(/(?<=..)s$/, ""))))
}

/** Filters pages by search words in the title; returns all pages if the search is empty. */
export const filterPages = (pages: ReadonlyArray<CachedPage>, term: string): ReadonlyArray<CachedPage> => {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean)
  return pages.filter((page) => holds(page, words))
}

/** Groups readable pages by kind, in the order of `groups`. */
export const groupPages = (pages: ReadonlyArray<CachedPage>, kind: "articles" | "parts" | "searches"): ReadonlyArray<CachedPage> =>
  pages.filter(({ address }) => ({ articles: isArticle, parts: isPart, searches: isSearch })[kind].test(address))

const linksOf = (title: string, pages: ReadonlyArray<CachedPage>): string => {
  if (pages.length === 0) return ""
  const links = pages.map((page) => `<a href="${escaped(page.address)}">${page.titleHtml}</a>`)
  return `<header class="sec"><div class="sec__t"><h2>${title}</h2></div></header><div class="catlinks">${links.join("")}</div>`
}

/** The header's plate with a car name, as `Plate` in @camber/ui renders it. */
const plateOf = (car: string): string => `<a class="plate" href="${GARAGE_PAGE}"><span class="plate__t">${escaped(car)}</span></a>`

export interface OfflinePageContent {
  /** The requested path and query. */
  readonly address: string
  readonly missing: UnavailableReason
  readonly pages: ReadonlyArray<CachedPage>
  /** A page that was rendered for the selected car; empty if there is none. */
  readonly alike: string
  /** Name of the selected car if no page was rendered for it; empty if no car is selected or its name is unknown. */
  readonly car: string
}

/** Renders the offline page: the reason, the readable pages and a retry link. */
export const renderOfflinePage = (html: string, { address, alike, car, missing, pages }: OfflinePageContent): string => {
  const words = isSearch.test(address) ? wordsOf(address) : []
  const found = words.length === 0 ? [] : pages.filter((page) => !isSearch.test(page.address) && holds(page, words))
  const others = pages.filter((page) => !found.includes(page))
  const isOf = (page: CachedPage, title: string) => groups.find(([, addresses]) => addresses.test(page.address))?.[0] === title
  const lists = [
    linksOf(`On this device: “${escaped(words.join(" "))}”`, found),
    ...groups.map(([title]) =>
      linksOf(
        title,
        others.filter((page) => isOf(page, title))
      )
    )
  ]
  const again = `<a class="btn btn--primary" href="${escaped(address)}">Try again</a>`
  const plate = PLATE.exec(alike)?.[0] ?? (car === "" ? undefined : plateOf(car))
  return html
    .replace(PLATE, (none) => plate ?? none)
    .replaceAll(WAITING, "")
    .replace(WHY, (_, open: string) => open + whyOf(address, missing))
    .replace(AGAIN, (open) => open + again)
    .replace(LIST, (open) => open + lists.join(""))
}
