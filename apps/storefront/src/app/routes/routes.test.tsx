import type { RouteObject } from "react-router-dom"
import { expect, it } from "vitest"
import type { PageRoute } from "../../foundation/page/PageRoute.ts"
import { createRoutes } from "./routes.tsx"

const pagesIn = (routes: ReadonlyArray<RouteObject>): ReadonlyArray<PageRoute> =>
  routes.flatMap((route) => (route.children ? pagesIn(route.children) : [route]))

it("each route declares whether its page is shared, and a page without a declaration is private", () => {
  const pages = pagesIn(
    createRoutes(() => {
      throw new Error("nobody asks")
    })
  )
  const paths = (isShared: boolean) => pages.filter((page) => (page.isShared ?? false) === isShared).map(({ path = "/" }) => path)
  expect(paths(true)).toEqual([
    "/",
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
    "vehicle/:slug",
    "item/:slug/:id",
    "shoppingcart",
    "buildlist",
    "the-toolbox",
    "the-toolbox/:category",
    "the-toolbox/:slug/:id",
    "CustomerVehicle",
    "categories",
    "brands",
    "makes",
    "engines",
    "transmissions",
    "rearaxle",
    "platforms",
    "street",
    "race",
    "truck",
    "Featured/Racing-Engines",
    "Info/Shock",
    "assembly",
    "assembly/:name",
    "calculators",
    "jobs",
    "pages/newtrending",
    ":kind/:slug/car",
    "giftcards",
    "emailsignup",
    "ds9layout",
    "services",
    "info/privacy",
    "info/terms",
    "info/helpcenter",
    "buy",
    "pages/appInstall",
    "pages/rewards",
    "the-toolbox/recommended"
  ])
  expect(paths(false)).toEqual([
    "calculators/:id",
    "jobs/:slug",
    "account/notificationhistory",
    "account/login",
    "account/register",
    "account/forgot",
    "account/reset",
    "account/confirm",
    "account",
    "ReviewSubmission",
    "QuestionSubmission",
    "race/:slug/rules",
    "class-sheets/:token",
    "pit",
    "compare",
    "buildlist/sheet",
    "buildlist/plan",
    "staff",
    "staff/flags",
    "staff/banners",
    "staff/orders",
    "staff/orders/:number",
    "staff/returns",
    "staff/reviews",
    "staff/questions",
    "staff/feedback",
    "staff/messages",
    "staff/push",
    "staff/fit",
    "staff/products",
    "staff/products/:id",
    "staff/imports",
    "staff/articles",
    "staff/articles/:id",
    "staff/promo-codes",
    "staff/redirects",
    "staff/shop",
    "staff/people",
    "staff/actions",
    "buy/confirmation/:number",
    "buy/:items",
    "account/orderhistory",
    "account/orderhistory/:number",
    "Track/OrderLocator",
    "Track/ReturnLocator",
    "*"
  ])
})
