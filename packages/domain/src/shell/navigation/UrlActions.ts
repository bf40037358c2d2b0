import { Context, Effect, Layer } from "effect"
import { Cart } from "../../buying/cart/Cart.ts"
import { Catalog } from "../../catalog/catalog/Catalog.ts"
import { getListingAddStep } from "../../catalog/catalog/optionSelection.ts"
import type { ProductChoices } from "../../catalog/catalog/model.ts"
import { Quantity, type SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import { productHref } from "../../catalog/catalog/rules.ts"
import type { Project } from "../../vehicles/vehicle/model.ts"
import { pageAction } from "./hrefs.ts"

/** An action for the client app, such as opening a drawer. `Stay` means nothing, or the product was already added. */
export type UrlActionResult =
  | { readonly _tag: "Stay" }
  | { readonly _tag: "ChooseVariant" | "BuildKit" | "AddToList"; readonly product: ProductChoices }
  | { readonly _tag: "Go"; readonly href: string }

const stay: UrlActionResult = { _tag: "Stay" }
const ONE = Quantity.make(1)

/** Executes the action in a page's URL once when the page loads (NAV-105, NAV-106). */
export class UrlActions extends Context.Service<
  UrlActions,
  {
    /**
     * Executes the action in the query string `search`. A variant is added directly, or its page opens if the variant cannot be bought. For
     * a product, the rules of a card's button apply (ATC-10 to ATC-13). A missing or unknown number and failures are only logged.
     */
    readonly arrive: (search: string, project: Project | null) => Effect.Effect<UrlActionResult>
  }
>()("@camber/domain/navigation/Arrival") {
  static readonly layer: Layer.Layer<UrlActions, never, Cart | Catalog> = Layer.effect(
    UrlActions,
    Effect.gen(function* () {
      const cart = yield* Cart
      const catalog = yield* Catalog

      const add = Effect.fnUntraced(function* (product: ProductChoices, skuVariantNumber: SkuVariantNumber, failureHref: string) {
        const { productPageId, productPageUrl, skuBaseNumber } = product
        const [live] = yield* Effect.orElseSucceed(catalog.skuBases([skuBaseNumber], null), () => [])
        const { href } = yield* cart.add({
          title: live?.displayTitle ?? skuVariantNumber,
          items: [
            {
              skuVariantNumber,
              skuBaseNumber,
              quantityRequested: ONE,
              kitComponents: [],
              listId: null,
              listName: null,
              attribution: null
            }
          ],
          productPageId,
          productPageUrl,
          failureHref
        })
        return href === null ? stay : ({ _tag: "Go", href } as const)
      })

      const addToCart = (product: ProductChoices, requested: string) => {
        // The catalog accepts any letter case
        const number = requested.toUpperCase()
        const variant = product.variants.find(({ skuVariantNumber }) => skuVariantNumber.toUpperCase() === number)
        // The page opens at the named variant, never at a different one that could be bought
        const page = productHref(product.productPageUrl, variant?.skuVariantNumber)
        if (variant?.isPurchaseable === false) return Effect.succeed<UrlActionResult>({ _tag: "Go", href: page })
        const step = getListingAddStep(product)
        if (variant !== undefined && product.kitComponents.length === 0) return add(product, variant.skuVariantNumber, page)
        if (step._tag === "Add") return add(product, step.skuVariantNumber, page)
        return Effect.succeed<UrlActionResult>(step._tag === "OpenPage" ? { _tag: "Go", href: page } : { _tag: step._tag, product })
      }

      return UrlActions.of({
        arrive: Effect.fnUntraced(function* (search: string, project: Project | null): Effect.fn.Return<UrlActionResult> {
          const asked = pageAction(search)
          if (asked === null) return stay
          if (asked.skuOrSkuBase === null) {
            yield* Effect.logError("Missing skuorskubasetoadd url param")
            return stay
          }
          const product = yield* catalog.options(asked.skuOrSkuBase, project).pipe(
            Effect.tapError((error) => Effect.logError("Failed to load the product named in the URL", error)),
            Effect.orElseSucceed(() => null)
          )
          if (product === null) {
            yield* Effect.logError("No product for skuorskubasetoadd", asked.skuOrSkuBase)
            return stay
          }
          return asked.action === "addToList" ? { _tag: "AddToList", product } : yield* addToCart(product, asked.skuOrSkuBase)
        })
      })
    })
  )
}
