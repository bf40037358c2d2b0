import { clampQuantity } from "@camber/domain/catalog"
import {
  addListItems,
  createList,
  listCount,
  ListId,
  type ListItem,
  type ListProduct,
  type ListReply,
  lists as allLists,
  type PartsList,
  removeListItem,
  ShareGuid
} from "@camber/domain/lists"
import { createResolver, createWriteResolver, type Resolver } from "./createResolver.ts"
import type { MemoryPart } from "./MemoryCatalog.ts"
import type { PartLookup } from "./PartLookup.ts"

/** Creates the resolvers of one visitor's lists. */
export const createListResolvers = (parts: PartLookup): ReadonlyArray<Resolver> => {
  let lists: ReadonlyArray<PartsList> = []
  let count = 0

  const countWithProducts = () => lists.filter(({ products }) => products.length > 0).length
  const toReply = (success: boolean): ListReply => ({
    success,
    lists,
    listIds: lists.map(({ id }) => id),
    listWithProductsCount: countWithProducts()
  })
  const hasList = (listId: ListId) => lists.some(({ id }) => id === listId)
  const updateProducts = (listId: ListId, change: (products: PartsList["products"]) => PartsList["products"]) => {
    lists = lists.map((list) => (list.id === listId ? { ...list, products: change(list.products) } : list))
  }

  const toProduct = (item: ListItem, part: MemoryPart): ListProduct => ({
    skuBaseNumber: item.skuBaseNumber,
    skuVariantNumber: item.skuVariantNumber,
    isKit: false,
    sku: part.skuVariantNumber,
    title: part.title,
    brand: part.brand,
    segmentCategory: "",
    availability: part.stock === 0 ? "NotAvailable" : "InStock",
    availabilityText: part.stock === 0 ? "Not available" : "In stock",
    rating: 0,
    reviewCount: 0,
    options: [],
    kitComponents: [],
    mark: 0,
    price: part.price,
    notedPrice: part.price,
    quantity: item.quantity,
    productUrl: parts.getUrl(item.skuBaseNumber),
    imageUrl: null
  })
  /** Adds the quantity to an existing item. Ignores unknown products. */
  const addItems = (listId: ListId, items: ReadonlyArray<ListItem>) =>
    updateProducts(listId, (products) => {
      const after = [...products]
      for (const item of items) {
        const part = parts.find(item.skuBaseNumber)
        const at = after.findIndex((product) => isSame(product, item))
        const existing = after[at]
        if (existing !== undefined) after[at] = { ...existing, quantity: clampQuantity(existing.quantity + item.quantity) }
        else if (part !== undefined) after.push(toProduct(item, part))
      }
      return after
    })

  return [
    createResolver(allLists, ({ userGuid }) => ({ lists: { webUser: { userGuid }, lists } })),
    createResolver(listCount, () => ({ listCount: { listWithProductsCount: countWithProducts() } })),
    createWriteResolver(createList, ({ items, listName }) => {
      const id = ListId.make(`list-${++count}`)
      lists = [
        ...lists,
        { id, listName, shareGuid: ShareGuid.make(`share-${count}`), car: null, sharedAt: null, products: [], articles: [] }
      ]
      addItems(id, items)
      return { createList: toReply(true) }
    }),
    createWriteResolver(addListItems, ({ items, listId }) => {
      addItems(listId, items)
      return { addListItems: toReply(hasList(listId)) }
    }),
    createResolver(removeListItem, ({ item, listId }) => {
      updateProducts(listId, (products) => products.filter((product) => !isSame(product, item)))
      return { removeListItem: toReply(hasList(listId)) }
    })
  ]
}

const isSame = (product: ListProduct, item: ListItem): boolean =>
  product.skuBaseNumber === item.skuBaseNumber && product.skuVariantNumber === item.skuVariantNumber
