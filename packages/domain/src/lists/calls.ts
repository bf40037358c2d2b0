import { Schema } from "effect"
import { SkuBaseNumber } from "../catalogue/model.ts"
import { MOST_LINES } from "../catalogue/quantity.ts"
import type { Call } from "../ports/Call.ts"
import { Project } from "../vehicle/model.ts"
import { WebUserGuid } from "../visitor/model.ts"
import { BuildSheet } from "./build.ts"
import { LONGEST_LIST_NAME } from "./listName.ts"
import { ListId, ListItem, PartsList, ShareGuid } from "./model.ts"

/** Things at most in one operation: as many as a cart has lines. */
export const MOST_ADDED = MOST_LINES

const userGuid = WebUserGuid
const listName = Schema.NonEmptyString.check(Schema.isMaxLength(LONGEST_LIST_NAME * 2))
const items = Schema.Array(ListItem).check(Schema.isMaxLength(MOST_ADDED))
const articleIds = Schema.Array(Schema.Int).check(Schema.isMaxLength(MOST_ADDED))

/**
 * How every operation is answered: the lists that it changed as they are now, the ids of all that there are in their order, and how many of
 * them hold a product (CALL-123). A refused or repeated operation, of which nobody knows what it changed, is answered with all lists.
 */
export const ListReply = Schema.Struct({
  success: Schema.Boolean,
  lists: Schema.Array(PartsList),
  listIds: Schema.Array(ListId),
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
  id: "90c06212941028ddd11f169f7933baf38bbc95c863fbb657b0259d4c164cfc4c",
  variables: Schema.Struct({ userGuid }),
  result: Schema.Struct({ lists: Schema.Struct({ webUser: Schema.Struct({ userGuid }), lists: Schema.Array(PartsList) }) })
} satisfies Call<object, object>

/** What the lists hold, so that cards and articles can say it (REC-42): each number once, and nothing that has to be priced. */
export const listed = {
  service: "checkout",
  operation: "listed",
  id: "635566777b33ab1d505f0ff6a03850a2a17526e311b3c9fe76ec8a137d9d79f9",
  variables: Schema.Struct({ userGuid }),
  result: Schema.Struct({ listed: Schema.Struct({ skuBaseNumbers: Schema.Array(SkuBaseNumber), articleIds: Schema.Array(Schema.Int) }) })
} satisfies Call<object, object>

/** Anybody's list, for who knows its share guid; null where there is none (CALL-118). */
export const sharedList = {
  service: "checkout",
  operation: "sharedList",
  id: "e3ec3aa39765af1623fd7fff55329cb206d1e80bffcef54694a7fc4e708d35a5",
  variables: Schema.Struct({ shareGuid: ShareGuid }),
  result: Schema.Struct({ sharedList: Schema.NullOr(PartsList) })
} satisfies Call<object, object>

/** CALL-112, CALL-119; sent twice, it would be two lists. */
export const createList = {
  service: "checkout",
  operation: "createList",
  id: "3f199f5d1ec3dcd7a6e43295a15eb80faf52b944577554dd7779374af9e82362",
  isWrite: true,
  variables: Schema.Struct({ userGuid, listName, articleIds, items }),
  result: Schema.Struct({ createList: ListReply })
} satisfies Call<object, object>

/** CALL-113, CALL-120; sent twice, it would be twice the quantity. */
export const addListItems = {
  service: "checkout",
  operation: "addListItems",
  id: "7c80c63c94b1e0d52b634e3f3aa82db20a0b7ac7fb69b0dadae0860cdaafec59",
  isWrite: true,
  variables: Schema.Struct({ userGuid, listId: ListId, items }),
  result: Schema.Struct({ addListItems: ListReply })
} satisfies Call<object, object>

/** An article is in a list once, however often it is added (CALL-120). */
export const addListArticles = {
  service: "checkout",
  operation: "addListArticles",
  id: "c9ca41aed538ce45feb50433a367bf56d6d7bfc8f3dfc6195ca7be310d973dd8",
  variables: Schema.Struct({ userGuid, listId: ListId, articleIds }),
  result: Schema.Struct({ addListArticles: ListReply })
} satisfies Call<object, object>

/** CALL-121 */
export const removeListItem = {
  service: "checkout",
  operation: "removeListItem",
  id: "517b433bb2479bac7f2502972a298f285e4ab2c70cda91a0cf17e15a1823816a",
  variables: Schema.Struct({ userGuid, listId: ListId, item: ListItem }),
  result: Schema.Struct({ removeListItem: ListReply })
} satisfies Call<object, object>

/** CALL-121 */
export const removeListArticle = {
  service: "checkout",
  operation: "removeListArticle",
  id: "4087463212ea49e0f2771f6a304fcf6933d0cacb9c2c8c3b30728007aa7d4927",
  variables: Schema.Struct({ userGuid, listId: ListId, articleId: Schema.Int }),
  result: Schema.Struct({ removeListArticle: ListReply })
} satisfies Call<object, object>

/** Sets how many pieces the list holds of a product; one that is not in it gives success false. */
export const setListQuantity = {
  service: "checkout",
  operation: "setListQuantity",
  id: "bd17b1b801cdacd8c8d59e3363869266f84243e2ef2f91c425d0aa002130921f",
  variables: Schema.Struct({ userGuid, listId: ListId, item: ListItem }),
  result: Schema.Struct({ setListQuantity: ListReply })
} satisfies Call<object, object>

/** Says what a list is made for, without the id under which the shopper's garage keeps it; null: for nothing in particular. */
export const setListCar = {
  service: "checkout",
  operation: "setListCar",
  id: "0a763948dc2f57f6af087df34a58fb6e1c2765709e44bf96209abf0218299afe",
  variables: Schema.Struct({ userGuid, listId: ListId, project: Schema.NullOr(Project) }),
  result: Schema.Struct({ setListCar: ListReply })
} satisfies Call<object, object>

/** The link is given away: today's prices are noted, so that whoever comes by it sees what has changed since. */
export const shareList = {
  service: "checkout",
  operation: "shareList",
  id: "43b1289f88fd7e113983ed973d5a7ab9f248b7fc510f74b5946619753c80d9aa",
  variables: Schema.Struct({ userGuid, listId: ListId }),
  result: Schema.Struct({ shareList: ListReply })
} satisfies Call<object, object>

/** A list as a build: with what has to be known of each of its products to check them together; null where there is no such list. */
export const buildSheet = {
  service: "checkout",
  operation: "buildSheet",
  id: "02c0a091a7eb59822f36631d7c46be0e1b7b84399d6a7c1d30d2b1bbcbc4a739",
  variables: Schema.Struct({ shareGuid: ShareGuid }),
  result: Schema.Struct({ buildSheet: Schema.NullOr(BuildSheet) })
} satisfies Call<object, object>

const between = { userGuid, fromListId: ListId, toListId: ListId }

/** CALL-121, GAP-C25; what is not in the first list any more gives success false. */
export const moveListItem = {
  service: "checkout",
  operation: "moveListItem",
  id: "b0a1d1282715a656a45dfa1fc5d2b3d472bb706951b32722246f0f111f4bcb38",
  variables: Schema.Struct({ ...between, item: ListItem }),
  result: Schema.Struct({ moveListItem: ListReply })
} satisfies Call<object, object>

/** CALL-121, GAP-C25 */
export const moveListArticle = {
  service: "checkout",
  operation: "moveListArticle",
  id: "508d98bb57046a320e6d3feb741b37ff8559c23cf61ab20ff4cfc60bccfee544",
  variables: Schema.Struct({ ...between, articleId: Schema.Int }),
  result: Schema.Struct({ moveListArticle: ListReply })
} satisfies Call<object, object>

/** Gives a list another name (CALL-122, GAP-C25). */
export const editList = {
  service: "checkout",
  operation: "editList",
  id: "7f125528d48bbf4412d1ab26ff4fda5c9ca52fd4b0b734cac0d2fd8c16dd52a7",
  variables: Schema.Struct({ userGuid, listId: ListId, listName }),
  result: Schema.Struct({ editList: ListReply })
} satisfies Call<object, object>

/** CALL-122 */
export const deleteList = {
  service: "checkout",
  operation: "deleteList",
  id: "4e1e09757f844d9533f8e874a58ed08e1bf461b71d6099a2cb48c32e0e719d8d",
  variables: Schema.Struct({ userGuid, listId: ListId }),
  result: Schema.Struct({ deleteList: ListReply })
} satisfies Call<object, object>

/** Makes another's list one's own, by its share guid (LIST-19, CALL-122); sent twice, it would be two lists. */
export const copyList = {
  service: "checkout",
  operation: "copyList",
  id: "4fd23b86febe02799e12ed7772db099a4694d0577387766832c0e1b49820d249",
  isWrite: true,
  variables: Schema.Struct({ userGuid, shareGuid: ShareGuid }),
  result: Schema.Struct({ copyList: ListReply })
} satisfies Call<object, object>
