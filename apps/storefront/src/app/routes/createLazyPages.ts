import {
  createLazyPage,
  atAnotherAddress,
  type GetPages,
  type PageRoute,
  toSharedRoute,
  withAnonymousVariant
} from "../../foundation/page/PageRoute.ts"

const directoryPaths = ["categories", "brands", "makes", "engines", "transmissions", "rearaxle", "platforms"]
const marketPaths = ["street", "race", "truck"]
const featurePaths = ["Featured/Racing-Engines", "Info/Shock"]

/** Pages whose queries are in their chunks (SEO-06, SEO-07). */
export const createLazyPages = (pagesOf: GetPages): PageRoute[] => [
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
  // Not shared: the inputs in its URL have too many combinations to cache.
  createLazyPage(
    pagesOf,
    "calculators/:id",
    "src/features/calculators/CalculatorPage.tsx",
    () => import("../../features/calculators/CalculatorPage.tsx")
  ),
  toSharedRoute(createLazyPage(pagesOf, "jobs", "src/features/jobs/JobsPage.tsx", () => import("../../features/jobs/JobsPage.tsx"))),
  // Not shared: the answers in its URL have too many combinations to cache.
  createLazyPage(pagesOf, "jobs/:slug", "src/features/jobs/JobPage.tsx", () => import("../../features/jobs/JobPage.tsx")),
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
  // Only vehicles and race classes have a car page.
  toSharedRoute(
    createLazyPage(pagesOf, ":kind/:slug/car", "src/features/car-page/CarPage.tsx", () => import("../../features/car-page/CarPage.tsx"))
  ),
  // Not shared: the notice of an old sheet depends on the day.
  createLazyPage(
    pagesOf,
    "race/:slug/rules",
    "src/features/class-sheets/SheetPage.tsx",
    () => import("../../features/class-sheets/SheetPage.tsx")
  ),
  createLazyPage(
    pagesOf,
    "class-sheets/:token",
    "src/features/class-sheets/SheetPage.tsx",
    () => import("../../features/class-sheets/SheetPage.tsx")
  ),
  createLazyPage(pagesOf, "pit", "src/features/class-sheets/PitPage.tsx", () => import("../../features/class-sheets/PitPage.tsx")),
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
  createLazyPage(pagesOf, "staff/products", "src/features/staff/ProductsPage.tsx", () => import("../../features/staff/ProductsPage.tsx")),
  createLazyPage(
    pagesOf,
    "staff/products/:id",
    "src/features/staff/ProductEditorPage.tsx",
    () => import("../../features/staff/ProductEditorPage.tsx")
  ),
  createLazyPage(pagesOf, "staff/imports", "src/features/staff/ImportsPage.tsx", () => import("../../features/staff/ImportsPage.tsx")),
  createLazyPage(pagesOf, "staff/articles", "src/features/staff/ArticlesPage.tsx", () => import("../../features/staff/ArticlesPage.tsx")),
  createLazyPage(
    pagesOf,
    "staff/articles/:id",
    "src/features/staff/ArticleEditorPage.tsx",
    () => import("../../features/staff/ArticleEditorPage.tsx")
  ),
  createLazyPage(
    pagesOf,
    "staff/promo-codes",
    "src/features/staff/PromoCodesPage.tsx",
    () => import("../../features/staff/PromoCodesPage.tsx")
  ),
  createLazyPage(
    pagesOf,
    "staff/redirects",
    "src/features/staff/RedirectsPage.tsx",
    () => import("../../features/staff/RedirectsPage.tsx")
  ),
  createLazyPage(pagesOf, "staff/shop", "src/features/staff/ShopPage.tsx", () => import("../../features/staff/ShopPage.tsx")),
  createLazyPage(pagesOf, "staff/people", "src/features/staff/PeoplePage.tsx", () => import("../../features/staff/PeoplePage.tsx")),
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
  {
    ...createLazyPage(
      pagesOf,
      "buy/:items",
      "src/features/cart-page/CartLinkPage.tsx",
      () => import("../../features/cart-page/CartLinkPage.tsx")
    ),
    // A selected vehicle revalidates pages. Here that would open the link again, which fills the cart.
    shouldRevalidate: atAnotherAddress
  },
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
