import { clampQuantity } from "../../catalog/catalog/quantity.ts"
import type { ListId, ListItem, ListProduct, PartsList, ShareGuid } from "../lists/model.ts"
import type { Cents } from "../../foundation/money/model.ts"
import { parsePriceText } from "./parsePriceText.ts"
import type { VersionedQuantity, DisplayedPart } from "../offline-merge/model.ts"
import { addQuantity } from "../offline-merge/mergeChange.ts"

type Lists = ReadonlyArray<PartsList>
type Named = Pick<ListItem, "kitComponents" | "skuBaseNumber" | "skuVariantNumber">

const identityOf = ({ kitComponents, skuBaseNumber, skuVariantNumber }: Named): string =>
  [
    skuBaseNumber,
    skuVariantNumber ?? "",
    ...kitComponents.toSorted((a, b) => a.ordinality - b.ordinality).map((part) => `${part.ordinality}=${part.skuVariantNumber}`)
  ].join("|")

/** Whether two things are one in a list. */
export const isSameListItem = (one: Named, other: Named): boolean => identityOf(one) === identityOf(other)

/** What a list holds of a product; null for nothing. */
export const getVersionedQuantity = (lists: Lists | null, listId: ListId, item: Named): VersionedQuantity | null =>
  productIn(
    lists?.find(({ id }) => id === listId),
    item
  ) ?? null

const productIn = (list: PartsList | undefined, item: Named): ListProduct | undefined =>
  list?.products.find((product) => identityOf(product) === identityOf(item))

const changed = (lists: Lists, listId: ListId, change: (list: PartsList) => PartsList): Lists =>
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

/** A further list, named by the key of the change that makes it. */
export const addNewList = (lists: Lists, key: string, listName: string): Lists => [
  ...lists,
  { id: key as ListId, listName, shareGuid: key as ShareGuid, car: null, sharedAt: null, products: [], articles: [] }
]

/** With things in a list, the pieces of one that is there added to it; `seen` are the parts as the device last showed them. A list that is not there changes nothing. */
export const addItemsToList = (lists: Lists, listId: ListId, items: ReadonlyArray<ListItem>, seen: ReadonlyArray<DisplayedPart>): Lists =>
  items.reduce(
    (before, item) =>
      changed(before, listId, (list) => {
        const there = productIn(list, item)
        const { mark, quantity } = addQuantity(there ?? null, item.quantity)
        const part = seen.find(({ skuBaseNumber }) => skuBaseNumber === item.skuBaseNumber)
        const product = { ...(there ?? newProduct(item, part)), mark, quantity }
        const products = there === undefined ? [...list.products, product] : list.products.map((one) => (one === there ? product : one))
        return { ...list, products }
      }),
    lists
  )

/** With another number of pieces of a thing that the list holds. */
export const setItemQuantityInList = (lists: Lists, listId: ListId, item: ListItem): Lists =>
  changed(lists, listId, (list) => ({
    ...list,
    products: list.products.map((product) =>
      identityOf(product) === identityOf(item) ? { ...product, quantity: clampQuantity(item.quantity) } : product
    )
  }))

/** Without a thing of a list. */
export const removeItemFromList = (lists: Lists, listId: ListId, item: Named): Lists =>
  changed(lists, listId, (list) => ({
    ...list,
    products: list.products.filter((product) => identityOf(product) !== identityOf(item))
  }))

/** Without a title before the services tell it. */
export const addArticlesToList = (lists: Lists, listId: ListId, articleIds: ReadonlyArray<number>): Lists =>
  changed(lists, listId, (list) => {
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

/** Without an article of a list. */
export const removeArticleFromList = (lists: Lists, listId: ListId, articleId: number): Lists =>
  changed(lists, listId, (list) => ({ ...list, articles: list.articles.filter(({ id }) => id !== articleId) }))
