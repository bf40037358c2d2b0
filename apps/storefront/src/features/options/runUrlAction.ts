import type { ProductChoices } from "@camber/domain/catalog"
import { getListAdd } from "@camber/domain/lists"
import type { Project } from "@camber/domain/vehicle"
import type { ListsStore } from "../lists/ListsStore.ts"
import type { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { getImageUrl } from "../../foundation/page/images.ts"
import type { ChoicePurpose, ChoiceStore, OfferedProduct } from "./ChoiceStore.ts"

/** Stores and services that an address action needs. */
export interface UrlActionContext {
  readonly runtime: AppRuntime
  readonly choices: ChoiceStore
  readonly lists: ListsStore
  readonly navigator: PageNavigator
  readonly project: Project | null
}

/** Adds the items of the URL's query to the cart or a list, or opens the required drawer first (NAV-105, NAV-106, ERR-114). */
export const runUrlAction = async (search: string, { runtime, choices, lists, navigator, project }: UrlActionContext): Promise<void> => {
  const choose = async (step: "ChooseVariant" | "BuildKit", product: ProductChoices, purpose: ChoicePurpose) => {
    const offered = await offeredOf(product, runtime)
    if (step === "BuildKit") choices.openKit(offered, product, purpose)
    else choices.open({ kind: "variant", product: offered, options: product, purpose })
  }
  const end = await runtime.run((use) => use.Arrival.use((arrival) => arrival.arrive(search, project)))
  if (end._tag !== "Done" || end.value._tag === "Stay") return
  const outcome = end.value
  if (outcome._tag === "Go") return navigator.go(outcome.href)
  if (outcome._tag !== "AddToList") return choose(outcome._tag, outcome.product, "cart")
  const add = getListAdd(outcome.product)
  if (add._tag !== "ChooseList") return choose(add._tag, outcome.product, "list")
  await lists.open({ type: "save", content: { items: [add.item], articleIds: [] }, fromListId: null })
}

/** Creates the drawer's presentation of a product from its options alone. */
const offeredOf = async (product: ProductChoices, runtime: AppRuntime): Promise<OfferedProduct> => {
  const { productPageId, productPageUrl, skuBaseNumber } = product
  const end = await runtime.run((use) => use.Catalogue.use((catalogue) => catalogue.skuBases([skuBaseNumber], null)))
  const live = end._tag === "Done" ? end.value[0] : undefined
  return {
    skuBaseNumber,
    productPageId,
    productPageUrl,
    title: live?.displayTitle ?? skuBaseNumber,
    brand: live?.brand ?? "",
    imageUrl: getImageUrl(product.variants[0]?.imageUrl ?? null),
    price: live?.pricing.salePriceString ?? ""
  }
}
