import type { MemoryAnswer, MemoryServices } from "@camber/adapter-memory"
import { SkuBaseNumber } from "@camber/domain/catalog"
import { ListItem, type PartsList } from "@camber/domain/lists"
import type { GraphQLRequest } from "@camber/domain/ports"
import { wireBuildPart, wireList, wireListProduct } from "@camber/testing/records"
import { Schema } from "effect"
import { type FakeCheckoutState, createFakeCheckout } from "./createFakeCheckout.ts"

export type WireList = typeof PartsList.Encoded
type WireProduct = WireList["products"][number]
type WireArticle = WireList["articles"][number]

const userGuid = "7d7b8f0e-2d11-4c43-9d0f-0f6f6a1f0a01"

export const sampleListPart = (changes: Partial<WireProduct["kitComponents"][number]> = {}): WireProduct["kitComponents"][number] => ({
  ordinality: 0,
  skuVariantNumber: "CAM-5-1",
  title: "Rotor",
  options: [],
  quantity: 1,
  ...changes
})
export const sampleListArticle: WireArticle = {
  id: 9,
  title: "Choosing Lifters",
  author: "R. Stone",
  url: "/the-toolbox/choosing-lifters/9",
  articleThumbnailUrl: null
}
export const sampleList = (name: string, changes: Partial<WireList> = {}): WireList =>
  wireList({ id: `list-${name}`, listName: name, shareGuid: `share-${name}`, ...changes })

/** State of the fake lists; `mood` controls how the services handle the next change. */
export interface FakeListsState extends FakeCheckoutState {
  lists?: ReadonlyArray<WireList>
  mood?: "willing" | "refusing" | "away"
  /** By base number; other parts have none. */
  verdicts?: Readonly<Record<string, object>>
  /** The same for the selected car, for a list with its own car. */
  selectedVerdicts?: Readonly<Record<string, object>>
  /** First name of the owner of the shared lists. */
  sharedAs?: string
}

/** Share date of the lists in these tests. */
export const SHARED_AT = Date.UTC(2026, 9, 1, 12)

const decodeItem = Schema.decodeUnknownSync(ListItem)

const sampleBuild = (list: WireList, { selectedVerdicts = {}, sharedAs, verdicts = {} }: FakeListsState): object => ({
  list,
  parts: list.products.map(({ skuBaseNumber, skuVariantNumber }) => ({
    ...wireBuildPart({ skuBaseNumber: SkuBaseNumber.make(skuBaseNumber) }),
    skuVariantNumber,
    verdict: verdicts[skuBaseNumber] ?? null,
    selectedVerdict: selectedVerdicts[skuBaseNumber] ?? null
  })),
  stages: [],
  sharedAs: sharedAs ?? null,
  rules: null,
  carPath: null,
  carBody: list.car && "coupe"
})

