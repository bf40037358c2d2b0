/** A page that was read on this device. */
export interface CachedPage {
  /** Path and search. */
  readonly address: string
  /** Escaped. */
  readonly titleHtml: string
  /** Path and search of the first picture of what it is about, as text; empty: it has none. */
  readonly picture: string
}

/** Why a page cannot be shown. */
export type UnavailableReason =
  | { readonly _tag: "NeverRead" }
  /** It was read for another car: its name, escaped, empty where it is not known. */
  | { readonly _tag: "ReadForOther"; readonly car: string }

/** Where the page that stands in for others is drawn. */
export const OFFLINE_PATH = "/pages/offline"
/** What the shop's server leaves open in that page: what to say, the way to try again, and the list of what can be read. */
const WHY = /(<p[^>]* data-why="[^"]*">)[^<]*(?=<\/p>)/
const AGAIN = /(<div[^>]* data-again="[^"]*">)(?=<\/div>)/
const LIST = /(<div[^>]* data-read-here="[^"]*">)(?=<\/div>)/
/** The selected car in the frame, or where one is chosen. */
const PLATE = /(?<=<div class="masthead__plate">)<a[^]*?<\/a>(?=<\/div>)/
/** A number that a script would bring. */
const WAITING = /<span class="sk sk--t" aria-hidden="true"><\/span>/g
/** Where the garage's drawer is drawn without scripts, which takes the network; its page does not. */
const GARAGE_FORM = /(?<=href=")\/forms\/garage(?=")/g
const GARAGE_PAGE = "/CustomerVehicle"

/** Lucide's `triangle-alert`, as the shop draws its icons. */
const warning = `<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3"/><path d="M12 9v4"/><path d="M12 17h.01"/></svg>`

/** The line above a page or below what is on it that says of when it is. */
export const formatStaleNotice = (keptAt: number): string => {
  const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" }).format(keptAt)
  return `<aside class="wrap" data-kept aria-label="Offline"><div class="notice notice--warning" role="status">${warning}<div><b>You're offline.</b> This page is from ${moment}. Prices and stock may have changed.</div></div></aside>`
}

/** A page with that line above it. */
export const addStaleNotice = (html: string, keptAt: number): string =>
  html.replace(`<div id="root">`, () => `${formatStaleNotice(keptAt)}<div id="root">`)

/** The style of a page that was drawn for another car, which the worker answers. */
export const HIDE_FITMENT_CSS_PATH = "/pages/unjudged.css"
/** Nothing is said of a car or of a fit; what stands around it does not move. */
export const HIDE_FITMENT_CSS = ".masthead__plate,main .plate,.fitpanel,.fit{visibility:hidden!important}"

/** A page that was drawn for another car: silent of what fits until the engine has judged it and takes the style away. */
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

/** What is listed together: the first that an address belongs to. */
const groups: ReadonlyArray<readonly [title: string, addresses: RegExp]> = [
  ["Parts", isPart],
  ["Searches", isSearch],
  ["Categories and cars", isListing],
  ["Articles", isArticle],
  ["Yours", /^\/(?:CustomerVehicle|buildlist|shoppingcart|account)\b/i],
  ["Other pages", /^/]
]

const READ_ONCE = "It'll be available offline after you open it once."

/** Said of an address that cannot be shown: what is missing, and what can be done instead. */
const whyOf = (address: string, missing: UnavailableReason): string => {
  if (isHome.test(address)) return "Here's what's available on this device."
  if (missing._tag === "ReadForOther") {
    const other = missing.car === "" ? "another car" : `your ${missing.car}`
    return `You opened this page for ${other}. We can't check the fit for this car offline. Parts you've opened show whether they fit any car in your garage.`
  }
  if (isCheckout.test(address)) return "You need to be online to check out. Your cart is saved."
  if (isPart.test(address)) return `You haven't opened this part yet. ${READ_ONCE}`
  if (isSearch.test(address)) return "You need to be online to search the whole shop."
  if (isListing.test(address)) return `You haven't opened this page yet. ${READ_ONCE}`
  if (isArticle.test(address)) return `You haven't opened this article yet. ${READ_ONCE}`
  if (isOrder.test(address)) return `You haven't opened this order yet. ${READ_ONCE}`
  return "You need to be online for this page."
}

/** The words of a search. */
const wordsOf = (address: string): ReadonlyArray<string> =>
  (new URLSearchParams(address.replace(/^[^?]*/, "")).get("query") ?? "").toLowerCase().split(/\s+/).filter(Boolean)

/** Whether each of the words begins one of a title's. A plural is found by its singular. */
const holds = ({ titleHtml }: CachedPage, words: ReadonlyArray<string>): boolean => {
  const own = titleHtml.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return words.every((word) => own.some((one) => one.startsWith(word.replace(/(?<=..)s$/, ""))))
}

/** Pages whose titles hold what is searched; all of them where nothing is. */
export const filterPages = (pages: ReadonlyArray<CachedPage>, term: string): ReadonlyArray<CachedPage> => {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean)
  return pages.filter((page) => holds(page, words))
}

/** What can be read of a kind, in the order of `groups`. */
export const groupPages = (pages: ReadonlyArray<CachedPage>, kind: "articles" | "parts" | "searches"): ReadonlyArray<CachedPage> =>
  pages.filter(({ address }) => ({ articles: isArticle, parts: isPart, searches: isSearch })[kind].test(address))

const linksOf = (title: string, pages: ReadonlyArray<CachedPage>): string => {
  if (pages.length === 0) return ""
  const links = pages.map((page) => `<a href="${escaped(page.address)}">${page.titleHtml}</a>`)
  return `<header class="sec"><div class="sec__t"><h2>${title}</h2></div></header><div class="catlinks">${links.join("")}</div>`
}

/** The header's plate with a car's name, as `Plate` in @camber/ui draws it. */
const plateOf = (car: string): string => `<a class="plate" href="${GARAGE_PAGE}"><span class="plate__t">${escaped(car)}</span></a>`

export interface OfflinePageContent {
  /** Path and search that were asked for. */
  readonly address: string
  readonly missing: UnavailableReason
  readonly pages: ReadonlyArray<CachedPage>
  /** A page that was drawn for the selected car; empty: there is none. */
  readonly alike: string
  /** Name of the selected car where no page was drawn for it; empty: none is selected, or its name is not known. */
  readonly car: string
}

/** The page in place of one that cannot be shown: why, what can be read, and the way to try again. */
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
    .replaceAll(GARAGE_FORM, GARAGE_PAGE)
    .replaceAll(WAITING, "")
    .replace(WHY, (_, open: string) => open + whyOf(address, missing))
    .replace(AGAIN, (open) => open + again)
    .replace(LIST, (open) => open + lists.join(""))
}
