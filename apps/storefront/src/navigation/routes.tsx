import type { Article } from "@camber/domain/content"
import { parseListing } from "@camber/domain/search"
import { redirect, type LoaderFunctionArgs, type RouteObject } from "react-router-dom"
import { toolboxCategories } from "../content/toolboxCategories.ts"
import { Frame } from "../frame/Frame.tsx"
import { garageHref } from "../garage/garageHref.ts"
import { FrameError } from "../recovery/FrameError.tsx"
import { PageError } from "../recovery/PageError.tsx"
import { latePage } from "./latePage.ts"
import { notFound } from "./notFound.ts"
import type { FrameData, ListingData, Pages, ToolboxData } from "./Pages.ts"

/** Listings live under these first segments (GAP-C54). */
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

/** Pages whose questions come with their chunks (SEO-06, SEO-07). */
const latePages = (pages: Pages): RouteObject[] => [
  ...directoryPaths.map((path) => latePage(pages, path, "src/landing/DirectoryPage.tsx", () => import("../landing/DirectoryPage.tsx"))),
  ...marketPaths.map((path) => latePage(pages, path, "src/landing/MarketPage.tsx", () => import("../landing/MarketPage.tsx"))),
  ...featurePaths.map((path) => latePage(pages, path, "src/landing/FeaturePage.tsx", () => import("../landing/FeaturePage.tsx"))),
  latePage(pages, "pages/newtrending", "src/landing/NewTrendingPage.tsx", () => import("../landing/NewTrendingPage.tsx")),
  latePage(
    pages,
    "account/notificationhistory",
    "src/account-notifications/NotificationsPage.tsx",
    () => import("../account-notifications/NotificationsPage.tsx")
  ),
  ...["account/login", "account/register"].map((path) =>
    latePage(pages, path, "src/account/SignInPage.tsx", () => import("../account/SignInPage.tsx"))
  ),
  latePage(pages, "account/forgot", "src/account/ForgotPage.tsx", () => import("../account/ForgotPage.tsx")),
  latePage(pages, "account/reset", "src/account/ResetPage.tsx", () => import("../account/ResetPage.tsx")),
  latePage(pages, "account/confirm", "src/account/ConfirmPage.tsx", () => import("../account/ConfirmPage.tsx")),
  latePage(pages, "account", "src/account/SettingsPage.tsx", () => import("../account/SettingsPage.tsx")),
  latePage(pages, "ReviewSubmission", "src/reviews/ReviewPage.tsx", () => import("../reviews/ReviewPage.tsx")),
  latePage(pages, "QuestionSubmission", "src/questions/QuestionPage.tsx", () => import("../questions/QuestionPage.tsx")),
  latePage(pages, "compare", "src/comparison/ComparePage.tsx", () => import("../comparison/ComparePage.tsx")),
  latePage(pages, "buildlist/sheet", "src/lists/BuildSheetPage.tsx", () => import("../lists/BuildSheetPage.tsx")),
  latePage(pages, "services", "src/help/ServicesPage.tsx", () => import("../help/ServicesPage.tsx")),
  latePage(pages, "staff", "src/staff/OverviewPage.tsx", () => import("../staff/OverviewPage.tsx")),
  latePage(pages, "staff/flags", "src/staff/FlagsPage.tsx", () => import("../staff/FlagsPage.tsx")),
  latePage(pages, "staff/banners", "src/staff/BannersPage.tsx", () => import("../staff/BannersPage.tsx")),
  latePage(pages, "staff/orders", "src/staff/OrdersPage.tsx", () => import("../staff/OrdersPage.tsx")),
  latePage(pages, "staff/reviews", "src/staff/ReviewsPage.tsx", () => import("../staff/ReviewsPage.tsx")),
  latePage(pages, "staff/questions", "src/staff/QuestionsPage.tsx", () => import("../staff/QuestionsPage.tsx")),
  latePage(pages, "staff/feedback", "src/staff/FeedbackPage.tsx", () => import("../staff/FeedbackPage.tsx")),
  latePage(pages, "staff/messages", "src/staff/MessagesPage.tsx", () => import("../staff/MessagesPage.tsx")),
  latePage(pages, "staff/actions", "src/staff/ActionsPage.tsx", () => import("../staff/ActionsPage.tsx")),
  latePage(pages, "info/privacy", "src/privacy/PrivacyPage.tsx", () => import("../privacy/PrivacyPage.tsx")),
  latePage(pages, "info/helpcenter", "src/help/HelpCenterPage.tsx", () => import("../help/HelpCenterPage.tsx")),
  latePage(pages, "buy", "src/checkout/CheckoutPage.tsx", () => import("../checkout/CheckoutPage.tsx")),
  latePage(pages, "buy/confirmation/:number", "src/orders/ConfirmationPage.tsx", () => import("../orders/ConfirmationPage.tsx")),
  latePage(pages, "account/orderhistory", "src/orders/OrdersPage.tsx", () => import("../orders/OrdersPage.tsx")),
  latePage(pages, "account/orderhistory/:number", "src/orders/OrderPage.tsx", () => import("../orders/OrderPage.tsx")),
  latePage(pages, "Track/OrderLocator", "src/orders/OrderLocatorPage.tsx", () => import("../orders/OrderLocatorPage.tsx")),
  latePage(pages, "Track/ReturnLocator", "src/orders/ReturnLocatorPage.tsx", () => import("../orders/ReturnLocatorPage.tsx")),
  latePage(pages, "pages/rewards", "src/rewards/RewardsPage.tsx", () => import("../rewards/RewardsPage.tsx")),
  latePage(pages, "the-toolbox/recommended", "src/content/RecommendedPage.tsx", () => import("../content/RecommendedPage.tsx"))
]

