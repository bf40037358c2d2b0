import { ACCOUNT_PAGES } from "@camber/domain/account"
import { ASSEMBLIES_HREF } from "@camber/domain/assembly"
import { jobHref } from "@camber/domain/jobs"
import { ListId, PLAN_HREF, planHref } from "@camber/domain/lists"
import { ORDERS_HREF, orderHref } from "@camber/domain/order"
import { factorFormPage } from "../../features/account-pages/forms/FactorFormPage.tsx"
import { signInCodeFormPage } from "../../features/account-pages/forms/SignInCodeFormPage.tsx"
import { addressAction } from "../../features/addresses/forms/addressAction.ts"
import { assemblyAction } from "../../features/assembly/forms/assemblyAction.ts"
import { cartAction } from "../../features/cart-page/forms/cartAction.ts"
import { pitFormPage } from "../../features/class-sheets/forms/PitFormPage.tsx"
import { raceCarFormPage } from "../../features/class-sheets/forms/RaceCarFormPage.tsx"
import { uploadSheetFormPage } from "../../features/class-sheets/forms/UploadSheetFormPage.tsx"
import { checkoutAction } from "../../features/checkout/forms/checkoutAction.ts"
import { garageAction } from "../../features/garage/forms/garageAction.ts"
import { vehicleFormPage } from "../../features/garage/forms/VehicleFormPage.tsx"
import { jobAction } from "../../features/jobs/forms/jobAction.ts"
import { ownPartsFormPage } from "../../features/mating/forms/OwnPartsFormPage.tsx"
import { buildSheetFormPage } from "../../features/owned-parts/forms/BuildSheetFormPage.tsx"
import { kitFormPage } from "../../features/options/forms/KitFormPage.tsx"
import { orderAction } from "../../features/orders/forms/orderAction.ts"
import { payFormPage } from "../../features/orders/forms/PayFormPage.tsx"
import { trackAction } from "../../features/orders/forms/trackAction.ts"
import * as offlinePage from "../../features/recovery/OfflinePage.tsx"
import { planAction } from "../../features/planner/forms/planAction.ts"
import { cartHref, checkoutHref, confirmationHref, garageHref, withoutScriptsHref } from "../../foundation/page/hrefs.ts"
import { type FormAction, formRoute, movedRoute } from "../../foundation/page/FormPage.ts"
import { type PageRoute, toSharedRoute } from "../../foundation/page/PageRoute.ts"

/** The form pages. Each uses the styles of the page that it replaces. */
const formRoutes: ReadonlyArray<PageRoute> = [
  // Uses the styles of the car's page, which shows the same sheet.
  formRoute("forms/build-sheet", "src/features/owned-parts/BuildSheetSection.tsx", buildSheetFormPage),
  formRoute("forms/class-sheets", "src/features/class-sheets/SheetPage.tsx", uploadSheetFormPage),
  formRoute("forms/garage/add", "src/features/garage/GaragePage.tsx", vehicleFormPage),
  // The product page itself has no stacked form fields.
  formRoute("forms/kit", "src/features/checkout/CheckoutPage.tsx", kitFormPage),
  // Uses the styles of the cart page, which shows the same answers.
  formRoute("forms/parts", "src/features/cart-page/CartPage.tsx", ownPartsFormPage),
  formRoute("forms/pay/:number", "src/features/orders/ConfirmationPage.tsx", payFormPage),
  formRoute("forms/pit", "src/features/class-sheets/SheetPage.tsx", pitFormPage),
  formRoute("forms/race-car", "src/features/class-sheets/SheetPage.tsx", raceCarFormPage),
  formRoute("forms/second-factor", "src/features/account-pages/SettingsPage.tsx", factorFormPage),
  formRoute("forms/sign-in-code", "src/features/account-pages/SignInPage.tsx", signInCodeFormPage)
]

/** The offline page. It uses the styles of every page. */
const offlineRoute = toSharedRoute({
  path: "pages/offline",
  id: "offline",
  loader: offlinePage.load,
  Component: offlinePage.Component,
  handle: offlinePage.handle
})

/** Earlier form pages, and the pages that have replaced them. Old releases and browsers still link to them. */
const movedRoutes: ReadonlyArray<PageRoute> = [
  movedRoute("forms/addresses", () => ACCOUNT_PAGES.settings),
  movedRoute("forms/assembly", () => ASSEMBLIES_HREF),
  movedRoute("forms/cart", () => cartHref),
  movedRoute("forms/checkout", () => checkoutHref),
  movedRoute("forms/garage", () => garageHref),
  movedRoute("forms/jobs/:slug", ({ slug = "" }, search) => withoutScriptsHref(jobHref(encodeURIComponent(slug)), search)),
  movedRoute("forms/order/:number", ({ number = "" }) => confirmationHref(number)),
  movedRoute("forms/orders", (_, search) => ORDERS_HREF + search),
  movedRoute("forms/orders/:number", ({ number = "" }) => orderHref(number)),
  movedRoute("forms/plan", () => PLAN_HREF),
  movedRoute("forms/plan/:list", ({ list = "" }) => planHref({ id: ListId.make(list) })),
  movedRoute("forms/track", () => "/Track/OrderLocator")
]

/** Actions of pages with forms. Null: the page only shows the visitor's content. */
export const pageActions: ReadonlyMap<string, FormAction<unknown> | null> = new Map<string, FormAction<unknown> | null>([
  ["account", addressAction],
  ["account/orderhistory", null],
  ["account/orderhistory/:number", orderAction],
  ["assembly/:name", assemblyAction],
  ["buildlist/plan", planAction],
  ["buy", checkoutAction],
  ["buy/confirmation/:number", null],
  ["CustomerVehicle", garageAction],
  ["jobs/:slug", jobAction],
  ["shoppingcart", cartAction],
  ["Track/OrderLocator", trackAction]
])

/** Pages without a route in the browser. */
export const serverRoutes: ReadonlyArray<PageRoute> = [...formRoutes, ...movedRoutes, offlineRoute]
