import type { Article } from "@camber/domain/content"
import { isOwnVehicleQuery, parseListing } from "@camber/domain/search"
import { type LoaderFunctionArgs, redirect } from "react-router-dom"
import { toolboxCategories } from "../../features/content/toolbox.ts"
import { garageHref } from "../../foundation/page/hrefs.ts"
import { createLazyPages } from "./createLazyPages.ts"
import {
  atAnotherAddress,
  withDataPrefetch,
  throwNotFound,
  type PageRoute,
  type GetPages,
  toSharedRoute,
  withAnonymousVariant
} from "../../foundation/page/PageRoute.ts"
import type { FrameData, ListingData, PersonalPageData, Pages, ToolboxData } from "../../foundation/page/Pages.ts"
import { FrameError, PageError } from "../../features/recovery/PageError.tsx"
import { Frame } from "../frame/Frame.tsx"

/** First path segments of listings (GAP-C54). */
const listingPaths = [
  "shop/:slug",
  "search",
  "deals",
  "brands/:slug",
  "makes/:slug",
  "engines/:slug",
  "transmissions/:slug",
  "rearaxle/:slug",
  "platforms/:slug",
  "race/:slug",
  "vehicle/:slug"
]
/**
 * The route table. A route's id is its page's module, by which the server finds the files of the page. Loaders throw 404, and 301 if a URL
 * is not canonical. Created once per process; the request's context identifies the visitor.
 */
export const createRoutes = (pagesOf: GetPages, onServer: ReadonlyArray<PageRoute> = []): PageRoute[] => {
  const found = async <A,>(pages: Pages, value: A | null): Promise<A> => {
    if (value !== null) return value
    throw await throwNotFound(pages)
  }
  const listing = async (asked: LoaderFunctionArgs): Promise<ListingData> => {
    const [pages, url] = [pagesOf(asked), new URL(asked.request.url)]
    const address = await found(pages, parseListing(url.pathname, url.searchParams))
    // A shared page does not contain the selected car; the garage does.
    if (isOwnVehicleQuery(address.query)) throw redirect("/CustomerVehicle", 302)
    const listing = await found(pages, await pages.listing(address))
    // A full part number redirects to its part.
    const part = address.facets.length === 0 ? listing.understood?.part : null
    if (part) throw redirect(part.url, 302)
    moveTo(listing.canonicalPath, url)
    return { address, listing, view: address.view ?? (await pages.listingView()) }
  }
  const product = async (asked: LoaderFunctionArgs) => {
    const [pages, url] = [pagesOf(asked), new URL(asked.request.url)]
    const id = await found(pages, wholeNumber(asked.params["id"]))
    const page = await found(pages, await pages.product(id, url.searchParams.get("sku")))
    moveTo(page.card.productPageUrl, url)
    return page
  }
  const article = async (asked: LoaderFunctionArgs): Promise<Article> => {
    const [pages, url] = [pagesOf(asked), new URL(asked.request.url)]
    const article = await found(pages, await pages.article(await found(pages, wholeNumber(asked.params["id"]))))
    moveTo(article.url, url)
    return article
  }
  const toolbox = async (asked: LoaderFunctionArgs): Promise<ToolboxData> => {
    const pages = pagesOf(asked)
    const category = await found(pages, toolboxCategories.find((category) => category.path === asked.params["category"]) ?? null)
    return { category, articles: await pages.articles(category.path) }
  }
  return [
    {
      id: "frame",
      Component: Frame,
      ErrorBoundary: FrameError,
      path: "/",
      loader: async (asked): Promise<FrameData> => {
        const pages = pagesOf(asked)
        const [categories, banners] = await Promise.all([pages.categories(), pages.banners()])
        return { categories, banners }
      },
      shouldRevalidate: () => false,
      children: [
        {
          id: "page",
          ErrorBoundary: PageError,
          children: [
            toSharedRoute({
              index: true,
              id: "src/features/home/HomePage.tsx",
              loader: (asked) => pagesOf(asked).home(new URL(asked.request.url).search),
              lazy: () => import("../../features/home/HomePage.tsx")
            }),
            ...listingPaths.map((path, index) =>
              toSharedRoute({
                path,
                id: index === 0 ? "src/features/search/ListingPage.tsx" : `src/features/search/ListingPage.tsx#${path}`,
                loader: listing,
                lazy: () => import("../../features/search/ListingPage.tsx")
              })
            ),
            withDataPrefetch(
              toSharedRoute({
                path: "item/:slug/:id",
                id: "src/features/product-page/ProductPage.tsx",
                loader: product,
                lazy: () => import("../../features/product-page/ProductPage.tsx")
              })
            ),
            withAnonymousVariant(
              toSharedRoute({
                path: "shoppingcart",
                id: "src/features/cart-page/CartPage.tsx",
                loader: (asked): PersonalPageData => ({ isAnonymous: pagesOf(asked).isAnonymous() }),
                lazy: () => import("../../features/cart-page/CartPage.tsx")
              })
            ),
            toSharedRoute({
              path: "buildlist",
              id: "src/features/list-pages/ListsPage.tsx",
              loader: (asked) => {
                pagesOf(asked)
                return null
              },
              lazy: () => import("../../features/list-pages/ListsPage.tsx")
            }),
            toSharedRoute({
              path: "the-toolbox",
              id: "src/features/content/ToolboxPage.tsx",
              loader: (asked) => pagesOf(asked).articles(null),
              lazy: () => import("../../features/content/ToolboxPage.tsx")
            }),
            toSharedRoute({
              path: "the-toolbox/:category",
              id: "src/features/content/ToolboxCategoryPage.tsx",
              loader: toolbox,
              lazy: () => import("../../features/content/ToolboxCategoryPage.tsx")
            }),
            toSharedRoute({
              path: "the-toolbox/:slug/:id",
              // Articles do not depend on the selected car, so they remain offline when the selection changes.
              shouldRevalidate: atAnotherAddress,
              id: "src/features/content/ArticlePage.tsx",
              loader: article,
              lazy: () => import("../../features/content/ArticlePage.tsx")
            }),
            toSharedRoute({
              path: "CustomerVehicle",
              id: "src/features/garage/GaragePage.tsx",
              loader: (asked) => {
                pagesOf(asked)
                moveTo(garageHref, new URL(asked.request.url))
                return null
              },
              lazy: () => import("../../features/garage/GaragePage.tsx")
            }),
            ...createLazyPages(pagesOf),
            ...onServer,
            { path: "*", loader: (asked) => found(pagesOf(asked), null), Component: NoPage }
          ]
        }
      ]
    }
  ]
}

/** Never rendered: its loader responds with 404. */
const NoPage = () => null

/** Redirects permanently to the canonical URL and keeps the query. */
const moveTo = (path: string, { pathname, search }: URL): void => {
  if (pathname !== path) throw redirect(path + search, 301)
}

/** Ids are 32-bit: a larger number does not exist. */
const LARGEST_ID = 2_147_483_647
const wholeNumber = (text: string | undefined): number | null =>
  text && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ID ? Number(text) : null
