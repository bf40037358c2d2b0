import { clampQuantity } from "../../catalog/catalog/rules.ts"
import { listKey } from "../lists/rules.ts"
import type { ListId, ListItem, ListProduct, PartsList, ShareGuid } from "../lists/model.ts"
import type { Cents } from "../../foundation/money/model.ts"
import { parsePriceText } from "./localCart.ts"
import type { VersionedQuantity, DisplayedPart } from "../offline-merge/model.ts"
import { addQuantity } from "../offline-merge/mergeChange.ts"

type Lists = ReadonlyArray<PartsList>
type Named = Pick<ListItem, "kitComponents" | "skuBaseNumber" | "skuVariantNumber">

/** Returns whether two items are the same list item. */
export const isSameListItem = (first: Named, second: Named): boolean => listKey(first) === listKey(second)

/** Returns the quantity of a list item with its version counter; null if the item is not in the list. */
export const getVersionedQuantity = (lists: Lists | null, listId: ListId, item: Named): VersionedQuantity | null =>
  findProduct(
    lists?.find(({ id }) => id === listId),
    item
  ) ?? null

const findProduct = (list: PartsList | undefined, item: Named): ListProduct | undefined =>
  list?.products.find((product) => listKey(product) === listKey(item))

const updateList = (lists: Lists, listId: ListId, change: (list: PartsList) => PartsList): Lists =>
  lists.map((list) => (list.id === listId ? change(list) : list))

const newProduct = (item: ListItem, seen: DisplayedPart | undefined): ListProduct => ({
  skuBaseNumber: item.skuBaseNumber,
  skuVariantNumber: item.skuVariantNumber,
  isKit: item.kitComponents.length > 0,
  sku: "",
  title: seen?.title ?? item.skuBaseNumber,
  brand: seen?.brand ?? "",
  segmentCategory: "",
  availability: "InStock",
  availabilityText: "",
  rating: 0,
  reviewCount: 0,
  options: [],
  kitComponents: item.kitComponents.map((part) => ({ ...part, title: part.skuVariantNumber, options: [], quantity: 1 })),
  mark: 0,
  price: (seen && parsePriceText(seen.price)) ?? (0 as Cents),
  notedPrice: null,
  quantity: item.quantity,
  productUrl: seen?.productPageUrl ?? "/shop/all",
  imageUrl: seen?.imageUrl || null
})

/** Adds a list with the key of the change as its id. */
export const addNewList = (lists: Lists, key: string, listName: string): Lists => [
  ...lists,
  { id: key as ListId, listName, shareGuid: key as ShareGuid, car: null, sharedAt: null, products: [], articles: [] }
]

/**
 * Adds items to a list, and increases the quantity of existing items. `seen` is the displayed data of new parts. An unknown list changes
 * nothing.
 */
export const addItemsToList = (lists: Lists, listId: ListId, items: ReadonlyArray<ListItem>, seen: ReadonlyArray<DisplayedPart>): Lists =>
  items.reduce(
    (before, item) =>
      updateList(before, listId, (list) => {
        const existing = findProduct(list, item)
        const { mark, quantity } = addQuantity(existing ?? null, item.quantity)
        const part = seen.find(({ skuBaseNumber }) => skuBaseNumber === item.skuBaseNumber)
        const added = { ...(existing ?? newProduct(item, part)), mark, quantity }
        const products =
          existing === undefined ? [...list.products, added] : list.products.map((product) => (product === existing ? added : product))
        return { ...list, products }
      }),
    lists
  )

/** Sets the quantity of an item in a list. */
export const setItemQuantityInList = (lists: Lists, listId: ListId, item: ListItem): Lists =>
  updateList(lists, listId, (list) => ({
    ...list,
    products: list.products.map((product) =>
      listKey(product) === listKey(item) ? { ...product, quantity: clampQuantity(item.quantity) } : product
    )
  }))

export const removeItemFromList = (lists: Lists, listId: ListId, item: Named): Lists =>
  updateList(lists, listId, (list) => ({
    ...list,
    products: list.products.filter((product) => listKey(product) !== listKey(item))
  }))

/** Adds articles to a list, with a placeholder title until the services return the real title. */
export const addArticlesToList = (lists: Lists, listId: ListId, articleIds: ReadonlyArray<number>): Lists =>
  updateList(lists, listId, (list) => {
    const more = articleIds.filter((id) => list.articles.every((article) => article.id !== id))
    const articles = more.map((id) => ({
      id,
      title: `Article ${id}`,
      author: "",
      url: `/the-toolbox/article/${id}`,
      articleThumbnailUrl: null
    }))
    return { ...list, articles: [...list.articles, ...articles] }
  })

export const removeArticleFromList = (lists: Lists, listId: ListId, articleId: number): Lists =>
  updateList(lists, listId, (list) => ({ ...list, articles: list.articles.filter(({ id }) => id !== articleId) }))
