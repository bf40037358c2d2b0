import type { Banner } from "@camber/domain/banners"
import { type Feature, isFeatureOn } from "@camber/domain/flags"
import { getPageType } from "@camber/domain/pages"
import { applyListingPreference, type ListingAddress, type ListingView } from "@camber/domain/search"
import { UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { setImmediate } from "node:timers/promises"
import { StrictMode } from "react"
import { renderToString } from "react-dom/server"
import type { StaticHandler, StaticHandlerContext } from "react-router-dom"
import { composeApp } from "../composition/composeApp.ts"
import { LateComponents } from "../../foundation/late/LateComponents.ts"
import type { Seed, SelectedProject } from "../../foundation/runtime/Seed.ts"
import type { ServerRuntime } from "../composition/serverRuntime.ts"
import { StoreContext } from "../../foundation/runtime/StoreContext.ts"
import type { StorefrontOptions } from "./contract.ts"
import { siteBanners } from "../../features/banners/PageBanners.tsx"
import { siteFooter } from "../frame/PageFooter.tsx"
import type { FormVisitor } from "../../foundation/page/FormPage.ts"
import { errorPage } from "../../features/recovery/errorPage.tsx"
import { errorHead, type PageHandle } from "../../foundation/page/PageHead.ts"
import { isErrorResponse } from "../../foundation/router/responses.ts"
import { getRenderedState, type PageRouter } from "../../foundation/router/PageRouter.ts"
import { RouterView } from "../../foundation/router/RouterView.tsx"
import type { InitialPage } from "../routes/initialPage.ts"
import { createPages } from "../routes/createPages.ts"
import { useCases } from "../../foundation/runtime/useCases.ts"
import type { Assets } from "./Assets.ts"
import { htmlDocument, type PageAssets } from "./Document.ts"
import { RenderedPage } from "./PageCache.ts"
import { pageStyles } from "./pageStyles.ts"

export interface PageRequest {
  readonly url: URL
  /** The routes, which everybody shares: who asks goes along as their context. */
  readonly handler: StaticHandler
  /** Breaks the questions to the services off; undefined where the page is for everybody. */
  readonly signal: AbortSignal | undefined
  readonly runtime: ServerRuntime
  /** Those that stand above this visitor's pages now. */
  readonly banners: ReadonlyArray<Banner>
  readonly selected: SelectedProject | null
  readonly catalogueVersion: string
  readonly isForBot: boolean
  readonly isStaff: boolean
  /** Nothing in the shop is theirs, and the page says so. */
  readonly isForStranger: boolean
  /** How the visitor has listings shown (LOOK-03). */
  readonly keptView: ListingView
  /** Listings show everything to the visitor (GAP-C70). */
  readonly isAllKept: boolean
  /** The features that flags turn from their defaults for whoever gets it. */
  readonly turned: ReadonlyArray<Feature>
  /** Whose page of forms it is; undefined for every other page. */
  readonly visitor?: FormVisitor
  /** What its form sent; undefined where nothing was. */
  readonly sent?: string | undefined
  readonly options: StorefrontOptions
  readonly assets: Assets | null
}

/** Loads, draws and wraps one page. A redirect is a page without a body. That of a shared page leads to a path: what was asked of it is each asker's own. */
export const renderPage = async (page: PageRequest): Promise<RenderedPage> => {
  const { handler, options } = page
  const during = page.signal ? { signal: page.signal } : {}
  const seed: Seed = {
    settings: {
      publicOrigin: options.publicOrigin,
      brandName: options.brandName,
      contactPhone: options.contactPhone,
      smsShortCode: options.smsShortCode,
      freeShippingThreshold: options.freeShippingThreshold,
      policy: options.policy,
      isGeolocationEnabled: options.isGeolocationEnabled,
      turned: page.turned,
      ...(options.observingScripts && { observingScripts: options.observingScripts })
    },
    selected: page.selected,
    theme: "light",
    catalogueVersion: page.catalogueVersion
  }
  const { container, dispose } = composeApp(
    seed,
    () => Promise.reject(new Error("The server has no engine.")),
    () => {}
  )
  const components = container.resolve(LateComponents)
  try {
    const pages = createPages(
      (command) => page.runtime.runPromise(command(useCases), during),
      () => (page.isForBot ? null : (page.selected?.project ?? UNKNOWN_PROJECT)),
      (late) => components.load(late),
      () => page.isStaff,
      (feature) => isFeatureOn(page.turned, feature),
      () => page.isForStranger
    )
    const context = await handler.query(requestOf(page, during), {
      requestContext: {
        ...pages,
        listing: (address: ListingAddress) => pages.listing(applyListingPreference(address, page.isAllKept)),
        listingView: async () => page.keptView,
        banners: async () => page.banners,
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

    await Promise.all([siteFooter, siteBanners, errorPage].map((late) => components.load(late)))
    // What was read, what is drawn and what is written of it each take a while: others are answered in between.
    await setImmediate()
    const markup = renderToString(
      <StrictMode>
        <StoreContext value={container}>
          <RouterView router={drawnRouter(context)} />
        </StoreContext>
      </StrictMode>
    )
    await setImmediate()
    const head = headOf(context, seed)
    const assets = assetsOf(context, page)
    const html = htmlDocument({
      head,
      origin: options.publicOrigin,
      brandName: options.brandName,
      hasPlainRibbons: !isFeatureOn(page.turned, "greenSaveRibbon"),
      facts: { today: new Date().toISOString().slice(0, 10), address: options.contactAddress },
      pageType: getPageType(page.url.pathname),
      assets,
      markup,
      hydration: page.visitor || head.isStill ? null : { seed, page: firstPage(context, page) }
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

/** What is drawn in a failed page's place. */
const ERROR_PAGE = "src/features/recovery/PageError.tsx"

const leafOf = (context: StaticHandlerContext) => context.matches.at(-1)!.route

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

const assetsOf = (context: StaticHandlerContext, page: PageRequest): PageAssets => {
  if (page.options.assets.kind === "development")
    return { entry: page.options.assets.entry, beside: [], styles: pageStyles([]), later: [], atSign: [] }
  const id = context.errors ? ERROR_PAGE : leafOf(context).id
  return page.assets!.forPage(id.startsWith("src/") ? id.split("#")[0]! : "src/app/entry-client.ts")
}

const firstPage = (context: StaticHandlerContext, page: PageRequest): InitialPage => {
  const { params, route } = context.matches.at(-1)!
  const errors = serializedErrors(context)
  return { id: route.id, module: errors === null ? moduleAddress(route.id, page) : null, params, loaderData: context.loaderData, errors }
}

/** Where the browser finds a page's code. */
const moduleAddress = (id: string, { assets }: PageRequest): string => {
  const file = id.split("#")[0]!
  return assets === null ? `/${file}` : assets.addressOf(file)
}

/** Nothing is followed on the server. */
const drawnRouter = (context: StaticHandlerContext): PageRouter => ({
  state: getRenderedState(context),
  subscribe: () => () => {},
  navigate: async () => {},
  revalidate: async () => {}
})

/** The browser learns an error's status and draw, never its cause. */
const serializedErrors = (context: StaticHandlerContext) =>
  context.errors &&
  Object.fromEntries(
    Object.entries(context.errors).map(([id, error]) => {
      const { status, data } = isErrorResponse(error) ? error : { status: 500, data: null }
      return [id, { status, statusText: "", internal: false, data }]
    })
  )

/** The services cannot be reached, or cannot reach what they need: it is worth coming again. */
const isServiceAway = (error: unknown): boolean => {
  const { _tag: tag, status } = Object(error) as { readonly _tag?: unknown; readonly status?: unknown }
  return tag === "Unreachable" || (tag === "Refused" && status === 503)
}

const reportErrors = (context: StaticHandlerContext, options: StorefrontOptions, url: URL): void => {
  for (const error of Object.values(context.errors ?? {})) if (!isErrorResponse(error)) options.report(error, `page ${url.pathname}`)
}
