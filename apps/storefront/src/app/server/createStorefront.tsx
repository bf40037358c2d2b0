import { filterByAudience } from "@camber/domain/banners"
import { audiencesFromCookies } from "@camber/domain/flags"
import { selectEncoding, isNotModified } from "@camber/domain/ports"
import { hasShowAllCookie, viewFromCookies } from "@camber/domain/search"
import { LRUCache } from "lru-cache"
import { setTimeout as pause } from "node:timers/promises"
import { createStaticHandler, matchRoutes } from "react-router-dom"
import type { PageRoute } from "../../foundation/page/PageRoute.ts"
import type { Pages } from "../../foundation/page/Pages.ts"
import { isFormPath } from "../../foundation/page/hrefs.ts"
import { MANIFEST_PATH, type PageVisitor, type Storefront, type StorefrontOptions } from "./contract.ts"
import { createServerRuntime } from "../composition/serverRuntime.ts"
import { createVisitorRuntime } from "../composition/visitorRuntime.ts"
import { serverRoutes } from "../routes/serverRoutes.ts"
import { createRoutes } from "../routes/routes.tsx"
import { Assets, ENTRY } from "./Assets.ts"
import { canonicalPath } from "./canonicalPath.ts"
import { failurePage } from "./failurePage.ts"
import { createPageCache, RenderedPage } from "./PageCache.ts"
import { createManifestResponse } from "./createWebManifest.ts"
import { pageBanners } from "./pageBanners.ts"
import { pageStyles } from "./pageStyles.ts"
import { getPageCacheKey, getCanonicalUrl } from "./getPageCacheKey.ts"
import { FormSubmissionDeduper } from "./FormSubmissionDeduper.ts"
import { renderPage } from "./renderPage.tsx"
import { readForm } from "./readForm.ts"
import { securityHeaders } from "./securityHeaders.ts"
import { isAnonymousRequest, getCacheControl } from "./getCacheControl.ts"
import { createListingPreferenceCookies } from "../composition/createListingPreferenceCookies.ts"
import { createProjectReader } from "./ProjectReader.ts"
import { type RenderStart, createPageInvalidation } from "./pageInvalidation.ts"

