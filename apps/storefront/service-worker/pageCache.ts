import { type UnavailableReason, renderOfflinePage, type CachedPage, addStaleNotice, hideFitment } from "./offlinePage.ts"
import { selectedCarName } from "./selectedCarName.ts"
import type { VisitorCaches } from "./visitorCaches.ts"

/** The cookie of the selected car, as the domain calls it: its own module would bring Effect along. */
export const VEHICLE_COOKIE = "Fitment"
/** How long the network may take where there is a page to show instead, in milliseconds. */
const PATIENCE = 3000
/** How long it may say nothing at all where there is none, in milliseconds: a network that answers nothing is as good as away. */
const LONG_PATIENCE = 20_000
const KEPT_AT = "x-kept-at"
const KEPT_TITLE = "x-kept-title"
const KEPT_PICTURE = "x-kept-picture"
const KEPT_CAR = "x-kept-car"
/** In the address under which a page is kept that was drawn for a car. */
const DRAWN_FOR = "drawn-for"
/**
 * Of the answer that is kept: what its text says of itself, and what the browser is to hold it to. Without the policy of openers the browser
 * would put the page apart from the one before it, and forget the state of its entry in the history.
 */
const keptHeaders = [
  "content-type",
  "content-security-policy",
  "cross-origin-opener-policy",
  "referrer-policy",
  "x-content-type-options",
  "permissions-policy"
]

export interface PageCacheEnvironment {
  readonly shelf: VisitorCaches
  readonly fetch: (request: Request) => Promise<Response>
  /** The page that stands in for those that are not there, as the server drew it for nobody; undefined where it could not be had. */
  readonly standIn: () => Promise<Response | undefined>
  /** What tells the selected car from others; empty: none is selected, or the browser does not tell its workers. */
  readonly car: () => Promise<string>
  /** Ends after so many milliseconds. */
  readonly wait: (millis: number) => Promise<void>
  /** UTC milliseconds. */
  readonly now: () => number
}

/**
 * Pages with and without a network, the network first. Where it takes longer than three seconds or there is none, the visitor's own copy is shown, with
 * a line that says of when it is. A page that was never read here, or not for the selected car, is answered by one that says so and lists those that were.
 */
export const createOfflinePageCache = ({ car, fetch, now, shelf, standIn, wait }: PageCacheEnvironment) => {
  /** Addresses whose page could not go on with what was kept of it. */
  const refused = new Set<string>()

  const keep = async (request: Request, response: Response, asker: string | null, drawnFor: string): Promise<void> => {
    const key = keyOf(request.url, drawnFor)
    if (isUnavailable(response)) await shelf.drop("pages", key)
    if (!isPage(response) || isNeverKept(new URL(request.url))) return void (await shelf.hear(response, asker))
    const text = await response.text()
    await shelf.keep("pages", key, response, asker, async () => {
      const headers = new Headers({
        [KEPT_AT]: String(now()),
        [KEPT_TITLE]: encodeURIComponent(titleIn(text)),
        [KEPT_PICTURE]: encodeURIComponent(pictureIn(text)),
        [KEPT_CAR]: encodeURIComponent(findVehicle(text))
      })
      for (const name of keptHeaders) headers.set(name, response.headers.get(name) ?? "")
      return new Response(text, { headers })
    })
  }
  /** `keeping` is told of the work that goes on behind the answer. */
  const fromNetwork = async (request: Request, drawnFor: string, keeping: (work: Promise<void>) => void): Promise<Response> => {
    const asker = await shelf.owner()
    const response = await fetch(request)
    keeping(keep(request, response.clone(), asker, drawnFor))
    return response
  }
  const fromShelf = async (kept: Response): Promise<Response> =>
    new Response(addStaleNotice(await kept.text(), Number(kept.headers.get(KEPT_AT))), { headers: kept.headers })
  const forOther = async (kept: Response): Promise<Response> => {
    const page = await fromShelf(kept)
    return new Response(hideFitment(await page.text()), { headers: page.headers })
  }
  const readHere = async (): Promise<ReadonlyArray<CachedPage>> => distinct((await shelf.all("pages")).map(readPage))

  /** The selected car's name as the kept garage has it; empty where that does not hold it. */
  const carInGarage = async (drawnFor: string): Promise<string> => {
    const garage = (await shelf.all("answers")).find(({ url }) => new URL(url).searchParams.has("customerProjects"))
    return garage === undefined || drawnFor === "" ? "" : selectedCarName(await garage.answer.text(), drawnFor)
  }

  const instead = async (request: Request, drawnFor: string, missing: UnavailableReason): Promise<Response> => {
    const page = await standIn()
    if (page === undefined) return Response.error()
    const { pathname, search } = new URL(request.url)
    const all = await shelf.all("pages")
    const alike = all.find(({ url }) => carOf(url) === drawnFor)
    const text = renderOfflinePage(await page.text(), {
      address: pathname + search,
      missing,
      pages: distinct(all.map(readPage)),
      alike: (await alike?.answer.text()) ?? "",
      car: alike === undefined ? await carInGarage(drawnFor) : ""
    })
    return new Response(text, { status: 503, headers: page.headers })
  }
  /** Where the network brings nothing and nothing is kept for the selected car: what was drawn for another one, silent of fit, if it is no list of what fits. */
  const otherwise = async (request: Request, drawnFor: string, isRefused: boolean): Promise<Response> => {
    const all = (await shelf.all("pages")).filter(({ url }) => isSameAddress(addressOf(url), addressOf(request.url)))
    const own = all.find(({ url }) => carOf(url) === drawnFor)?.answer
    if (own !== undefined && !isRefused) return fromShelf(own)
    const other = all[0]?.answer
    if (other === undefined) return instead(request, drawnFor, { _tag: "NeverRead" })
    if (!isRefused && !saysWhatFits(new URL(request.url))) return forOther(other)
    return instead(request, drawnFor, { _tag: "ReadForOther", car: decodeURIComponent(other.headers.get(KEPT_CAR) ?? "") })
  }
  const silence = (millis: number): Promise<never> => wait(millis).then(() => Promise.reject(new Error(`no answer in ${millis} ms`)))

  return {
    /** `during` keeps the worker awake until its work is done. */
    answer: async (request: Request, during: (work: Promise<unknown>) => void): Promise<Response> => {
      // Said at once: behind the answer it would be too late.
      const work = Promise.withResolvers<void>()
      during(work.promise)
      const drawnFor = await car()
      const network = fromNetwork(request, drawnFor, work.resolve)
      network.catch(() => work.resolve())
      const isRefused = refused.delete(addressOf(request.url))
      const kept = isRefused ? undefined : await shelf.find("pages", keyOf(request.url, drawnFor))
      return Promise.race([network, silence(kept === undefined ? LONG_PATIENCE : PATIENCE)]).catch(() =>
        kept === undefined ? otherwise(request, drawnFor, isRefused) : fromShelf(kept)
      )
    },
    /** Keeps a page that came without the worker, or without a page load. */
    learn: async (href: string): Promise<void> => {
      const request = new Request(href, { credentials: "include", headers: { accept: "text/html" } })
      const drawnFor = await car()
      if ((await shelf.find("pages", keyOf(request.url, drawnFor))) === undefined)
        await fromNetwork(request, drawnFor, () => undefined).catch(() => undefined)
    },
    /** A page could not go on for the selected car, without a network, with what was drawn for another one. */
    refuse: (href: string): void => void refused.add(addressOf(href)),
    /** What can be read here without a network, the latest first. */
    readHere
  }
}

