import { filterByAudience, type Banner, fetchCurrentBanners } from "@camber/domain/banners"
import { audiencesFromCookies } from "@camber/domain/flags"
import { selectEncoding, isNotModified } from "@camber/domain/ports"
import { hasShowAllCookie, viewFromCookies } from "@camber/domain/search"
import { setTimeout as pause } from "node:timers/promises"
import { createStaticHandler } from "react-router-dom"
import { withFormActions } from "../../foundation/page/FormPage.ts"
import type { Pages } from "../../foundation/page/Pages.ts"
import { isPersonalRequest } from "../../foundation/page/hrefs.ts"
import { MANIFEST_PATH, type PageVisitor, type Storefront, type StorefrontOptions, type Availability } from "./contract.ts"
import { createServerRuntime, createListingPreferenceCookies, type ServerRuntime } from "../composition/serverRuntime.ts"
import { createVisitorRuntime } from "../composition/visitorRuntime.ts"
import { pageActions, serverRoutes } from "../routes/serverRoutes.ts"
import { createRoutes } from "../routes/routes.tsx"
import { Assets, ENTRY } from "./Assets.ts"
import { canonicalPath } from "./canonicalPath.ts"
import { failurePage } from "./failurePage.ts"
import { formatPolicyPage, isPolicyPath } from "./formatPolicyPage.ts"
import { createFooterCache } from "./CachedFooter.tsx"
import { createPageCache, RenderedPage } from "./PageCache.ts"
import { createManifestResponse } from "./createWebManifest.ts"
import { pageStyles } from "./pageStyles.ts"
import { getPageCacheKey, getCanonicalUrl } from "./getPageCacheKey.ts"
import { FormSubmissionDeduper } from "./FormSubmissionDeduper.ts"
import { renderPage } from "./renderPage.tsx"
import { readForm } from "./readForm.ts"
import { securityHeaders, isAnonymousRequest, getCacheControl } from "./responseHeaders.ts"
import { createProjectReader } from "./ProjectReader.ts"
import { createRouteLookup } from "./createRouteLookup.ts"
import { type RenderStart, createPageInvalidation } from "./pageInvalidation.ts"
import { Effect } from "effect"