/**
 * The route table. A route's id is its page's module: the server finds there which files the page needs. Loaders answer 404 by throwing,
 * and 301 where an address is not the canonical one.
 */
export const makeRoutes = (pages: Pages): RouteObject[] => {
  const found = async <A,>(value: A | null): Promise<A> => {
    if (value !== null) return value
    throw await notFound(pages)
  }
  const listing = async ({ request }: LoaderFunctionArgs): Promise<ListingData> => {
    const url = new URL(request.url)
    const address = await found(parseListing(url.pathname, url.searchParams))
    const listing = await found(await pages.listing(address))
    if (listing.canonicalPath !== url.pathname) throw redirect(listing.canonicalPath + url.search, 301)
    return { address, listing }
  }
  const product = async ({ request, params }: LoaderFunctionArgs) => {
    const url = new URL(request.url)
    const page = await found(await pages.product(await found(wholeNumber(params["id"])), url.searchParams.get("sku")))
    if (url.pathname !== page.card.productPageUrl) throw redirect(page.card.productPageUrl + url.search, 301)
    return page
  }
  const article = async ({ request, params }: LoaderFunctionArgs): Promise<Article> => {
    const article = await found(await pages.article(await found(wholeNumber(params["id"]))))
    if (new URL(request.url).pathname !== article.url) throw redirect(article.url, 301)
    return article
  }
  const toolbox = async ({ params }: LoaderFunctionArgs): Promise<ToolboxData> => {
    const category = await found(toolboxCategories.find((category) => category.path === params["category"]) ?? null)
    return { category, articles: await pages.articles(category.path) }
  }
  return [
    {
      path: "/",
      id: "frame",
      loader: async (): Promise<FrameData> => {
        const [categories, banners] = await Promise.all([pages.categories(), pages.banners()])
        return { categories, banners }
      },
      shouldRevalidate: () => false,
      Component: Frame,
      ErrorBoundary: FrameError,
      children: [
        {
          ErrorBoundary: PageError,
          children: [
            {
              index: true,
              id: "src/home/HomePage.tsx",
              loader: ({ request }) => pages.home(new URL(request.url).search),
              lazy: () => import("../home/HomePage.tsx")
            },
            ...listingPaths.map((path, index) => ({
              path,
              id: index === 0 ? "src/search/ListingPage.tsx" : `src/search/ListingPage.tsx#${path}`,
              loader: listing,
              lazy: () => import("../search/ListingPage.tsx")
            })),
            {
              path: "item/:slug/:id",
              id: "src/catalogue/ProductPage.tsx",
              loader: product,
              lazy: () => import("../catalogue/ProductPage.tsx")
            },
            { path: "shoppingcart", id: "src/cart/CartPage.tsx", loader: () => null, lazy: () => import("../cart/CartPage.tsx") },
            { path: "buildlist", id: "src/lists/ListsPage.tsx", loader: () => null, lazy: () => import("../lists/ListsPage.tsx") },
            {
              path: "the-toolbox",
              id: "src/content/ToolboxPage.tsx",
              loader: () => pages.articles(null),
              lazy: () => import("../content/ToolboxPage.tsx")
            },
            {
              path: "the-toolbox/:category",
              id: "src/content/ToolboxCategoryPage.tsx",
              loader: toolbox,
              lazy: () => import("../content/ToolboxCategoryPage.tsx")
            },
            {
              path: "the-toolbox/:slug/:id",
              id: "src/content/ArticlePage.tsx",
              loader: article,
              lazy: () => import("../content/ArticlePage.tsx")
            },
            {
              path: "CustomerVehicle",
              id: "src/garage/GaragePage.tsx",
              loader: ({ request }) => {
                const { pathname, search } = new URL(request.url)
                return pathname === garageHref ? null : redirect(garageHref + search, 301)
              },
              lazy: () => import("../garage/GaragePage.tsx")
            },
            ...latePages(pages),
            { path: "*", loader: () => found(null), Component: NoPage }
          ]
        }
      ]
    }
  ]
}

/** Never drawn: its loader answers 404. */
const NoPage = () => null

/** Ids are 32-bit: a larger number is nobody's. */
const LARGEST_ID = 2_147_483_647
const wholeNumber = (text: string | undefined): number | null =>
  text && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ID ? Number(text) : null
