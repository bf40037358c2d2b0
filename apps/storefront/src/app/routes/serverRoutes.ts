import { factorFormPage } from "../../features/account-pages/forms/FactorFormPage.tsx"
import { signInCodeFormPage } from "../../features/account-pages/forms/SignInCodeFormPage.tsx"
import { addressesFormPage } from "../../features/addresses/forms/AddressesFormPage.tsx"
import { assemblyFormPage } from "../../features/assembly/forms/AssemblyFormPage.tsx"
import { cartFormPage } from "../../features/cart-page/forms/CartFormPage.tsx"
import { pitFormPage } from "../../features/class-sheets/forms/PitFormPage.tsx"
import { raceCarFormPage } from "../../features/class-sheets/forms/RaceCarFormPage.tsx"
import { uploadSheetFormPage } from "../../features/class-sheets/forms/UploadSheetFormPage.tsx"
import { checkoutFormPage } from "../../features/checkout/forms/CheckoutFormPage.tsx"
import { garageFormPage } from "../../features/garage/forms/GarageFormPage.tsx"
import { vehicleFormPage } from "../../features/garage/forms/VehicleFormPage.tsx"
import { jobFormPage } from "../../features/jobs/forms/JobFormPage.tsx"
import { ownPartsFormPage } from "../../features/mating/forms/OwnPartsFormPage.tsx"
import { buildSheetFormPage } from "../../features/owned-parts/forms/BuildSheetFormPage.tsx"
import { kitFormPage } from "../../features/options/forms/KitFormPage.tsx"
import { orderFormPage, orderOfHistoryFormPage } from "../../features/orders/forms/OrderFormPage.tsx"
import { ordersFormPage } from "../../features/orders/forms/OrdersFormPage.tsx"
import { payFormPage } from "../../features/orders/forms/PayFormPage.tsx"
import { trackFormPage } from "../../features/orders/forms/trackForm.ts"
import * as offlinePage from "../../features/recovery/OfflinePage.tsx"
import { planFormPage, plansFormPage } from "../../features/planner/forms/PlanFormPage.tsx"
import { formRoute } from "../../foundation/page/FormPage.ts"
import { type PageRoute, toSharedRoute } from "../../foundation/page/PageRoute.ts"

/** The form pages. Each uses the styles of the page that it replaces. */
const formRoutes: ReadonlyArray<PageRoute> = [
  formRoute("forms/addresses", "src/features/account-pages/SettingsPage.tsx", addressesFormPage),
  formRoute("forms/assembly", "src/features/assembly/AssemblyPage.tsx", assemblyFormPage),
  // With the styles of the car's page, which shows the same sheet.
  formRoute("forms/build-sheet", "src/features/owned-parts/BuildSheetSection.tsx", buildSheetFormPage),
  formRoute("forms/cart", "src/features/cart-page/CartPage.tsx", cartFormPage),
  formRoute("forms/checkout", "src/features/checkout/CheckoutPage.tsx", checkoutFormPage),
  formRoute("forms/class-sheets", "src/features/class-sheets/SheetPage.tsx", uploadSheetFormPage),
  formRoute("forms/garage", "src/features/garage/GaragePage.tsx", garageFormPage),
  formRoute("forms/garage/add", "src/features/garage/GaragePage.tsx", vehicleFormPage),
  // The product page itself has no stacked form fields.
  formRoute("forms/jobs/:slug", "src/features/jobs/JobPage.tsx", jobFormPage),
  formRoute("forms/kit", "src/features/checkout/CheckoutPage.tsx", kitFormPage),
  formRoute("forms/order/:number", "src/features/orders/ConfirmationPage.tsx", orderFormPage),
  formRoute("forms/orders", "src/features/orders/OrdersPage.tsx", ordersFormPage),
  formRoute("forms/orders/:number", "src/features/orders/OrderPage.tsx", orderOfHistoryFormPage),
  // With the styles of the cart page, which shows the same answers.
  formRoute("forms/parts", "src/features/cart-page/CartPage.tsx", ownPartsFormPage),
  formRoute("forms/pay/:number", "src/features/orders/ConfirmationPage.tsx", payFormPage),
  formRoute("forms/pit", "src/features/class-sheets/SheetPage.tsx", pitFormPage),
  formRoute("forms/plan", "src/features/planner/PlannerPage.tsx", plansFormPage),
  formRoute("forms/plan/:list", "src/features/planner/PlannerPage.tsx", planFormPage),
  formRoute("forms/race-car", "src/features/class-sheets/SheetPage.tsx", raceCarFormPage),
  formRoute("forms/second-factor", "src/features/account-pages/SettingsPage.tsx", factorFormPage),
  formRoute("forms/sign-in-code", "src/features/account-pages/SignInPage.tsx", signInCodeFormPage),
  formRoute("forms/track", "src/features/orders/OrderLocatorPage.tsx", trackFormPage)
]

/** The offline page, with the styles of every page. */
const offlineRoute = toSharedRoute({
  path: "pages/offline",
  id: "offline",
  loader: offlinePage.load,
  Component: offlinePage.Component,
  handle: offlinePage.handle
})

/** Pages without a route in the browser. */
export const serverRoutes: ReadonlyArray<PageRoute> = [...formRoutes, offlineRoute]
