import type { CartItem } from "@camber/domain/cart"
import {
  clampQuantity,
  MIN_QUANTITY,
  getListingAddStep,
  type ProductChoices,
  type Quantity,
  type SkuBaseNumber,
  type SkuVariantNumber
} from "@camber/domain/catalog"
import { UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { action, makeObservable, observable, observableRef } from "mobx"
import type { CartStore } from "../cart/CartStore.ts"
import type { ListsStore } from "../lists/ListsStore.ts"
import type { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import type { ProjectStore } from "../vehicle/ProjectStore.ts"
import { createPrefetch, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"

/** A product as a card or a page offers it. */
export interface OfferedProduct {
  readonly skuBaseNumber: SkuBaseNumber
  /** Null if only the URL of the product's page is known. */
  readonly productPageId: number | null
  readonly productPageUrl: string
  readonly title: string
  readonly brand: string
  readonly imageUrl: string
  readonly price: string
  /** In US dollars; absent if unknown. */
  readonly coreCharge?: number | null
}

/** Fields of a cart item that are known before a kit's components are selected. */
export type SettledItem = Pick<CartItem, "quantityRequested" | "skuVariantNumber">

/** Target of the selection (DRW-01). */
export type ChoicePurpose = "cart" | "list"

/** Content of a drawer, a new object for each opening. The drawer itself stores the selections. */
export type Chooser = { readonly product: OfferedProduct; readonly options: ProductChoices; readonly purpose: ChoicePurpose } & (
  | { readonly kind: "variant" }
  | { readonly kind: "kit"; readonly item: SettledItem }
)
export type VariantChooser = Extract<Chooser, { readonly kind: "variant" }>
export type KitChooser = Extract<Chooser, { readonly kind: "kit" }>

/** Display time in milliseconds of the notice about a part that was not added. */
const NOT_ADDED_MS = 5000

const ONE = clampQuantity(MIN_QUANTITY)

/** UI-only state between an add button and the cart or a list: options are loading, or a drawer is open. */
export class ChoiceStore {
  /** Remains set while the drawer closes, so that its content does not disappear during the animation. */
  chooser: Chooser | null = null
  isOpen = false
  /** Number of times that a drawer was opened. Each opening starts with a fresh selection. */
  openings = 0
  /** Product whose options are loading. */
  resolving: SkuBaseNumber | null = null
  readonly #runtime: AppRuntime
  readonly #navigator: PageNavigator
  readonly #cart: CartStore
  readonly #lists: ListsStore
  readonly #project: ProjectStore
  constructor(runtime: AppRuntime, navigator: PageNavigator, cart: CartStore, lists: ListsStore, project: ProjectStore) {
    this.#runtime = runtime
    this.#navigator = navigator
    this.#cart = cart
    this.#lists = lists
    this.#project = project
    makeObservable<ChoiceStore, "resolve">(this, {
      chooser: observableRef,
      isOpen: observable,
      openings: observable,
      resolving: observable,
      open: action,
      close: action,
      resolve: action
    })
  }

  /** Whether this product's button is busy with its options or with the cart's response. */
  isBusy(skuBaseNumber: SkuBaseNumber): boolean {
    return this.resolving === skuBaseNumber || this.#cart.isAdding(skuBaseNumber)
  }

  /** Handles the button of a card: adds immediately, opens a drawer or opens the page (ATC-10 to ATC-13). */
  async addFromListing(product: OfferedProduct): Promise<void> {
    if (this.isBusy(product.skuBaseNumber)) return
    const options = await this.#optionsOf(product)
    if (options === null && !navigator.onLine) return this.#showNotAdded(product)
    const step = getListingAddStep(options)
    if (step._tag === "Add") return this.add(product, { skuVariantNumber: step.skuVariantNumber, quantityRequested: ONE })
    if (options === null || step._tag === "OpenPage") return this.#navigator.go(product.productPageUrl)
    if (step._tag === "BuildKit") return this.openKit(product, options, "cart")
    this.open({ kind: "variant", product, options, purpose: "cart" })
  }

  /** Handles the list button of a card: opens the drawer of lists, or the required options first (LIST-10, LIST-11). */
  async addToList(product: OfferedProduct): Promise<void> {
    const choice = await this.#lists.startAdd(product.skuBaseNumber)
    if (choice?._tag === "BuildKit") this.openKit(product, choice.product, "list")
    else if (choice !== null) this.open({ kind: "variant", product, options: choice.product, purpose: "list" })
  }

  /** Handles the main button of a kit's page if the kit has options (ATC-18). */
  async buildKit(product: OfferedProduct, quantity: Quantity): Promise<void> {
    if (this.isBusy(product.skuBaseNumber)) return
    const options = await this.#optionsOf(product)
    if (options === null) this.#navigator.go(product.productPageUrl)
    else this.openKit(product, options, "cart", quantity)
  }

  /** Sends the selected variant to its target. A kit for the cart opens its parts next. */
  async addVariant({ product, options, purpose }: VariantChooser, skuVariantNumber: SkuVariantNumber): Promise<void> {
    if (purpose === "list") return this.saveToList(product, { skuVariantNumber, quantityRequested: ONE })
    if (options.kitComponents.length > 0) return this.openKit(product, { ...options, skuVariantNumber }, "cart")
    return this.add(product, { skuVariantNumber, quantityRequested: ONE })
  }

  /** Opens the drawer of lists. A list stores a complete kit with its parts, and an incomplete kit as a whole. */
  async saveToList(
    product: OfferedProduct,
    { kitComponents = [], quantityRequested: quantity, skuVariantNumber }: SettledItem & Partial<Pick<CartItem, "kitComponents">>
  ): Promise<void> {
    this.close()
    await this.#lists.open({
      type: "save",
      content: {
        items: [{ skuBaseNumber: product.skuBaseNumber, skuVariantNumber, quantity, kitComponents }],
        articleIds: [],
        shown: [product]
      },
      fromListId: null
    })
  }

  /**
   * Adds to the cart and closes an open drawer. A failure opens the product's page with fresh options (ATC-05, ATC-09), unless the
   * shopper is already there.
   */
  async add(product: OfferedProduct, item: SettledItem & Partial<Pick<CartItem, "kitComponents">>, isOnPage = false): Promise<void> {
    const { chooser } = this
    await this.#cart.add({
      title: product.title,
      productPageId: product.productPageId,
      productPageUrl: product.productPageUrl,
      failureHref: isOnPage ? null : product.productPageUrl,
      shown: [product],
      items: [{ skuBaseNumber: product.skuBaseNumber, kitComponents: [], listId: null, listName: null, attribution: null, ...item }]
    })
    if (this.chooser === chooser) this.close()
  }

  /** Opens the product's page, because the drawer's code failed to load. */
  openPage(): void {
    this.close()
    if (this.chooser !== null) this.#navigator.go(this.chooser.product.productPageUrl)
  }
  close(): void {
    this.isOpen = false
  }
  open(chooser: Chooser): void {
    this.chooser = chooser
    this.openings += 1
    this.isOpen = true
  }
  openKit(product: OfferedProduct, options: ProductChoices, purpose: ChoicePurpose, quantityRequested = ONE): void {
    const { skuVariantNumber } = options
    if (skuVariantNumber === null) return this.#navigator.go(product.productPageUrl)
    this.open({ kind: "kit", product, options, purpose, item: { skuVariantNumber, quantityRequested } })
  }
  private resolve(skuBaseNumber: SkuBaseNumber | null): void {
    this.resolving = skuBaseNumber
  }

  /** Shows a notice that names the part that was not added, and keeps the page. */
  async #showNotAdded({ title }: OfferedProduct): Promise<void> {
    const notice = {
      message: `You're offline, so we couldn't add ${title}. Try again when you're online.`,
      intent: "negative",
      duration: NOT_ADDED_MS
    } as const
    await this.#runtime.run((use) => use.Notifications.use((notifications) => notifications.show(notice)))
  }
  async #optionsOf({ skuBaseNumber }: OfferedProduct): Promise<ProductChoices | null> {
    this.resolve(skuBaseNumber)
    const project = this.#project.project ?? UNKNOWN_PROJECT
    const end = await this.#runtime.run((use) => use.Catalogue.use((catalogue) => catalogue.options(skuBaseNumber, project)))
    this.resolve(null)
    return end._tag === "Done" ? end.value : null
  }
}

export const choiceDrawer: LazyComponent = () => import("./ChoiceDrawer.tsx")
export const prefetchChoiceDrawer = createPrefetch(choiceDrawer)
