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
  id: "c7da2fb2a74f6e0a8c4d27c097bdc751b4a999c5d1c42b2b9cd4839e0cb047fa",
  variables: Schema.Struct({ userGuid }),
  result: Schema.Struct({ lists: Schema.Struct({ webUser: Schema.Struct({ userGuid }), lists: Schema.Array(PartsList) }) })
} satisfies Call<object, object>

/** Anybody's list, for who knows its share guid; null where there is none (CALL-118). */
export const sharedList = {
  service: "checkout",
  operation: "sharedList",
  id: "de78500847672f5ce50494aa0fdc6470053e4beeacddecba000290c49e9ba069",
  variables: Schema.Struct({ shareGuid: ShareGuid }),
  result: Schema.Struct({ sharedList: Schema.NullOr(PartsList) })
} satisfies Call<object, object>

/** CALL-112, CALL-119; sent twice, it would be two lists. */
export const createList = {
  service: "checkout",
  operation: "createList",
  id: "20549eb692ef9f3d6456ebd6b301c7d951ea055a75538d878de2ba4b48a0f594",
  isWrite: true,
  variables: Schema.Struct({ userGuid, listName, articleIds, items }),
  result: Schema.Struct({ createList: ListReply })
} satisfies Call<object, object>

/** CALL-113, CALL-120; sent twice, it would be twice the quantity. */
export const addListItems = {
  service: "checkout",
  operation: "addListItems",
  id: "15c7e2540dfa83e8c0506035f4fd814d6c1359efc008c4ab7ec7de1fdcbfe764",
  isWrite: true,
  variables: Schema.Struct({ userGuid, listId: ListId, items }),
  result: Schema.Struct({ addListItems: ListReply })
} satisfies Call<object, object>

/** An article is in a list once, however often it is added (CALL-120). */
export const addListArticles = {
  service: "checkout",
  operation: "addListArticles",
  id: "7ec525d63586a6717a3e88e3173f45eca6ad8a4e32b9a40cfa28e9c605c31484",
  variables: Schema.Struct({ userGuid, listId: ListId, articleIds }),
  result: Schema.Struct({ addListArticles: ListReply })
} satisfies Call<object, object>

/** CALL-121 */
export const removeListItem = {
  service: "checkout",
  operation: "removeListItem",
  id: "29d48aa96914cbc571d4d07e8084cac907bd0af13e2c1b4368865f186ac4ddce",
  variables: Schema.Struct({ userGuid, listId: ListId, item: ListItem }),
  result: Schema.Struct({ removeListItem: ListReply })
} satisfies Call<object, object>

/** CALL-121 */
export const removeListArticle = {
  service: "checkout",
  operation: "removeListArticle",
  id: "e4587c58e2915d862ae08bb12328bc826935b338fe9ef821788c6612aa89dbc5",
  variables: Schema.Struct({ userGuid, listId: ListId, articleId: Schema.Int }),
  result: Schema.Struct({ removeListArticle: ListReply })
} satisfies Call<object, object>

const between = { userGuid, fromListId: ListId, toListId: ListId }

/** CALL-121, GAP-C25; what is not in the first list any more gives success false. */
export const moveListItem = {
  service: "checkout",
  operation: "moveListItem",
  id: "9619b24d6d7376fb9ad240eb445852b9319ab3717def6572c8c1e79b642a86c3",
  variables: Schema.Struct({ ...between, item: ListItem }),
  result: Schema.Struct({ moveListItem: ListReply })
} satisfies Call<object, object>

/** CALL-121, GAP-C25 */
export const moveListArticle = {
  service: "checkout",
  operation: "moveListArticle",
  id: "923d114bc516825e7967adf2af0d070f2348aea7d60615bff2928c4dc2c428d6",
  variables: Schema.Struct({ ...between, articleId: Schema.Int }),
  result: Schema.Struct({ moveListArticle: ListReply })
} satisfies Call<object, object>

/** Gives a list another name (CALL-122, GAP-C25). */
export const editList = {
  service: "checkout",
  operation: "editList",
  id: "6aa2d9f63cfb1f093514e0185682a67cd60f373acb3e818a73e3d66d0f9f0ef1",
  variables: Schema.Struct({ userGuid, listId: ListId, listName }),
  result: Schema.Struct({ editList: ListReply })
} satisfies Call<object, object>

/** CALL-122 */
export const deleteList = {
  service: "checkout",
  operation: "deleteList",
  id: "aeda32a30b913dc3caf5310f57077ca6f0960836709d49d6093fbb0357215fef",
  variables: Schema.Struct({ userGuid, listId: ListId }),
  result: Schema.Struct({ deleteList: ListReply })
} satisfies Call<object, object>

/** Makes another's list one's own, by its share guid (LIST-19, CALL-122); sent twice, it would be two lists. */
export const copyList = {
  service: "checkout",
  operation: "copyList",
  id: "92b24505f2b37824ac5d8fc204a36f7e72d7feeaf4aa2f09a8bf9d4a845e9402",
  isWrite: true,
  variables: Schema.Struct({ userGuid, shareGuid: ShareGuid }),
  result: Schema.Struct({ copyList: ListReply })
} satisfies Call<object, object>
