import { Schema } from "effect"
import { SkuBaseNumber } from "../../catalog/catalog/sku.ts"
import { MAX_LINES } from "../../catalog/catalog/rules.ts"
import type { Call } from "../../foundation/ports/Call.ts"
import { VersionedQuantity } from "../offline-merge/model.ts"
import { Project } from "../../vehicles/vehicle/model.ts"
import { WebUserGuid } from "../../foundation/visitor/model.ts"
import { MAX_LIST_NAME_LENGTH, MAX_STAGE_NAME_LENGTH } from "./listName.ts"
import { ListId, ListItem, PartsList, ShareGuid } from "./model.ts"

/** Limit per operation, equal to the number of cart lines. */
export const MOST_ADDED = MAX_LINES

const userGuid = WebUserGuid
const listName = Schema.NonEmptyString.check(Schema.isMaxLength(MAX_LIST_NAME_LENGTH * 2))
const items = Schema.Array(ListItem).check(Schema.isMaxLength(MOST_ADDED))
const articleIds = Schema.Array(Schema.Int).check(Schema.isMaxLength(MOST_ADDED))

/**
 * Response of every list operation (CALL-123).
 *
 * Contains the changed lists, the ids of all lists in order, and the number of lists with products. A rejected or repeated operation
 * returns all lists, because its changes are unknown.
 */
export const ListReply = Schema.Struct({
  success: Schema.Boolean,
  lists: Schema.Array(PartsList),
  listIds: Schema.Array(ListId),
  listWithProductsCount: Schema.Int
})
export interface ListReply extends Schema.Struct.Type<typeof ListReply.fields> {}

/** Number of lists with products (CALL-116). */
export const listCount = {
  service: "checkout",
  operation: "listCount",
  id: "864e55e3e1d5a9830bf1b3807eaacb12ec8c0cf5102be984994babc51577f02a",
  variables: Schema.Struct({ userGuid }),
  result: Schema.Struct({ listCount: Schema.Struct({ listWithProductsCount: Schema.Int }) })
} satisfies Call<object, object>

/** All lists of the visitor (CALL-117). */
export const lists = {
  service: "checkout",
  operation: "lists",
  id: "ded46341c62f4f6bc4307ced8338e0248bc98b858ee3081ceceec516f32b6ad0",
  variables: Schema.Struct({ userGuid }),
  result: Schema.Struct({ lists: Schema.Struct({ webUser: Schema.Struct({ userGuid }), lists: Schema.Array(PartsList) }) })
} satisfies Call<object, object>

/** Ids of all products and articles in the lists, each once and without prices, for "in list" labels (REC-42). */
export const listed = {
  service: "checkout",
  operation: "listed",
  id: "635566777b33ab1d505f0ff6a03850a2a17526e311b3c9fe76ec8a137d9d79f9",
  variables: Schema.Struct({ userGuid }),
  result: Schema.Struct({ listed: Schema.Struct({ skuBaseNumbers: Schema.Array(SkuBaseNumber), articleIds: Schema.Array(Schema.Int) }) })
} satisfies Call<object, object>

/** A list by its share GUID; null if it does not exist (CALL-118). */
export const sharedList = {
  service: "checkout",
  operation: "sharedList",
  id: "d17b6591fdf2aea25e5290d8961f2972f37d85df4e081397f897d7c7010e1953",
  variables: Schema.Struct({ shareGuid: ShareGuid }),
  result: Schema.Struct({ sharedList: Schema.NullOr(PartsList) })
} satisfies Call<object, object>

/** Creates a list (CALL-112, CALL-119). Requires an idempotency key, because a repeated request would create two lists. */
export const createList = {
  service: "checkout",
  operation: "createList",
  id: "9eb18a7e4c5505382b7b65900d93ebe48d96e6333330eb242311c7a69c9b8b20",
  isWrite: true,
  variables: Schema.Struct({ userGuid, listName, articleIds, items }),
  result: Schema.Struct({ createList: ListReply })
} satisfies Call<object, object>

/** Adds items to a list (CALL-113, CALL-120). Requires an idempotency key, because a repeated request would double the quantity. */
export const addListItems = {
  service: "checkout",
  operation: "addListItems",
  id: "20d3d348de1860745be80a647ba6d009887878dfc3f3c06b4a485b305994c7a3",
  isWrite: true,
  variables: Schema.Struct({ userGuid, listId: ListId, items }),
  result: Schema.Struct({ addListItems: ListReply })
} satisfies Call<object, object>

/** Adds articles to a list. Adding an article again changes nothing (CALL-120). */
export const addListArticles = {
  service: "checkout",
  operation: "addListArticles",
  id: "23243569524215d03e584729df229c0758f38fad89fca4e8e82a46d09adbec62",
  variables: Schema.Struct({ userGuid, listId: ListId, articleIds }),
  result: Schema.Struct({ addListArticles: ListReply })
} satisfies Call<object, object>

/**
 * Removes an item from a list (CALL-121). A removal queued offline sends the base version as `seen`, so that pieces added after that
 * version stay.
 */
export const removeListItem = {
  service: "checkout",
  operation: "removeListItem",
  id: "639155d04436aa10c270241168fab68d076e7c612c2daa2181724cd5a79a07fe",
  variables: Schema.Struct({ userGuid, listId: ListId, item: ListItem, seen: Schema.optionalKey(VersionedQuantity) }),
  result: Schema.Struct({ removeListItem: ListReply })
} satisfies Call<object, object>

