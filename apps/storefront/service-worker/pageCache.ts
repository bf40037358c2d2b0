import { type UnavailableReason, renderOfflinePage, type CachedPage, addStaleNotice, hideFitment } from "./offlinePage.ts"
import type { VisitorCaches } from "./visitorCaches.ts"

interface StoredProject {
  readonly projectId: string
  readonly year: number | null
  readonly makeDisplay: string | null
  readonly modelDisplay: string | null
  readonly raceDisplay: string | null
  readonly engineDisplayName: string | null
}

/**
 * Returns the name of the selected car: year, make and model, else its race class, else its engine. Empty if the garage does not contain
 * the car, or if the response or the cookie is unreadable. `garage` is the response to `customerProjects`; `cookie` is the value of the
 * selected car's cookie.
 */
export const selectedCarName = (garage: string, cookie: string): string => {
  try {
    const { ProjectId } = JSON.parse(decodeURIComponent(cookie)) as { readonly ProjectId?: string }
    const { data } = JSON.parse(garage) as {
      readonly data: { readonly customerProjects: { readonly projects: ReadonlyArray<StoredProject> } }
    }
    const car = data.customerProjects.projects.find(({ projectId }) => projectId === ProjectId)
    if (car === undefined) return ""
    const vehicle = [car.year, car.makeDisplay, car.modelDisplay].filter((part) => part !== null && part !== "").join(" ")
    return vehicle || car.raceDisplay || car.engineDisplayName || ""
  } catch {
    return ""
  }
}

/** Name of the selected car's cookie. Importing it from the domain would load Effect. */
export const VEHICLE_COOKIE = "Fitment"
/** Milliseconds after which the cached copy replaces a slow network. */
const NETWORK_TIMEOUT_MS = 3000
/** Milliseconds without a cached copy after which a silent network counts as offline. */
const OFFLINE_TIMEOUT_MS = 20_000
const STORED_AT = "x-kept-at"
const STORED_TITLE = "x-kept-title"
const STORED_PICTURE = "x-kept-picture"
const STORED_CAR = "x-kept-car"
/** Query parameter in the cache key of a page that was rendered for a car. */
const DRAWN_FOR = "drawn-for"
/**
 * Headers of the cached response: its content headers and the browser policies. Without the opener policy, the browser would isolate the
 * page from the previous one and lose the state of its history entry.
 */
const storedHeaders = [
  "content-type",
  "content-security-policy",
  "cross-origin-opener-policy",
  "referrer-policy",
  "x-content-type-options",
  "permissions-policy"
]

export interface PageCacheEnvironment {
  readonly visitorCaches: VisitorCaches
  readonly fetch: (request: Request) => Promise<Response>
  /** The offline page as the server rendered it for an anonymous visitor; undefined if it could not be loaded. */
  readonly standIn: () => Promise<Response | undefined>
  /** Identifies the selected car; empty if none is selected or the browser hides cookies from workers. */
  readonly car: () => Promise<string>
  /** Resolves after this many milliseconds. */
  readonly wait: (millis: number) => Promise<void>
  /** UTC milliseconds. */
  readonly now: () => number
}

/**
 * Serves pages network first. After three seconds, or offline, serves the visitor's cached copy with its date. Answers a page that is not
 * cached for the selected car with the offline page, which lists the readable pages.
 */
