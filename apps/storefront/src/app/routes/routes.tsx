import type { Article } from "@camber/domain/content"
import { isOwnVehicleQuery, parseListing } from "@camber/domain/search"
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from "react-router-dom"
import { toolboxCategories } from "../../features/content/toolboxCategories.ts"
import { garageHref } from "../../foundation/page/hrefs.ts"
import { createLazyPage } from "../../foundation/page/createLazyPage.ts"
import {
  withDataPrefetch,
  throwNotFound,
  type PageRoute,
  type GetPages,
  toSharedRoute,
  withAnonymousVariant
} from "../../foundation/page/PageRoute.ts"
import type { FrameData, ListingData, PersonalPageData, Pages, ToolboxData } from "../../foundation/page/Pages.ts"
import { redirect } from "react-router-dom"
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
const directoryPaths = ["categories", "brands", "makes", "engines", "transmissions", "rearaxle", "platforms"]
const marketPaths = ["street", "race", "truck"]
const featurePaths = ["Featured/Racing-Engines", "Info/Shock"]

/** Pages whose queries are in their chunks (SEO-06, SEO-07). */
const latePages = (pagesOf: GetPages): PageRoute[] => [
  ...directoryPaths.map((path) =>
    toSharedRoute(
      createLazyPage(pagesOf, path, "src/features/landing/DirectoryPage.tsx", () => import("../../features/landing/DirectoryPage.tsx"))
    )
  ),
  ...marketPaths.map((path) =>
    toSharedRoute(
      createLazyPage(pagesOf, path, "src/features/landing/MarketPage.tsx", () => import("../../features/landing/MarketPage.tsx"))
    )
  ),
  ...featurePaths.map((path) =>
    toSharedRoute(
      createLazyPage(pagesOf, path, "src/features/landing/FeaturePage.tsx", () => import("../../features/landing/FeaturePage.tsx"))
    )
  ),
  toSharedRoute(
    createLazyPage(
      pagesOf,
      "assembly",
      "src/features/assembly/AssembliesPage.tsx",
      () => import("../../features/assembly/AssembliesPage.tsx")
    )
  ),
  toSharedRoute(
    createLazyPage(
      pagesOf,
      "assembly/:name",
      "src/features/assembly/AssemblyPage.tsx",
      () => import("../../features/assembly/AssemblyPage.tsx")
    )
  ),
  toSharedRoute(
    createLazyPage(
      pagesOf,
      "calculators",
      "src/features/calculators/CalculatorsPage.tsx",
      () => import("../../features/calculators/CalculatorsPage.tsx")
    )
  ),
  // Not shared: its inputs are unlimited, so they are not part of a shared page's address.
  createLazyPage(
    pagesOf,
    "calculators/:id",
    "src/features/calculators/CalculatorPage.tsx",
    () => import("../../features/calculators/CalculatorPage.tsx")
  ),
  toSharedRoute(
    createLazyPage(
      pagesOf,
      "pages/newtrending",
      "src/features/landing/NewTrendingPage.tsx",
      () => import("../../features/landing/NewTrendingPage.tsx")
    )
  ),
  createLazyPage(
    pagesOf,
    "account/notificationhistory",
    "src/features/account-notifications/NotificationsPage.tsx",
    () => import("../../features/account-notifications/NotificationsPage.tsx")
  ),
  ...["account/login", "account/register"].map((path) =>
    createLazyPage(pagesOf, path, "src/features/account-pages/SignInPage.tsx", () => import("../../features/account-pages/SignInPage.tsx"))
  ),
  createLazyPage(
    pagesOf,
    "account/forgot",
    "src/features/account-pages/ForgotPage.tsx",
    () => import("../../features/account-pages/ForgotPage.tsx")
  ),
  createLazyPage(
    pagesOf,
    "account/reset",
    "src/features/account-pages/ResetPage.tsx",
    () => import("../../features/account-pages/ResetPage.tsx")
  ),
  createLazyPage(
    pagesOf,
    "account/confirm",
    "src/features/account-pages/ConfirmPage.tsx",
    () => import("../../features/account-pages/ConfirmPage.tsx")
  ),
  createLazyPage(
    pagesOf,
    "account",
    "src/features/account-pages/SettingsPage.tsx",
    () => import("../../features/account-pages/SettingsPage.tsx")
  ),
  createLazyPage(pagesOf, "ReviewSubmission", "src/features/reviews/ReviewPage.tsx", () => import("../../features/reviews/ReviewPage.tsx")),
  createLazyPage(
    pagesOf,
    "QuestionSubmission",
    "src/features/questions/QuestionPage.tsx",
    () => import("../../features/questions/QuestionPage.tsx")
  ),
  // Only vehicles and race classes have such a page.
  toSharedRoute(
    createLazyPage(pagesOf, ":kind/:slug/car", "src/features/car-page/CarPage.tsx", () => import("../../features/car-page/CarPage.tsx"))
  ),
  createLazyPage(
    pagesOf,
    "compare",
    "src/features/compare-page/ComparePage.tsx",
    () => import("../../features/compare-page/ComparePage.tsx")
  ),
  createLazyPage(
    pagesOf,
    "buildlist/sheet",
    "src/features/list-pages/BuildSheetPage.tsx",
    () => import("../../features/list-pages/BuildSheetPage.tsx")
  ),
  createLazyPage(pagesOf, "buildlist/plan", "src/features/planner/PlannerPage.tsx", () => import("../../features/planner/PlannerPage.tsx")),
  toSharedRoute(
    createLazyPage(pagesOf, "giftcards", "src/features/help/GiftCardsPage.tsx", () => import("../../features/help/GiftCardsPage.tsx"))
  ),
  toSharedRoute(
    createLazyPage(
      pagesOf,
      "emailsignup",
      "src/features/signup/EmailSignupPage.tsx",
      () => import("../../features/signup/EmailSignupPage.tsx")
    )
  ),
  toSharedRoute(
    createLazyPage(pagesOf, "ds9layout", "src/features/landing/LayoutPage.tsx", () => import("../../features/landing/LayoutPage.tsx"))
  ),
  toSharedRoute(
    createLazyPage(pagesOf, "services", "src/features/help/ServicesPage.tsx", () => import("../../features/help/ServicesPage.tsx"))
  ),
  createLazyPage(pagesOf, "staff", "src/features/staff/OverviewPage.tsx", () => import("../../features/staff/OverviewPage.tsx")),
  createLazyPage(pagesOf, "staff/flags", "src/features/staff/FlagsPage.tsx", () => import("../../features/staff/FlagsPage.tsx")),
  createLazyPage(pagesOf, "staff/banners", "src/features/staff/BannersPage.tsx", () => import("../../features/staff/BannersPage.tsx")),
  createLazyPage(
    pagesOf,
    "staff/orders",
    "src/features/order-management/OrdersPage.tsx",
    () => import("../../features/order-management/OrdersPage.tsx")
  ),
  createLazyPage(
    pagesOf,
    "staff/orders/:number",
    "src/features/order-management/OrderPage.tsx",
    () => import("../../features/order-management/OrderPage.tsx")
  ),
  createLazyPage(
    pagesOf,
    "staff/returns",
    "src/features/order-management/ReturnsPage.tsx",
    () => import("../../features/order-management/ReturnsPage.tsx")
  ),
  createLazyPage(pagesOf, "staff/reviews", "src/features/staff/ReviewsPage.tsx", () => import("../../features/staff/ReviewsPage.tsx")),
  createLazyPage(
    pagesOf,
    "staff/questions",
    "src/features/staff/QuestionsPage.tsx",
    () => import("../../features/staff/QuestionsPage.tsx")
  ),
  createLazyPage(pagesOf, "staff/feedback", "src/features/staff/FeedbackPage.tsx", () => import("../../features/staff/FeedbackPage.tsx")),
  createLazyPage(pagesOf, "staff/messages", "src/features/staff/MessagesPage.tsx", () => import("../../features/staff/MessagesPage.tsx")),
  createLazyPage(pagesOf, "staff/push", "src/features/staff/PushPage.tsx", () => import("../../features/staff/PushPage.tsx")),
  createLazyPage(pagesOf, "staff/fit", "src/features/staff/FitReportsPage.tsx", () => import("../../features/staff/FitReportsPage.tsx")),
  createLazyPage(pagesOf, "staff/actions", "src/features/staff/ActionsPage.tsx", () => import("../../features/staff/ActionsPage.tsx")),
  toSharedRoute(
    createLazyPage(pagesOf, "info/privacy", "src/features/privacy/PrivacyPage.tsx", () => import("../../features/privacy/PrivacyPage.tsx"))
  ),
  toSharedRoute(
    createLazyPage(pagesOf, "info/terms", "src/features/help/TermsPage.tsx", () => import("../../features/help/TermsPage.tsx"))
  ),
  toSharedRoute(
    createLazyPage(
      pagesOf,
      "info/helpcenter",
      "src/features/help/HelpCenterPage.tsx",
      () => import("../../features/help/HelpCenterPage.tsx")
    )
  ),
  withAnonymousVariant(
    toSharedRoute(
      createLazyPage(pagesOf, "buy", "src/features/checkout/CheckoutPage.tsx", () => import("../../features/checkout/CheckoutPage.tsx"))
    )
  ),
  createLazyPage(
    pagesOf,
    "buy/confirmation/:number",
    "src/features/orders/ConfirmationPage.tsx",
    () => import("../../features/orders/ConfirmationPage.tsx")
  ),
  createLazyPage(
    pagesOf,
    "account/orderhistory",
    "src/features/orders/OrdersPage.tsx",
    () => import("../../features/orders/OrdersPage.tsx")
  ),
  createLazyPage(
    pagesOf,
    "account/orderhistory/:number",
    "src/features/orders/OrderPage.tsx",
    () => import("../../features/orders/OrderPage.tsx")
  ),
  createLazyPage(
    pagesOf,
    "Track/OrderLocator",
    "src/features/orders/OrderLocatorPage.tsx",
    () => import("../../features/orders/OrderLocatorPage.tsx")
  ),
  createLazyPage(
    pagesOf,
    "Track/ReturnLocator",
    "src/features/orders/ReturnLocatorPage.tsx",
    () => import("../../features/orders/ReturnLocatorPage.tsx")
  ),
  toSharedRoute(
    createLazyPage(
      pagesOf,
      "pages/appInstall",
      "src/features/install/InstallPage.tsx",
      () => import("../../features/install/InstallPage.tsx")
    )
  ),
  toSharedRoute(
    createLazyPage(pagesOf, "pages/rewards", "src/features/rewards/RewardsPage.tsx", () => import("../../features/rewards/RewardsPage.tsx"))
  ),
  toSharedRoute(
    createLazyPage(
      pagesOf,
      "the-toolbox/recommended",
      "src/features/content/RecommendedPage.tsx",
      () => import("../../features/content/RecommendedPage.tsx")
    )
  )
]

/**
 * The route table. A route's id is its page's module, by which the server finds the files of the page. Loaders throw 404, and 301 if an
 * address is not canonical. Created once per process; the request's context identifies the visitor.
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
            ...latePages(pagesOf),
            ...onServer,
            { path: "*", loader: (asked) => found(pagesOf(asked), null), Component: NoPage }
          ]
        }
      ]
    }
  ]
}

/** Articles do not depend on the selected car, so they remain offline when the selection changes. */
const atAnotherAddress: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href

/** Never rendered: its loader responds with 404. */
const NoPage = () => null

/** Redirects permanently to the canonical address and keeps the query. */
const moveTo = (path: string, { pathname, search }: URL): void => {
  if (pathname !== path) throw redirect(path + search, 301)
}

/** Ids are 32-bit: a larger number does not exist. */
const LARGEST_ID = 2_147_483_647
const wholeNumber = (text: string | undefined): number | null =>
  text && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ID ? Number(text) : null
