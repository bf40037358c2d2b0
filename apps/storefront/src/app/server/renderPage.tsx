import type { Banner } from "@camber/domain/banners"
import type { CartLinkPage } from "@camber/domain/cart"
import { getLogoPath, getLogoSize, type ShopProfile } from "@camber/domain/content"
import { type Feature, isFeatureOn } from "@camber/domain/flags"
import { getPageType } from "@camber/domain/pages"
import { applyListingPreference, type ListingAddress, type ListingView } from "@camber/domain/search"
import { UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { setImmediate } from "node:timers/promises"
import { StrictMode } from "react"
import { renderToString } from "react-dom/server"
import {
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider
} from "react-router-dom"
import { composeApp } from "../composition/composeApp.ts"
import type { Seed, SelectedProject } from "../../foundation/runtime/Seed.ts"
import type { ServerRuntime } from "../composition/serverRuntime.ts"
import { StoreContext } from "../../foundation/runtime/StoreContext.ts"
import type { StorefrontOptions } from "./contract.ts"
import { siteBanners } from "../../features/banners/PageBanners.tsx"
import { noSuchPage } from "../../features/recovery/PageError.tsx"
import { siteFooter } from "../frame/PageFooter.tsx"
import type { VisitorRuntime } from "../composition/visitorRuntime.ts"
import type { FrameData } from "../../foundation/page/Pages.ts"
import { errorHead, type PageHandle, type PageHead } from "../../foundation/page/PageHead.ts"
import type { Hydration } from "../hydrateApp.tsx"
import { createPages } from "../routes/createPages.ts"
import { useCases } from "../../foundation/runtime/useCases.ts"
import { type Assets, ENTRY } from "./Assets.ts"
import { createPageLoads } from "./createPageLoads.ts"
import { CachedFooter, type FooterCache, KnownFooter } from "./CachedFooter.tsx"
import { htmlDocument, type PageAssets } from "./Document.ts"
import { RenderedPage } from "./PageCache.ts"
import { pageStyles } from "./pageStyles.ts"

export interface PageRequest {
  readonly url: URL
  /** The shared routes. The request's context identifies the visitor. */
  readonly handler: StaticHandler
  /** Aborts the calls to the services; undefined for a shared page. */
  readonly signal: AbortSignal | undefined
  readonly runtime: ServerRuntime
  /** Banners for this visitor. */
  readonly banners: ReadonlyArray<Banner>
  readonly selected: SelectedProject | null
  readonly catalogVersion: string
  readonly isForBot: boolean
  readonly isStaff: boolean
  /** The page shows the empty data of an anonymous visitor. */
  readonly isAnonymous: boolean
  /** The visitor's listing layout (LOOK-03). */
  readonly storedView: ListingView
  /** The visitor's listings show all parts (GAP-C70). */
  readonly isShowingEverything: boolean
  /** Features whose flags differ from their defaults for the page's visitors. */
  readonly flippedFeatures: ReadonlyArray<Feature>
  /** Content of a cart link's page; undefined for every other page. */
  readonly cartLink?: CartLinkPage | undefined
  /** The visitor of a page without scripts; undefined for every other page. */
  readonly visitor?: VisitorRuntime
  /** The submitted form; undefined without a submission. */
  readonly sent?: string | undefined
  readonly footers: FooterCache
  readonly options: StorefrontOptions
  /** The shop's facts at the start of the rendering. */
  readonly shop: ShopProfile
  readonly assets: Assets | null
}

/** Height of the shop's logo in CSS pixels. */
const LOGO_HEIGHT = 44

/**
 * Loads and renders one page. A redirect is a page without a body. A shared page redirects to a path only, because each request has its
 * own query.
 */
export const renderPage = async (page: PageRequest): Promise<RenderedPage> => {
  const { handler, options, shop } = page
  const during = page.signal ? { signal: page.signal } : {}
  const seed: Seed = {
    settings: {
      publicOrigin: options.publicOrigin,
      brandName: shop.brandName,
      contactPhone: shop.contactPhone,
      hours: shop.hours,
      links: shop.links,
      menuLinks: shop.menuLinks,
      hiddenPages: shop.hiddenPages,
      logo: shop.logo === null ? null : { src: getLogoPath(shop.logo), ...getLogoSize(shop.logo, LOGO_HEIGHT) },
      smsShortCode: options.smsShortCode,
      freeShippingThreshold: options.freeShippingThreshold,
      policy: { ...options.policy, returnDays: shop.returnDays },
      isGeolocationEnabled: options.isGeolocationEnabled,
      flippedFeatures: page.flippedFeatures,
      ...(options.observingScripts && { observingScripts: options.observingScripts })
    },
    selected: page.selected,
    theme: "light",
    catalogVersion: page.catalogVersion
  }
  const personal = page.visitor && createPageLoads(page.visitor.engine)
  const { dispose, runtime, ...composed } = composeApp(
    seed,
    () => (personal ? Promise.resolve(personal.engine) : Promise.reject(new Error("The server has no Effect runtime."))),
    () => {}
  )
  const container = personal ? { ...composed.container, loads: personal.loads } : composed.container
  try {
    const pages = createPages(
      (command) => page.runtime.runPromise(command(useCases), during),
      () => (page.isForBot ? null : (page.selected?.project ?? UNKNOWN_PROJECT)),
      () => page.isStaff,
      (feature) => isFeatureOn(page.flippedFeatures, feature),
      () => page.isAnonymous
    )
    const context = await handler.query(requestOf(page, during), {
      requestContext: {
        ...pages,
        listing: (address: ListingAddress) => pages.listing(applyListingPreference(address, page.isShowingEverything)),
        listingView: async () => page.storedView,
        banners: async () => page.banners,
        cartLink: async () => page.cartLink ?? null,
        visitor: page.visitor
      }
    })
    if (context instanceof Response) {
      const location = context.headers.get("location") ?? "/"
      return new RenderedPage(
        context.status,
        { location: page.visitor || context.status === 302 ? location : location.replace(/\?.*$/, "") },
        ""
      )
    }
    reportErrors(context, options, page.url)

    await Promise.all([siteFooter.preload(async () => ({ default: CachedFooter })), siteBanners.preload(), noSuchPage.preload()])
    // Loading, rendering and serializing each take a while: yield to other requests in between.
    await setImmediate()
    const footerKey = page.footers.keyOf({
      settings: seed.settings,
      categories: categoriesOf(context),
      pathname: context.location.pathname
    })
    const footer = page.footers.get(footerKey)
    const draw = () =>
      renderToString(
        <StrictMode>
          <KnownFooter value={footer}>
            <StoreContext value={container}>
              <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
            </StoreContext>
          </KnownFooter>
        </StrictMode>
      )
    if (personal) await runtime.start()
    const markup = personal ? await personal.render(draw) : draw()
    if (footer === null) page.footers.keep(footerKey, markup)
    await setImmediate()
    const head = page.visitor ? withoutOwnRedirect(headOf(context, seed), page.url) : headOf(context, seed)
    const assets = assetsOf(context, page)
    const html = htmlDocument({
      head,
      origin: options.publicOrigin,
      brandName: shop.brandName,
      hasPlainRibbons: !isFeatureOn(page.flippedFeatures, "greenSaveRibbon"),
      facts: { today: new Date().toISOString().slice(0, 10), address: shop.contactAddress },
      pageType: getPageType(page.url.pathname),
      assets,
      markup,
      hydration: page.visitor || head.isStill ? null : createHydration(context, seed)
    })
    const isFailed = context.statusCode === 500 && Object.values(context.errors ?? {}).some(isServiceAway)
    const isAway = isFailed || (context.statusCode === 200 && page.sent === undefined && page.visitor?.isAway() === true)
    return isAway
      ? new RenderedPage(503, { "retry-after": "5" }, html, assets.styles)
      : new RenderedPage(context.statusCode, {}, html, assets.styles)
  } finally {
    await dispose()
  }
}

const requestOf = ({ sent, url }: PageRequest, during: RequestInit): Request =>
  sent === undefined ? new Request(url, during) : new Request(url, { ...during, method: "POST", body: sent })

const leafOf = (context: StaticHandlerContext) => context.matches.at(-1)!.route

const categoriesOf = ({ loaderData }: StaticHandlerContext) => (loaderData["frame"] as FrameData | undefined)?.categories ?? []

const headOf = (context: StaticHandlerContext, seed: Seed) => {
  const leaf = leafOf(context)
  const handle = leaf.handle as PageHandle | undefined
  if (context.errors || !handle) return errorHead(context.statusCode, seed.settings)
  return handle.head(context.loaderData[leaf.id] as never, {
    settings: seed.settings,
    path: context.location.pathname,
    search: context.location.search
  })
}

/** Removes the redirect for browsers without scripts if the request has already opened its target. */
const withoutOwnRedirect = ({ formsPath, ...head }: PageHead, { pathname }: URL): PageHead => ({
  ...head,
  formsPath: formsPath?.startsWith(`${pathname}?`) ? undefined : formsPath
})

const assetsOf = (context: StaticHandlerContext, page: PageRequest): PageAssets => {
  if (page.options.assets.kind === "development")
    return { entry: page.options.assets.entry, beside: [], styles: pageStyles([]), later: [], atSign: [] }
  const { id } = leafOf(context)
  return page.assets!.forPage(!context.errors && id.startsWith("src/") ? id.split("#")[0]! : ENTRY)
}

const createHydration = (context: StaticHandlerContext, seed: Seed): Hydration => ({
  seed,
  router: { loaderData: context.loaderData, errors: serializedErrors(context) }
})

/** The browser gets an error's status and variant, never its cause. */
const serializedErrors = (context: StaticHandlerContext) =>
  context.errors &&
  Object.fromEntries(
    Object.entries(context.errors).map(([id, error]) => {
      const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null }
      return [id, { status, statusText: "", internal: false, data }]
    })
  )

/** Whether the services or their dependencies are unreachable, so that a retry may succeed. */
const isServiceAway = (error: unknown): boolean => {
  const { _tag: tag, status } = Object(error) as { readonly _tag?: unknown; readonly status?: unknown }
  return tag === "Unreachable" || (tag === "HttpStatusError" && status === 503)
}

const reportErrors = (context: StaticHandlerContext, options: StorefrontOptions, url: URL): void => {
  for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error)) options.report(error, `page ${url.pathname}`)
}