/** In-memory lists and cart that record their requests. A test may change `world` at any time. */
export const createFakeLists = (world: FakeListsState = {}) => {
  const checkout = createFakeCheckout(world)
  const lists = () => world.lists ?? []
  const change = (listId: string, edit: (list: WireList) => WireList) => {
    world.lists = lists().map((list) => (list.id === listId ? edit(list) : list))
  }
  const put = (listId: string, products: ReadonlyArray<WireProduct>) =>
    change(listId, (list) => ({ ...list, products: [...list.products, ...products] }))
  const take = (listId: string, skuBaseNumber: string) =>
    change(listId, (list) => ({ ...list, products: list.products.filter((product) => product.skuBaseNumber !== skuBaseNumber) }))
  const products = (items: ReadonlyArray<unknown>) =>
    items.map((item) => {
      const { kitComponents: _, ...named } = decodeItem(item)
      return wireListProduct(named)
    })
  const changes: Readonly<Record<string, (variables: never) => void>> = {
    createList: ({ listName, items }: { readonly listName: string; readonly items: ReadonlyArray<unknown> }) => {
      world.lists = [...lists(), sampleList(listName, { products: products(items) })]
    },
    addListItems: ({ listId, items }: { readonly listId: string; readonly items: ReadonlyArray<unknown> }) => put(listId, products(items)),
    addListArticles: ({ listId }: { readonly listId: string }) =>
      change(listId, (list) => ({ ...list, articles: [...list.articles, sampleListArticle] })),
    removeListItem: ({ listId, item }: { readonly listId: string; readonly item: { readonly skuBaseNumber: string } }) =>
      take(listId, item.skuBaseNumber),
    removeListArticle: ({ listId }: { readonly listId: string }) => change(listId, (list) => ({ ...list, articles: [] })),
    moveListItem: (move: { readonly fromListId: string; readonly toListId: string; readonly item: { readonly skuBaseNumber: string } }) => {
      take(move.fromListId, move.item.skuBaseNumber)
      put(move.toListId, products([move.item]))
    },
    setListQuantity: ({ listId, item }: { readonly listId: string; readonly item: unknown }) => {
      const { quantity, skuBaseNumber } = decodeItem(item)
      change(listId, (list) => ({
        ...list,
        products: list.products.map((product) => (product.skuBaseNumber === skuBaseNumber ? { ...product, quantity } : product))
      }))
    },
    setListCar: ({ listId, project }: { readonly listId: string; readonly project: object | null }) =>
      change(listId, (list) => ({ ...list, car: project && { vehicle: "1969 Chevrolet Camaro", engine: null, raceType: null } })),
    shareList: ({ listId }: { readonly listId: string }) => change(listId, (list) => ({ ...list, sharedAt: SHARED_AT })),
    editList: ({ listId, listName }: { readonly listId: string; readonly listName: string }) =>
      change(listId, (list) => ({ ...list, listName })),
    deleteList: ({ listId }: { readonly listId: string }) => {
      world.lists = lists().filter(({ id }) => id !== listId)
    },
    copyList: ({ shareGuid }: { readonly shareGuid: string }) => {
      world.lists = [...lists(), sampleList("Copied", { shareGuid: `copy of ${shareGuid}` })]
    }
  }
  const asked: Array<GraphQLRequest> = []
  const listWithProductsCount = () => lists().filter((list) => list.products.length > 0).length
  const answers: Readonly<Record<string, (variables: never) => unknown>> = {
    listed: () => ({
      skuBaseNumbers: lists().flatMap((list) => list.products.map(({ skuBaseNumber }) => skuBaseNumber)),
      articleIds: lists().flatMap((list) => list.articles.map(({ id }) => id))
    }),
    lists: () => ({ webUser: { userGuid }, lists: lists() }),
    sharedList: ({ shareGuid }: { readonly shareGuid: string }) => shared.find((list) => list.shareGuid === shareGuid) ?? null,
    skuBaseFitment: () => [],
    buildSheet: ({ shareGuid }: { readonly shareGuid: string }) => {
      const list = [...lists(), ...shared].find((one) => one.shareGuid === shareGuid)
      return list === undefined ? null : sampleBuild(list, world)
    }
  }
  /** Lists of other visitors, by share guid. */
  const shared: Array<WireList> = []
  const graphql = (request: GraphQLRequest): MemoryAnswer => {
    const { operation, variables } = request
    const changing = changes[operation]
    const answer = answers[operation]
    if (changing === undefined && answer === undefined) return checkout.services.graphql?.(request) ?? "away"
    asked.push(request)
    if (world.mood === "away") return "away"
    if (answer !== undefined) return { data: { [operation]: answer(variables as never) } }
    const success = world.mood !== "refusing"
    if (success) changing?.(variables as never)
    return {
      data: {
        [operation]: { success, lists: lists(), listIds: lists().map(({ id }) => id), listWithProductsCount: listWithProductsCount() }
      }
    }
  }
  const services: MemoryServices = {
    graphql,
    json: () => ({ data: { webUserGuid: userGuid, itemCount: 0, cartTotal: 0, listCount: listWithProductsCount() } })
  }
  const variablesOf = (operation: string) => asked.filter((request) => request.operation === operation).map(({ variables }) => variables)
  return { services, asked, shared, variablesOf, checkout }
}
