import { Schema } from "effect"
import { SkuBaseNumber } from "../../catalog/catalog/model.ts"
import { MAX_LINES } from "../../catalog/catalog/quantity.ts"
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
  id: "3704ac8ecf647caac4e5cd5f5bbd3331b2cf4fb65f8e1672b7d01cd2d8e82d68",
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
  id: "966aba8e81c85b2503710f010b5551ab18ffd528e7f57f109753836f8eef0cf5",
  variables: Schema.Struct({ shareGuid: ShareGuid }),
  result: Schema.Struct({ sharedList: Schema.NullOr(PartsList) })
} satisfies Call<object, object>

/** Creates a list (CALL-112, CALL-119). Requires an idempotency key, because a repeated request would create two lists. */
export const createList = {
  service: "checkout",
  operation: "createList",
  id: "c4176a2fcad701e4993859f6c7c7caa8ceda993e1daf7cc4646e0f7316080882",
  isWrite: true,
  variables: Schema.Struct({ userGuid, listName, articleIds, items }),
  result: Schema.Struct({ createList: ListReply })
} satisfies Call<object, object>

/** Adds items to a list (CALL-113, CALL-120). Requires an idempotency key, because a repeated request would double the quantity. */
export const addListItems = {
  service: "checkout",
  operation: "addListItems",
  id: "54b854d2c30d4a97da2bd52e77b4cd9b0aa1bd75b8e8648486b90fe314aa090f",
  isWrite: true,
  variables: Schema.Struct({ userGuid, listId: ListId, items }),
  result: Schema.Struct({ addListItems: ListReply })
} satisfies Call<object, object>

/** Adds articles to a list. Adding an article again changes nothing (CALL-120). */
export const addListArticles = {
  service: "checkout",
  operation: "addListArticles",
  id: "9af3c0bb99ce8abab4921d6c352bdb6009a95311732f31bd3983ba79d5c53b85",
  variables: Schema.Struct({ userGuid, listId: ListId, articleIds }),
  result: Schema.Struct({ addListArticles: ListReply })
} satisfies Call<object, object>

/** Removes an item from a list (CALL-121). A removal queued offline sends `seen`, so pieces added since then stay. */
export const removeListItem = {
  service: "checkout",
  operation: "removeListItem",
  id: "e75d3512e02f09e05f1a7f44891f9a9bd1157d23096ce303d7dc5bb120c650cf",
  variables: Schema.Struct({ userGuid, listId: ListId, item: ListItem, seen: Schema.optionalKey(VersionedQuantity) }),
  result: Schema.Struct({ removeListItem: ListReply })
} satisfies Call<object, object>

/** Removes an article from a list (CALL-121). */
export const removeListArticle = {
  service: "checkout",
  operation: "removeListArticle",
  id: "9148500556712d35face35d06aba2b80ec4f3e83361d230512b04ff194fd73b5",
  variables: Schema.Struct({ userGuid, listId: ListId, articleId: Schema.Int }),
  result: Schema.Struct({ removeListArticle: ListReply })
} satisfies Call<object, object>

/**
 * Sets the quantity of a list item. `success` is false if it is not in the list.
 *
 * A change queued offline sends `seen`, so later changes of other devices win.
 */
export const setListQuantity = {
  service: "checkout",
  operation: "setListQuantity",
  id: "d74e3589d86d7e70124fba7f39e959c0d217ad56099259ff1971f6328b394578",
  variables: Schema.Struct({ userGuid, listId: ListId, item: ListItem, seen: Schema.optionalKey(VersionedQuantity) }),
  result: Schema.Struct({ setListQuantity: ListReply })
} satisfies Call<object, object>

/** Sets the vehicle that a list is for, without its garage id; null for none. */
export const setListCar = {
  service: "checkout",
  operation: "setListCar",
  id: "54698e003561102a8de1c8d2e313360c7fb4939acc7a0b6353485bf7eb06be36",
  variables: Schema.Struct({ userGuid, listId: ListId, project: Schema.NullOr(Project) }),
  result: Schema.Struct({ setListCar: ListReply })
} satisfies Call<object, object>

/**
 * Shares a list's link and stores the current prices, so that visitors see price changes.
 *
 * `sharedAs` is the first name displayed with it; null for none, omitted to keep it. A list without a vehicle gets the selected one.
 */
export const shareList = {
  service: "checkout",
  operation: "shareList",
  id: "bbfaba0116594b2620533d77205adb2b3b8900370c3a4c626e32c53bc8be70c4",
  variables: Schema.Struct({
    userGuid,
    listId: ListId,
    sharedAs: Schema.optionalKey(Schema.NullOr(Schema.String.check(Schema.isMaxLength(MAX_STAGE_NAME_LENGTH)))),
    project: Schema.optionalKey(Schema.NullOr(Project))
  }),
  result: Schema.Struct({ shareList: ListReply })
} satisfies Call<object, object>

/** Revokes a list's link and assigns a new, unshared one. */
export const unshareList = {
  service: "checkout",
  operation: "unshareList",
  id: "9391c7f69a869027450e080448fdd69f18af2bb359ddb613c99095bf3a8eabb1",
  variables: Schema.Struct({ userGuid, listId: ListId }),
  result: Schema.Struct({ unshareList: ListReply })
} satisfies Call<object, object>

const moveVariables = { userGuid, fromListId: ListId, toListId: ListId }

/** Moves a product between lists (CALL-121, GAP-C25). `success` is false if the source list does not contain it. */
export const moveListItem = {
  service: "checkout",
  operation: "moveListItem",
  id: "abf7f32f42c00c5673f6bf262674a69a9e668bf97a5cca1fa2b96b04ddf843a8",
  variables: Schema.Struct({ ...moveVariables, item: ListItem }),
  result: Schema.Struct({ moveListItem: ListReply })
} satisfies Call<object, object>

/** Moves an article between lists (CALL-121, GAP-C25). */
export const moveListArticle = {
  service: "checkout",
  operation: "moveListArticle",
  id: "c3dbc7d831a1fa82e62e742a0334b093a92a141ee0e7df02fff0181e66bf5506",
  variables: Schema.Struct({ ...moveVariables, articleId: Schema.Int }),
  result: Schema.Struct({ moveListArticle: ListReply })
} satisfies Call<object, object>

/** Renames a list (CALL-122, GAP-C25). */
export const editList = {
  service: "checkout",
  operation: "editList",
  id: "6ef061a8230f45bcb9c99e9c27905083a08c3cd4a67717f8b0ad81313dae7744",
  variables: Schema.Struct({ userGuid, listId: ListId, listName }),
  result: Schema.Struct({ editList: ListReply })
} satisfies Call<object, object>

/** Deletes a list (CALL-122). */
export const deleteList = {
  service: "checkout",
  operation: "deleteList",
  id: "c8ec5d5318f6260708177abbcda4b82b48a5b7e59505f14703d81e4ae2bfdcf0",
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
  id: "30d93d5723be1505d42c04bf0ad22a009fa21b3fd73832712412f58d5ed7a9d3",
  isWrite: true,
  variables: Schema.Struct({ userGuid, shareGuid: ShareGuid }),
  result: Schema.Struct({ copyList: ListReply })
} satisfies Call<object, object>
