import { Schema } from "effect"
import { MOST_LINES } from "../cart/model.ts"
import type { Call } from "../ports/Call.ts"
import { WebUserGuid } from "../visitor/model.ts"
import { LONGEST_LIST_NAME } from "./listName.ts"
import { ListId, ListItem, PartsList, ShareGuid } from "./model.ts"

/** Things at most in one operation: as many as a cart has lines. */
export const MOST_ADDED = MOST_LINES

const userGuid = WebUserGuid
const listName = Schema.NonEmptyString.check(Schema.isMaxLength(LONGEST_LIST_NAME * 2))
const items = Schema.Array(ListItem).check(Schema.isMaxLength(MOST_ADDED))
const articleIds = Schema.Array(Schema.Int).check(Schema.isMaxLength(MOST_ADDED))

/** How every operation is answered: all lists as they are now, and how many of them hold a product (CALL-123). */
export const ListReply = Schema.Struct({
  success: Schema.Boolean,
  lists: Schema.Array(PartsList),
  listWithProductsCount: Schema.Int
})
export interface ListReply extends Schema.Struct.Type<typeof ListReply.fields> {}

/** CALL-116 */
export const listCount = {
  service: "checkout",
  operation: "listCount",
  id: "864e55e3e1d5a9830bf1b3807eaacb12ec8c0cf5102be984994babc51577f02a",
  variables: Schema.Struct({ userGuid }),
  result: Schema.Struct({ listCount: Schema.Struct({ listWithProductsCount: Schema.Int }) })
} satisfies Call<object, object>

/** CALL-117 */
export const lists = {
  service: "checkout",
  operation: "lists",
  id: "fa96799ebe4d94e00475ac8bc1e92efa6542bff6b180b4e179228ad9e4ef3c05",
  variables: Schema.Struct({ userGuid }),
  result: Schema.Struct({ lists: Schema.Struct({ webUser: Schema.Struct({ userGuid }), lists: Schema.Array(PartsList) }) })
} satisfies Call<object, object>

/** Anybody's list, for who knows its share guid; null where there is none (CALL-118). */
export const sharedList = {
  service: "checkout",
  operation: "sharedList",
  id: "6d0832ddd00024906538c2c988b86ab8a532329a7969f8b7177abc7edbec33f6",
  variables: Schema.Struct({ shareGuid: ShareGuid }),
  result: Schema.Struct({ sharedList: Schema.NullOr(PartsList) })
} satisfies Call<object, object>

/** CALL-112, CALL-119; sent twice, it would be two lists. */
export const createList = {
  service: "checkout",
  operation: "createList",
  id: "39b039dbe66f483fd45e9c7d533ffd0bceb2807143d1b19898b0b8bad54a955c",
  isWrite: true,
  variables: Schema.Struct({ userGuid, listName, articleIds, items }),
  result: Schema.Struct({ createList: ListReply })
} satisfies Call<object, object>

/** CALL-113, CALL-120; sent twice, it would be twice the quantity. */
export const addListItems = {
  service: "checkout",
  operation: "addListItems",
  id: "34b03f607cd14d59beedf95cace16d49bf42d7810a4e662672e6a6e3a186fa48",
  isWrite: true,
  variables: Schema.Struct({ userGuid, listId: ListId, items }),
  result: Schema.Struct({ addListItems: ListReply })
} satisfies Call<object, object>

/** An article is in a list once, however often it is added (CALL-120). */
export const addListArticles = {
  service: "checkout",
  operation: "addListArticles",
  id: "4be788f6cadd90dce01f369631f69bb2d232f7b01fbaf5e154e275cf57ab7b41",
  variables: Schema.Struct({ userGuid, listId: ListId, articleIds }),
  result: Schema.Struct({ addListArticles: ListReply })
} satisfies Call<object, object>

/** CALL-121 */
export const removeListItem = {
  service: "checkout",
  operation: "removeListItem",
  id: "1cae64531e5a7dc36532e4fa82f55daafee38226b131dab337e6d9aa6a717caa",
  variables: Schema.Struct({ userGuid, listId: ListId, item: ListItem }),
  result: Schema.Struct({ removeListItem: ListReply })
} satisfies Call<object, object>

/** CALL-121 */
export const removeListArticle = {
  service: "checkout",
  operation: "removeListArticle",
  id: "ca92350d2fee95a3b48eb7657519c367a4fbf895df614e825566c36bb0a1d512",
  variables: Schema.Struct({ userGuid, listId: ListId, articleId: Schema.Int }),
  result: Schema.Struct({ removeListArticle: ListReply })
} satisfies Call<object, object>

const between = { userGuid, fromListId: ListId, toListId: ListId }

/** CALL-121, GAP-C25; what is not in the first list any more gives success false. */
export const moveListItem = {
  service: "checkout",
  operation: "moveListItem",
  id: "2c5b46dc7325b3e95400bdadb52be5e9bc893e554674a1a18225a48d46c10475",
  variables: Schema.Struct({ ...between, item: ListItem }),
  result: Schema.Struct({ moveListItem: ListReply })
} satisfies Call<object, object>

/** CALL-121, GAP-C25 */
export const moveListArticle = {
  service: "checkout",
  operation: "moveListArticle",
  id: "f0517d406c5a0d2d5dc34a65613ac0f5e6131d4fe08d5c585c3179afcd7c5129",
  variables: Schema.Struct({ ...between, articleId: Schema.Int }),
  result: Schema.Struct({ moveListArticle: ListReply })
} satisfies Call<object, object>

/** Gives a list another name (CALL-122, GAP-C25). */
export const editList = {
  service: "checkout",
  operation: "editList",
  id: "a876560a17f26ac8a42f6e0594c4ba5ec79e18962858582d882004ba8d5b8152",
  variables: Schema.Struct({ userGuid, listId: ListId, listName }),
  result: Schema.Struct({ editList: ListReply })
} satisfies Call<object, object>

/** CALL-122 */
export const deleteList = {
  service: "checkout",
  operation: "deleteList",
  id: "dbf8d4048d8c4466c537de7d2116df94a85f8c4056e6688c83438a6ff8c641a7",
  variables: Schema.Struct({ userGuid, listId: ListId }),
  result: Schema.Struct({ deleteList: ListReply })
} satisfies Call<object, object>

/** Makes another's list one's own, by its share guid (LIST-19, CALL-122); sent twice, it would be two lists. */
export const copyList = {
  service: "checkout",
  operation: "copyList",
  id: "da4fa52bedbe951338915873cadf6a81ba2165bab16504300da6fc2491cc0d2d",
  isWrite: true,
  variables: Schema.Struct({ userGuid, shareGuid: ShareGuid }),
  result: Schema.Struct({ copyList: ListReply })
} satisfies Call<object, object>
