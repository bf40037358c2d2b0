import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { BuildPair, BuildPart, BuildPlan, BuildSheet, ClassRule, ClassRules, PartType, Stage } from "./build.ts"
import { listCount, listed, ListReply, lists } from "./calls.ts"
import { ListArticle, ListCar, ListItem, ListProduct, PartsList } from "./model.ts"

const all = lists.result.fields.lists

/** GraphQL names and descriptions of the list calls. */
export const vocabulary: Vocabulary = {
  mutations: [
    "createList",
    "addListItems",
    "addListArticles",
    "removeListItem",
    "removeListArticle",
    "setListQuantity",
    "setListCar",
    "shareList",
    "unshareList",
    "planBuild",
    "stageListItem",
    "moveListItem",
    "moveListArticle",
    "editList",
    "deleteList",
    "copyList"
  ],
  types: {
    BuildPair,
    BuildPart,
    BuildPlan,
    BuildSheet,
    ClassRule,
    ClassRules,
    ListArticle,
    ListCar,
    ListCount: listCount.result.fields.listCount,
    Listed: listed.result.fields.listed,
    ListOwner: all.fields.webUser,
    ListProduct,
    ListReply,
    Lists: all,
    PartsList,
    PartType,
    Stage
  },
  inputs: { ListItemInput: ListItem, StageInput: Stage },
  texts: {
    "Query.listed": "Ids of the products and articles in the lists, without names and prices.",
    "Query.lists": "Lists in order of creation.",
    "Query.sharedList": "A list by its share GUID; null if it does not exist.",
    "Query.buildSheet": "A shared list with the data to check its products together.",
    "Mutation.createList":
      "A repeated request with the same Idempotency-Key changes nothing and returns the first success. Also applies to addListItems and copyList.",
    "Mutation.addListItems": "Adds all items or none. Increases the quantity of items in the list.",
    "Mutation.addListArticles": "Adds all articles or none. A list contains an article only once.",
    "Mutation.removeListItem": "An item that is not in the list counts as removed.",
    "Mutation.setListQuantity": "Success is false if the item is not in the list.",
    "Mutation.setListCar": "Null for no vehicle. Success is false if the vehicle is unknown.",
    "Mutation.shareList": "Shares the link under this first name and stores the current prices.",
    "Mutation.unshareList": "Revokes the link and assigns a new one.",
    "Mutation.planBuild":
      "Sets all stages in order. Omitted values stay unchanged. Parts of a removed stage return to the default stage of their type.",
    "Mutation.stageListItem": "Null for the default stage of the type. Success is false if the item or stage does not exist.",
    "Query.buildPlan": "A list of the visitor as a build plan; null if the visitor has no such list.",
    "BuildPart.usualStage": "Default stage of the part type; null if it has none.",
    "BuildSheet.rules": "Typical rules of the racing class; null if not recorded.",
    "PartType.href": "Listing of products of this type that fit the list's vehicle.",
    "Mutation.moveListItem": "Success is false if the item is not in the source list, or a list does not exist.",
    "Mutation.deleteList": "A list that does not exist counts as deleted.",
    ListItemInput: "A product with its chosen variant, or with the chosen variant of each part of a configured kit.",
    ListReply:
      "The changed lists, or all lists if the changes are unknown, and the ids of all lists. If success is false, nothing was changed.",
    "PartsList.car": "Vehicle that the list is for.",
    "PartsList.sharedAt": "UTC milliseconds; null if the link was never shared.",
    BuildSheet: "parts has the data of the list's products, in the same order.",
    "BuildPart.place": "Slot that takes one part per vehicle.",
    ListProduct: "Current prices in US dollars. Duplicate fields under a second name are always null.",
    "ListProduct.mark": "Number of pieces ever added; the version counter for HeldInput.",
    "ListProduct.notedPrice": "Price when the item was added, or when the list was shared if that was later."
  }
}