export const createOfflinePageCache = ({ car, fetch, now, visitorCaches, standIn, wait }: PageCacheEnvironment) => {
  /** Addresses whose page could not hydrate with the cached data. */
  const refused = new Set<string>()

  const keep = async (request: Request, response: Response, owner: string | null, drawnFor: string): Promise<void> => {
    const key = keyOf(request.url, drawnFor)
    if (isUnavailable(response)) await visitorCaches.drop("pages", key)
    if (!isPage(response) || isNeverStored(new URL(request.url))) return void (await visitorCaches.receive(response, owner))
    const text = await response.text()
    await visitorCaches.keep("pages", key, response, owner, async () => {
      const headers = new Headers({
        [STORED_AT]: String(now()),
        [STORED_TITLE]: encodeURIComponent(titleIn(text)),
        [STORED_PICTURE]: encodeURIComponent(pictureIn(text)),
        [STORED_CAR]: encodeURIComponent(findVehicle(text))
      })
      for (const name of storedHeaders) headers.set(name, response.headers.get(name) ?? "")
      return new Response(text, { headers })
    })
  }
  /** `keeping` receives the background work that outlives the response. */
  const fromNetwork = async (request: Request, drawnFor: string, keeping: (work: Promise<void>) => void): Promise<Response> => {
    const owner = await visitorCaches.owner()
    const response = await fetch(request)
    keeping(keep(request, response.clone(), owner, drawnFor))
    return response
  }
  const fromCache = async (stored: Response): Promise<Response> =>
    new Response(addStaleNotice(await stored.text(), Number(stored.headers.get(STORED_AT))), { headers: stored.headers })
  const forOther = async (stored: Response): Promise<Response> => {
    const page = await fromCache(stored)
    return new Response(hideFitment(await page.text()), { headers: page.headers })
  }
  const readHere = async (): Promise<ReadonlyArray<CachedPage>> => distinct((await visitorCaches.all("pages")).map(readPage))

  /** The selected car's name from the cached garage; empty if the garage does not contain it. */
  const carInGarage = async (drawnFor: string): Promise<string> => {
    const garage = (await visitorCaches.all("answers")).find(({ url }) => new URL(url).searchParams.has("customerProjects"))
    return garage === undefined || drawnFor === "" ? "" : selectedCarName(await garage.answer.text(), drawnFor)
  }

  const instead = async (request: Request, drawnFor: string, missing: UnavailableReason): Promise<Response> => {
    const page = await standIn()
    if (page === undefined) return Response.error()
    const { pathname, search } = new URL(request.url)
    const all = await visitorCaches.all("pages")
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
  /** Falls back to a copy that was rendered for another car, without verdicts, unless it is a list of fitting parts. */
  const otherwise = async (request: Request, drawnFor: string, isRefused: boolean): Promise<Response> => {
    const all = (await visitorCaches.all("pages")).filter(({ url }) => isSameAddress(addressOf(url), addressOf(request.url)))
    const own = all.find(({ url }) => carOf(url) === drawnFor)?.answer
    if (own !== undefined && !isRefused) return fromCache(own)
    const other = all[0]?.answer
    if (other === undefined) return instead(request, drawnFor, { _tag: "NeverRead" })
    if (!isRefused && !saysWhatFits(new URL(request.url))) return forOther(other)
    return instead(request, drawnFor, { _tag: "ReadForOther", car: decodeURIComponent(other.headers.get(STORED_CAR) ?? "") })
  }
  const silence = (millis: number): Promise<never> => wait(millis).then(() => Promise.reject(new Error(`no response in ${millis} ms`)))

  return {
    /** `during` keeps the worker awake until its work is done. */
    answer: async (request: Request, during: (work: Promise<unknown>) => void): Promise<Response> => {
      // Calls `during` now, because the event cannot be extended after the response.
      const work = Promise.withResolvers<void>()
      during(work.promise)
      const drawnFor = await car()
      const network = fromNetwork(request, drawnFor, work.resolve)
      network.catch(() => work.resolve())
      const isRefused = refused.delete(addressOf(request.url))
      const stored = isRefused ? undefined : await visitorCaches.find("pages", keyOf(request.url, drawnFor))
      return Promise.race([network, silence(stored === undefined ? OFFLINE_TIMEOUT_MS : NETWORK_TIMEOUT_MS)]).catch(() =>
        stored === undefined ? otherwise(request, drawnFor, isRefused) : fromCache(stored)
      )
    },
    /** Caches a page that loaded without the worker or without a page load. */
    learn: async (href: string): Promise<void> => {
      const request = new Request(href, { credentials: "include", headers: { accept: "text/html" } })
      const drawnFor = await car()
      if ((await visitorCaches.find("pages", keyOf(request.url, drawnFor))) === undefined)
        await fromNetwork(request, drawnFor, () => undefined).catch(() => undefined)
    },
    /** Records that a page for another car could not hydrate offline for the selected car. */
    refuse: (href: string): void => void refused.add(addressOf(href)),
    /** Pages that are readable offline, newest first. */
    readHere
  }
}

const isPage = ({ headers, status }: Response): boolean =>
  status === 200 && headers.get("content-type")?.startsWith("text/html") === true && !/no-store/.test(headers.get("cache-control") ?? "")

/** Whether the page moved or no longer exists, so that its cached copy must be deleted. */
const isUnavailable = ({ status, type }: Response): boolean =>
  type === "opaqueredirect" || [301, 302, 303, 307, 308, 404, 410].includes(status)

/** Staff pages, and pages that request secrets or contain them in the URL. */
const isNeverStored = ({ pathname }: URL): boolean =>
  /^\/(?:staff|buy|forms)(?:\/|$)|^\/account\/(?:login|register|forgot|confirm|reset)\b/i.test(pathname)

/** Pages with verdicts on many parts for the selected car. A product page checks its own part. */
const saysWhatFits = ({ pathname }: URL): boolean =>
  /^\/(?:shop|brands|makes|engines|transmissions|rearaxle|platforms|race)\/|^\/(?:search|deals)\b/i.test(pathname)

const keyOf = (href: string, drawnFor: string): string => {
  if (drawnFor === "") return href
  const url = new URL(href)
  url.searchParams.append(DRAWN_FOR, drawnFor)
  return url.href
}
const carOf = (key: string): string => new URL(key).searchParams.get(DRAWN_FOR) ?? ""

/** Path and query without the car parameter of the cache key. */
const addressOf = (href: string): string => {
  const url = new URL(href)
  const { searchParams } = url
  if (searchParams.has(DRAWN_FOR)) searchParams.delete(DRAWN_FOR)
  return url.pathname + url.search
}

/** The server redirects other letter cases to the same page. */
const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

const titleIn = (text: string): string => /<title>([^<]*)<\/title>/.exec(text)?.[1] ?? ""
/** The first image of the page's subject. */
const pictureIn = (text: string): string => (/<main[^]*?<img[^>]* src="(\/content\/[^"]*)"/.exec(text)?.[1] ?? "").replaceAll("&amp;", "&")
/** Text of the plate in the frame, still escaped. */
const findVehicle = (text: string): string => /class="masthead__plate"><a[^>]*><span class="plate__t">([^<]+)</.exec(text)?.[1] ?? ""

/** Title of the page, still escaped. */
const readPage = ({ answer, url }: { readonly answer: Response; readonly url: string }): CachedPage => {
  const { pathname } = new URL(url)
  const readHeader = (name: string): string => decodeURIComponent(answer.headers.get(name) ?? "")
  const isHome = pathname === "/"
  return {
    address: isHome ? "/" : addressOf(url),
    titleHtml: isHome ? "Home" : readHeader(STORED_TITLE).replace(/ \| [^|]*$/, ""),
    picture: readHeader(STORED_PICTURE)
  }
}

const distinct = (pages: ReadonlyArray<CachedPage>): ReadonlyArray<CachedPage> =>
  [...new Map(pages.toReversed().map((page) => [page.address, page])).values()].toReversed()