/** Removes an article from a list (CALL-121). */
export const removeListArticle = {
  service: "checkout",
  operation: "removeListArticle",
  id: "edb557d5c774a8af0c5682b0d03d4b21d689455e2482184e4aeaf9a61e1f818d",
  variables: Schema.Struct({ userGuid, listId: ListId, articleId: Schema.Int }),
  result: Schema.Struct({ removeListArticle: ListReply })
} satisfies Call<object, object>

/**
 * Sets the quantity of a list item. `success` is false if the item is not in the list.
 *
 * A change queued offline sends the base version as `seen`, so that later changes of other devices win.
 */
export const setListQuantity = {
  service: "checkout",
  operation: "setListQuantity",
  id: "d3c2ee1298aa8bc812ef49dee93ba3ab5403d8cccd710746d41597e0a32fe42a",
  variables: Schema.Struct({ userGuid, listId: ListId, item: ListItem, seen: Schema.optionalKey(VersionedQuantity) }),
  result: Schema.Struct({ setListQuantity: ListReply })
} satisfies Call<object, object>

/** Sets the vehicle that a list is for, without its garage id; null if there is none. */
export const setListCar = {
  service: "checkout",
  operation: "setListCar",
  id: "c1ccc11b1fbade56ce279efaef58955742b650ff9c27383f77139b7aba6bfc97",
  variables: Schema.Struct({ userGuid, listId: ListId, project: Schema.NullOr(Project) }),
  result: Schema.Struct({ setListCar: ListReply })
} satisfies Call<object, object>

/**
 * Shares a list's link and stores the current prices, so that visitors see price changes.
 *
 * `sharedAs` is the first name displayed with the list: null for none, omitted to keep the current name. A list without a vehicle gets the
 * selected vehicle.
 */
export const shareList = {
  service: "checkout",
  operation: "shareList",
  id: "8ae5fe8f913d3e0f37b4b62b3754c56d23c21df3c04c2d723ecfaff3fb1e57fd",
  variables: Schema.Struct({
    userGuid,
    listId: ListId,
    sharedAs: Schema.optionalKey(Schema.NullOr(Schema.String.check(Schema.isMaxLength(MAX_STAGE_NAME_LENGTH)))),
    project: Schema.optionalKey(Schema.NullOr(Project))
  }),
  result: Schema.Struct({ shareList: ListReply })
} satisfies Call<object, object>

/** Revokes a list's link and assigns a new link that is not shared. */
export const unshareList = {
  service: "checkout",
  operation: "unshareList",
  id: "d76b359a459aebeaa449ea2fb76ade2682bcc5d5939145f88ec492f0c82a5b67",
  variables: Schema.Struct({ userGuid, listId: ListId }),
  result: Schema.Struct({ unshareList: ListReply })
} satisfies Call<object, object>

const moveVariables = { userGuid, fromListId: ListId, toListId: ListId }

/** Moves a product between lists (CALL-121, GAP-C25). `success` is false if the source list does not contain it. */
export const moveListItem = {
  service: "checkout",
  operation: "moveListItem",
  id: "e36bddb5255ce4e80adf740c7b85fe019616cf1cb18bc30bb8d412a049b509b0",
  variables: Schema.Struct({ ...moveVariables, item: ListItem }),
  result: Schema.Struct({ moveListItem: ListReply })
} satisfies Call<object, object>

/** Moves an article between lists (CALL-121, GAP-C25). */
export const moveListArticle = {
  service: "checkout",
  operation: "moveListArticle",
  id: "8e5ee0e0da34dc6364d63cc0213d459c7343a2ec8081162d043dde5e45d6a1fb",
  variables: Schema.Struct({ ...moveVariables, articleId: Schema.Int }),
  result: Schema.Struct({ moveListArticle: ListReply })
} satisfies Call<object, object>

/** Renames a list (CALL-122, GAP-C25). */
export const editList = {
  service: "checkout",
  operation: "editList",
  id: "2a19001c82e62ae040258d0a6cc4aaa0877e56fff4e695850e5bfb9d7557445d",
  variables: Schema.Struct({ userGuid, listId: ListId, listName }),
  result: Schema.Struct({ editList: ListReply })
} satisfies Call<object, object>

/** Deletes a list (CALL-122). */
export const deleteList = {
  service: "checkout",
  operation: "deleteList",
  id: "57e6a3009a46756b2368b1c88672382f5ded54d044838a4670fc3835c1e9f32e",
  variables: Schema.Struct({ userGuid, listId: ListId }),
  result: Schema.Struct({ deleteList: ListReply })
} satisfies Call<object, object>

/**
 * Copies a shared list to the visitor's lists (LIST-19, CALL-122). Requires an idempotency key, because a repeated request would create two
 * lists.
 */
export const copyList = {
  service: "checkout",
  operation: "copyList",
  id: "c8913dd0abdc38c66178ddae57243a7123067d81bf1a254c976210d6e5c7b99a",
  isWrite: true,
  variables: Schema.Struct({ userGuid, shareGuid: ShareGuid }),
  result: Schema.Struct({ copyList: ListReply })
} satisfies Call<object, object>