/** Pages and files over the services. Holds no visitor: what it keeps is shared content alone. */
export const createStorefront = async (options: StorefrontOptions): Promise<Storefront> => {
  const runtime = createServerRuntime(options.services)
  const routes = createRoutes(({ context }) => context as Pages, serverRoutes)
  const routeAt = rememberedRoutes(routes)
  const handler = createStaticHandler(routes)
  const siteBanners = await pageBanners(runtime, options.availability)
  const assets = options.assets.kind === "build" ? new Assets(options.assets.folder) : null
  const shown = createPageInvalidation()
  const cache = createPageCache(options.pageCache, shown)
  const readProject = createProjectReader(runtime, options.report)
  const securityFor = securityHeaders(options)
  const caching = getCacheControl(options.pageCache)
  const pressed = new FormSubmissionDeduper()
  const reads = { hits: 0, misses: 0 }
  options.onChanges?.((changes) => {
    shown.hear(changes)
    if (changes.some(({ topic }) => topic === "banner")) siteBanners.forget()
  })

  /** Pages being drawn: whoever asks for the same one meanwhile gets it too. */
  const drawing = new Map<string, Promise<RenderedPage>>()

  const bannersOf = async (cookies: string | null) => filterByAudience(await siteBanners.current(), audiencesFromCookies(cookies))

  const page = async (request: Request, url: URL, { isBot: isForBot, isStaff, turned = [] }: PageVisitor): Promise<DrawnPage> => {
    const version = await options.catalogueVersion()
    const cookies = isForBot ? null : request.headers.get("cookie")
    const [selected, banners] = await Promise.all([readProject(cookies, version), bannersOf(cookies)])
    const isAllKept = selected !== null && hasShowAllCookie(cookies)
    const keptView = viewFromCookies(cookies)
    const { isShared, isStrangersOwn } = routeAt(url.pathname)
    const isForStranger = isStrangersOwn && (isForBot || isAnonymousRequest(request))
    const key = getPageCacheKey({ url, selected, version, isForBot, isForStranger, isAllKept, keptView, turned, banners })
    const draw = (url: URL, signal?: AbortSignal) =>
      renderPage({
        url,
        handler,
        signal,
        runtime,
        banners,
        selected,
        catalogueVersion: version,
        isForBot,
        isAllKept,
        keptView,
        isStaff,
        isForStranger,
        turned,
        options,
        assets
      })
    const isForEverybody = key !== null && isShared
    const last = isForEverybody ? cache.last(key) : undefined
    const known = key === null ? undefined : ((options.availability?.isAway() ? last : cache.fresh(key)) ?? drawing.get(key))
    if (known === undefined) reads.misses += 1
    else reads.hits += 1
    const rendered = await orLast(
      last,
      known ?? (isForEverybody ? shared(key, shown.begin(url.pathname), () => draw(getCanonicalUrl(url))) : draw(url, request.signal))
    )
    return { rendered, isForStrangers: isForEverybody && !isForBot && rendered.status === 200 && isAnonymousRequest(request) }
  }

  /** Drawn for everybody, so not broken off when the one who asked first goes away. What cannot be drawn is served as it was. */
  const shared = (key: string, drawn: RenderStart, draw: () => Promise<RenderedPage>): Promise<RenderedPage> => {
    const page = draw()
      .then(
        (rendered) => (rendered.status < 500 ? rendered : (cache.last(key) ?? rendered)),
        (error: unknown) => cache.last(key) ?? Promise.reject(error)
      )
      .finally(() => drawing.delete(key))
    drawing.set(key, page)
    return page.then((rendered) => {
      if (rendered.status === 200 && rendered !== cache.last(key)) cache.keep(key, rendered, drawn)
      return rendered
    })
  }

  /** A page that is being rendered, or the last one if the services turn out to be silent meanwhile. */
  const orLast = (last: RenderedPage | undefined, page: RenderedPage | Promise<RenderedPage>): RenderedPage | Promise<RenderedPage> => {
    const { availability } = options
    if (last === undefined || availability === undefined || page instanceof RenderedPage) return page
    const timer = new AbortController()
    const silent = pause(RENDER_PATIENCE_MS, undefined, { signal: timer.signal }).then(async () =>
      (await availability.isAnswering()) ? page : last
    )
    // The timer is aborted by a page that came in time.
    silent.catch(() => undefined)
    return Promise.race([page, silent]).finally(() => timer.abort())
  }

  const failure = () => failurePage(options, assets?.forPage(ENTRY).styles ?? pageStyles([]))

  const pageOrFailure = (request: Request, url: URL, visitor: PageVisitor): Promise<DrawnPage> =>
    page(request, url, visitor).catch((error: unknown) => {
      // What was broken off because its visitor has gone is no fault.
      if (!request.signal.aborted) options.report(error, `page ${url.pathname}`)
      return ownPage(failure())
    })

  /** Drawn for one visitor, for now alone. */
  const formPage = async (
    request: Request,
    url: URL,
    sent: string | undefined,
    cookies: string,
    { isBot, isStaff, turned = [] }: PageVisitor
  ) => {
    const version = await options.catalogueVersion()
    const userAgent = request.headers.get("user-agent") ?? ""
    const [selected, banners] = await Promise.all([readProject(cookies, version), bannersOf(isBot ? null : cookies)])
    // What is only looked at is no press.
    const pressKey = sent === undefined ? crypto.randomUUID() : pressed.keyOf(cookies, url.pathname, sent)
    const visitor = createVisitorRuntime(options.services, {
      request,
      cookies,
      userAgent,
      selected,
      pressKey,
      publicOrigin: options.publicOrigin
    })
    try {
      const rendered = await renderPage({
        url,
        handler,
        runtime,
        banners,
        selected,
        isStaff,
        isAllKept: false,
        keptView: "cards",
        isForStranger: false,
        turned,
        options,
        assets,
        visitor,
        sent,
        signal: undefined,
        catalogueVersion: version,
        isForBot: isBot
      })
      return { rendered, setCookies: visitor.setCookies() }
    } finally {
      await visitor.dispose()
    }
  }

  const answerForms = async (request: Request, url: URL, visitor: PageVisitor): Promise<Response> => {
    if (visitor.cookies === undefined) return new Response("Forbidden", { status: 403, headers: { "content-type": "text/plain" } })
    const sent = request.method === "POST" ? await readForm(request) : undefined
    if (sent instanceof Response) return sent
    const { rendered, setCookies } = await formPage(request, url, sent, visitor.cookies, visitor).catch((error: unknown) => {
      if (!request.signal.aborted) options.report(error, `page ${url.pathname}`)
      return { rendered: failure(), setCookies: [] }
    })
    // What a form's address asked is not asked of the page that it leads to.
    const response = await answer(request, new URL(url.pathname, url), ownPage(rendered))
    response.headers.set("cache-control", "private, no-store")
    for (const cookie of setCookies) response.headers.append("set-cookie", cookie)
    return response
  }

  const handle = async (request: Request, visitor: PageVisitor = { isStaff: false, isBot: false }): Promise<Response> => {
    const url = new URL(request.url)
    if (isTooLong(url))
      return new Response("This address is too long.", {
        status: 414,
        headers: { "content-type": "text/plain", "cache-control": "no-store" }
      })
    if (isFormPath(url.pathname) && ["GET", "HEAD", "POST"].includes(request.method)) return answerForms(request, url, visitor)
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response("Method not allowed", { status: 405, headers: { allow: "GET, HEAD", "content-type": "text/plain" } })
    if (url.pathname === MANIFEST_PATH) return createManifestResponse(request, options.brandName)
    const file = assets?.handle(request, url.pathname)
    if (file) return file
    const moved = canonicalPath(url.pathname)
    const drawn = moved === null ? await pageOrFailure(request, url, visitor) : ownPage(new RenderedPage(301, { location: moved }, ""))
    const response = await answer(request, url, drawn)
    // Strangers have no car that a listing would keep to.
    if (drawn.isForStrangers) return response
    for (const cookie of createListingPreferenceCookies(request, url, options.publicOrigin)) response.headers.append("set-cookie", cookie)
    return response
  }

  const answer = async (request: Request, url: URL, { isForStrangers, rendered }: DrawnPage): Promise<Response> => {
    // Who has been here has the sheets, or the worker does; a stranger's first paint waits for nothing but the document.
    const text = isAnonymousRequest(request) ? rendered.withStyles : rendered.withLinks
    const headers = new Headers({ ...securityFor(text.styleHash), ...rendered.headers, vary: "Accept-Encoding, Cookie, User-Agent" })
    if (isForStrangers && caching !== null) {
      headers.set("cache-control", caching)
      // Bots that ask the shop itself are told of no fit. What a cache has for strangers serves them as well.
      headers.set("vary", "Accept-Encoding, Cookie")
    }
    // A page that moved says where to alone: several may wait for it, and each keeps what the own address says.
    // One that another page answers for says the whole address.
    const { location } = rendered.headers
    if (location !== undefined) headers.set("location", rendered.status === 302 ? location : location + url.search)
    if (rendered.status === 200) headers.set("etag", text.tag)
    if (rendered.status === 200 && isNotModified(request.headers.get("if-none-match"), text.tag))
      return new Response(null, { status: 304, headers })
    const encoding = selectEncoding(request.headers.get("accept-encoding"))
    const body = await text.encoded(encoding)
    headers.set("content-length", String(body.length))
    if (encoding !== "identity") headers.set("content-encoding", encoding)
    return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { status: rendered.status, headers })
  }

  const figures = () => ({ ...cache.held(), ...reads })

  return { handle, figures, dispose: () => runtime.dispose() }
}

