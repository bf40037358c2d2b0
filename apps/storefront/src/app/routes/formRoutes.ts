import { cartFormPage } from "../../features/cart-page/forms/CartFormPage.tsx"
import { checkoutFormPage } from "../../features/checkout/forms/CheckoutFormPage.tsx"
import { garageFormPage } from "../../features/garage/forms/GarageFormPage.tsx"
import { vehicleFormPage } from "../../features/garage/forms/VehicleFormPage.tsx"
import { kitFormPage } from "../../features/options/forms/KitFormPage.tsx"
import { orderFormPage } from "../../features/orders/forms/OrderFormPage.tsx"
import { formRoute } from "../../foundation/page/FormPage.ts"
import type { PageRoute } from "../../foundation/page/PageRoute.ts"

/** The pages of forms, which no browser has a route to: the server alone draws them. Each has the styles of the page it stands in for. */
export const formRoutes: ReadonlyArray<PageRoute> = [
  formRoute("forms/cart", "src/features/cart-page/CartPage.tsx", cartFormPage),
  formRoute("forms/checkout", "src/features/checkout/CheckoutPage.tsx", checkoutFormPage),
  formRoute("forms/garage", "src/features/garage/GaragePage.tsx", garageFormPage),
  formRoute("forms/garage/add", "src/features/garage/GaragePage.tsx", vehicleFormPage),
  formRoute("forms/kit", "src/features/product-page/ProductPage.tsx", kitFormPage),
  formRoute("forms/order/:number", "src/features/orders/ConfirmationPage.tsx", orderFormPage)
]