/** Serves pages and files over the services. Holds no visitor data: only shared content is cached. */
export const createStorefront = async (options: StorefrontOptions): Promise<Storefront> => {
  const runtime = createServerRuntime(options.services)
  const routes = withFormActions(
    createRoutes(({ context }) => context as Pages, serverRoutes),
    pageActions
  )
  const routeAt = createRouteLookup(routes)
  const handler = createStaticHandler(routes)
  const siteBanners = await pageBanners(runtime, options.availability)
  const assets = options.assets.kind === "build" ? new Assets(options.assets.folder) : null
  const shown = createPageInvalidation()
  const footers = createFooterCache()
  const cache = createPageCache(options.pageCache, shown)
  const readProject = createProjectReader(runtime, options.report)
  const securityFor = securityHeaders(options)
  const caching = getCacheControl(options.pageCache)
  const pressed = new FormSubmissionDeduper()
  const reads = { hits: 0, misses: 0 }
  options.onChanges?.((changes) => {
    shown.applyChanges(changes)
    if (changes.some(({ topic }) => topic === "banner")) siteBanners.clear()
  })

  /** Pages that are rendering. Simultaneous requests share one rendering. */
  const drawing = new Map<string, Promise<RenderedPage>>()

  const bannersOf = async (cookies: string | null) => filterByAudience(await siteBanners.current(), audiencesFromCookies(cookies))

  const page = async (
    request: Request,
    url: URL,
    { isBot: isForBot, isStaff, cartLink, flippedFeatures = [] }: PageVisitor
  ): Promise<DrawnPage> => {
    const version = await options.catalogVersion()
    const cookies = isForBot ? null : request.headers.get("cookie")
    const [selected, banners] = await Promise.all([readProject(cookies, version), bannersOf(cookies)])
    const isShowingEverything = selected !== null && hasShowAllCookie(cookies)
    const storedView = viewFromCookies(cookies)
    const route = routeAt(url.pathname)
    const isAnonymous = route?.hasAnonymousVariant === true && (isForBot || isAnonymousRequest(request))
    const key = getPageCacheKey({
      url,
      selected,
      version,
      isForBot,
      isAnonymous,
      isShowingEverything,
      storedView,
      flippedFeatures,
      banners
    })
    // Reads the shop's content after the rendering has begun, so that a later change invalidates the page.
    const draw = async (url: URL, signal?: AbortSignal) =>
      renderPage({
        url,
        shop: await options.shop(),
        handler,
        signal,
        runtime,
        banners,
        selected,
        catalogVersion: version,
        isForBot,
        isShowingEverything,
        storedView,
        isStaff,
        isAnonymous,
        flippedFeatures,
        cartLink,
        footers,
        options,
        assets
      })
    const isForAllVisitors = key !== null && route?.isShared === true
    const last = isForAllVisitors ? cache.last(key) : undefined
    const known = key === null ? undefined : ((options.availability?.isAway() ? last : cache.fresh(key)) ?? drawing.get(key))
    if (known === undefined) reads.misses += 1
    else reads.hits += 1
    const rendered = await orLast(
      last,
      known ?? (isForAllVisitors ? shared(key, shown.begin(url.pathname), () => draw(getCanonicalUrl(url))) : draw(url, request.signal))
    )
    return { rendered, isForAnonymous: isForAllVisitors && !isForBot && rendered.status === 200 && isAnonymousRequest(request) }
  }

  /** Renders a shared page. It continues if the first client disconnects. If rendering fails, the cached page is served. */
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

  /** Waits for a page that is rendering, or serves the last one if the services stop responding. */
  const orLast = (last: RenderedPage | undefined, page: RenderedPage | Promise<RenderedPage>): RenderedPage | Promise<RenderedPage> => {
    const { availability } = options
    if (last === undefined || availability === undefined || page instanceof RenderedPage) return page
    const timer = new AbortController()
    const silent = pause(RENDER_PATIENCE_MS, undefined, { signal: timer.signal }).then(async () =>
      (await availability.isAnswering()) ? page : last
    )
    // A page that finishes in time aborts the timer.
    silent.catch(() => undefined)
    return Promise.race([page, silent]).finally(() => timer.abort())
  }

  const failure = async () => failurePage(await options.shop(), assets?.forPage(ENTRY).styles ?? pageStyles([]))

  const pageOrFailure = (request: Request, url: URL, visitor: PageVisitor): Promise<DrawnPage> =>
    page(request, url, visitor).catch(async (error: unknown) => {
      // An abort by a disconnected client is not a fault.
      if (!request.signal.aborted) options.report(error, `page ${url.pathname}`)
      return ownPage(await failure())
    })

  /** Renders a page for one visitor without caching it. */
  const formPage = async (
    request: Request,
    url: URL,
    sent: string | undefined,
    cookies: string,
    { isBot, isStaff, flippedFeatures = [] }: PageVisitor
  ) => {
    const version = await options.catalogVersion()
    const userAgent = request.headers.get("user-agent") ?? ""
    const [selected, banners] = await Promise.all([readProject(cookies, version), bannersOf(isBot ? null : cookies)])
    // A GET or HEAD request is not a submission.
    const pressKey = sent === undefined ? crypto.randomUUID() : pressed.keyOf(cookies, url.pathname, sent)
    const visitor = createVisitorRuntime(
      options.services,
      {
        request,
        cookies,
        userAgent,
        selected,
        pressKey,
        publicOrigin: options.publicOrigin
      },
      (defect) => options.report(defect, `page ${url.pathname}`)
    )
    try {
      const rendered = await renderPage({
        url,
        shop: await options.shop(),
        handler,
        runtime,
        banners,
        selected,
        isStaff,
        isShowingEverything: false,
        storedView: "cards",
        isAnonymous: false,
        flippedFeatures,
        footers,
        options,
        assets,
        visitor,
        sent,
        signal: undefined,
        catalogVersion: version,
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
    const { rendered, setCookies } = await formPage(request, url, sent, visitor.cookies, visitor).catch(async (error: unknown) => {
      if (!request.signal.aborted) options.report(error, `page ${url.pathname}`)
      return { rendered: await failure(), setCookies: [] }
    })
    // The query of a form's URL does not apply to the page that it redirects to.
    const response = await answer(request, new URL(url.pathname, url), ownPage(rendered))
    response.headers.set("cache-control", "private, no-store")
    for (const cookie of setCookies) response.headers.append("set-cookie", cookie)
    return response
  }

  const handle = async (request: Request, visitor: PageVisitor = { isStaff: false, isBot: false }): Promise<Response> => {
    const url = new URL(request.url)
    // Skips the length limits for a cart link, because the services have already read its URL and apply their own limits.
    if (visitor.cartLink !== undefined) return answer(request, url, await pageOrFailure(request, url, visitor))
    if (isTooLong(url))
      return new Response("This address is too long.", {
        status: 414,
        headers: { "content-type": "text/plain", "cache-control": "no-store" }
      })
    if (isPersonalRequest(request.method, url) && routeAt(url.pathname)?.hasForms === true) return answerForms(request, url, visitor)
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response("Method not allowed", { status: 405, headers: { allow: "GET, HEAD", "content-type": "text/plain" } })
    if (url.pathname === MANIFEST_PATH) return createManifestResponse(request, (await options.shop()).brandName)
    const file = assets?.handle(request, url.pathname)
    if (file) return file
    const moved = canonicalPath(url.pathname)
    const drawn = moved === null ? await pageOrFailure(request, url, visitor) : ownPage(new RenderedPage(301, { location: moved }, ""))
    const response = await answer(request, url, drawn)
    // Anonymous visitors have no car for listing preferences.
    if (drawn.isForAnonymous) return response
    for (const cookie of createListingPreferenceCookies(request, url, options.publicOrigin)) response.headers.append("set-cookie", cookie)
    return response
  }

  const answer = async (request: Request, url: URL, { isForAnonymous, rendered }: DrawnPage): Promise<Response> => {
    // Returning visitors or their service worker have the stylesheets. A new visitor's first paint needs only the document.
    const text = isAnonymousRequest(request) ? rendered.withStyles : rendered.withLinks
    const headers = new Headers({ ...securityFor(text.styleHash), ...rendered.headers, vary: "Accept-Encoding, Cookie, User-Agent" })
    if (isForAnonymous && caching !== null) {
      headers.set("cache-control", caching)
      // Bots that reach the shop directly get no verdicts. A cached page for anonymous visitors suits them as well.
      headers.set("vary", "Accept-Encoding, Cookie")
    }
    // A cached redirect contains only the path: simultaneous requests share it, and each keeps its own query.
    // A 302 redirect to another page contains the full URL.
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

  return {
    handle,
    markdown: async (pathname) => (isPolicyPath(pathname) ? formatPolicyPage(pathname, options, await options.shop()) : null),
    figures,
    dispose: () => runtime.dispose()
  }
}

interface DrawnPage {
  readonly rendered: RenderedPage
  /** Neither the page nor the request contains visitor data, so every anonymous visitor may get it. */
  readonly isForAnonymous: boolean
}

const ownPage = (rendered: RenderedPage): DrawnPage => ({ rendered, isForAnonymous: false })

/** Milliseconds of rendering after which the availability of the services is checked. */
const RENDER_PATIENCE_MS = 30

/** Maximum characters of a path and a query. The shop's own paths are far shorter, but a visitor may search for a pasted text. */
const LONGEST = { path: 1_000, search: 16_000 }

const isTooLong = ({ pathname, search }: URL): boolean => pathname.length > LONGEST.path || search.length > LONGEST.search

export interface PageBanners {
  /** Current banners of all audiences. If they cannot be loaded, returns the last ones, so that the keys of cached pages still match. */
  readonly current: () => Promise<ReadonlyArray<Banner>>
  /** Discards the cached banners. */
  readonly clear: () => void
}

/** Fetches banners once in five seconds for any number of pages, so that a banner's scheduled start and end also take effect by then. */
export const pageBanners = async (runtime: ServerRuntime, availability?: Availability): Promise<PageBanners> => {
  let last: ReadonlyArray<Banner> = []
  const asked = Effect.suspend(() => fetchCurrentBanners(last)).pipe(Effect.tap((banners) => Effect.sync(() => (last = banners))))
  const [current, clear] = await runtime.runPromise(Effect.cachedInvalidateWithTTL(asked, "5 seconds"))
  const load = () => runtime.runPromise(current)
  return { current: () => (availability === undefined ? load() : availability.loadOr(last, load)), clear: () => runtime.runSync(clear) }
}