interface DrawnPage {
  readonly rendered: RenderedPage
  /** It says nothing of who asked, and that one said nothing either: whoever says nothing may be given it. */
  readonly isForStrangers: boolean
}

const ownPage = (rendered: RenderedPage): DrawnPage => ({ rendered, isForStrangers: false })

/** After so long a page that is rendered anew has the services looked at. */
const RENDER_PATIENCE_MS = 30

/** Letters of a path, and of what is asked besides: whatever leads to a page of the shop is far shorter, but a pasted text is searched for as it is. */
const LONGEST = { path: 1_000, search: 16_000 }

const isTooLong = ({ pathname, search }: URL): boolean => pathname.length > LONGEST.path || search.length > LONGEST.search

/** Paths of which it is remembered what their route says: the router ranks all routes anew for each path that it is asked for. */
const REMEMBERED_PATHS = 5_000
/** Longer ones are nobody's who reads: they are asked for each time, so that they fill nothing. */
const LONGEST_PATH = 200

type RouteWord = Required<Pick<PageRoute, "isShared" | "isStrangersOwn">>

/** To whom the page at a path may be given, as its route says. */
const rememberedRoutes = (routes: PageRoute[]): ((pathname: string) => RouteWord) => {
  const known = new LRUCache<string, RouteWord>({ max: REMEMBERED_PATHS })
  return (pathname) => {
    const kept = known.get(pathname)
    if (kept !== undefined) return kept
    const page: PageRoute | undefined = matchRoutes(routes, pathname)?.at(-1)?.route
    const word = { isShared: page?.isShared === true, isStrangersOwn: page?.isStrangersOwn === true }
    if (pathname.length <= LONGEST_PATH) known.set(pathname, word)
    return word
  }
}