const isPage = ({ headers, status }: Response): boolean =>
  status === 200 && headers.get("content-type")?.startsWith("text/html") === true && !/no-store/.test(headers.get("cache-control") ?? "")

/** There is no such page any more: what was kept of it lends its frame no longer. */
const isUnavailable = ({ status, type }: Response): boolean =>
  type === "opaqueredirect" || [301, 302, 303, 307, 308, 404, 410].includes(status)

/** What staff sees, and what asks for secrets or carries some in its address. */
const isNeverKept = ({ pathname }: URL): boolean =>
  /^\/(?:staff|buy|forms)(?:\/|$)|^\/account\/(?:login|register|forgot|confirm|reset)\b/i.test(pathname)

/** A page that says of many parts whether they fit the selected car. A part's own page judges by itself. */
const saysWhatFits = ({ pathname }: URL): boolean =>
  /^\/(?:shop|brands|makes|engines|transmissions|rearaxle|platforms|race)\/|^\/(?:search|deals)\b/i.test(pathname)

const keyOf = (href: string, drawnFor: string): string => {
  if (drawnFor === "") return href
  const url = new URL(href)
  url.searchParams.append(DRAWN_FOR, drawnFor)
  return url.href
}
const carOf = (key: string): string => new URL(key).searchParams.get(DRAWN_FOR) ?? ""

/** Path and search, without what says which car it was drawn for. */
const addressOf = (href: string): string => {
  const url = new URL(href)
  const { searchParams } = url
  if (searchParams.has(DRAWN_FOR)) searchParams.delete(DRAWN_FOR)
  return url.pathname + url.search
}

/** In another letter case the server leads to the same page. */
const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

const titleIn = (text: string): string => /<title>([^<]*)<\/title>/.exec(text)?.[1] ?? ""
/** The first picture of what the page is about. */
const pictureIn = (text: string): string => (/<main[^]*?<img[^>]* src="(\/content\/[^"]*)"/.exec(text)?.[1] ?? "").replaceAll("&amp;", "&")
/** What the plate in the frame says, with what is escaped there. */
const findVehicle = (text: string): string => /class="masthead__plate"><a[^>]*><span class="plate__t">([^<]+)</.exec(text)?.[1] ?? ""

/** Its title as it stands in the page, with what is escaped there. */
const readPage = ({ answer, url }: { readonly answer: Response; readonly url: string }): CachedPage => {
  const { pathname } = new URL(url)
  const said = (name: string): string => decodeURIComponent(answer.headers.get(name) ?? "")
  const isHome = pathname === "/"
  return {
    address: isHome ? "/" : addressOf(url),
    titleHtml: isHome ? "Home" : said(KEPT_TITLE).replace(/ \| [^|]*$/, ""),
    picture: said(KEPT_PICTURE)
  }
}

const distinct = (pages: ReadonlyArray<CachedPage>): ReadonlyArray<CachedPage> =>
  [...new Map(pages.toReversed().map((page) => [page.address, page])).values()].toReversed()
