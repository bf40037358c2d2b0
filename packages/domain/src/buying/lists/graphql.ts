import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { BuildPart, BuildPlan, BuildSheet, ClassRule, ClassRules, PartType, Stage } from "./build.ts"
import { listCount, listed, ListReply, lists } from "./calls.ts"
import { ListArticle, ListCar, ListItem, ListProduct, PartsList } from "./model.ts"

const all = lists.result.fields.lists

/** What GraphQL says of this capability's calls. */
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
    "Query.listed": "What the lists hold, without names and prices.",
    "Query.lists": "In the order in which they were made.",
    "Query.sharedList": "Anybody's, for who knows the share guid; null where there is none.",
    "Query.buildSheet": "The same list with what has to be known of its products to check them together.",
    "Mutation.createList":
      "Sent again under the same Idempotency-Key it changes nothing more and says the first success, as do addListItems and copyList.",
    "Mutation.addListItems": "All items or none; what the list holds already counts up.",
    "Mutation.addListArticles": "All articles or none; an article is in a list once.",
    "Mutation.removeListItem": "What is not there already counts as removed.",
    "Mutation.setListQuantity": "What is not in the list gives success false.",
    "Mutation.setListCar": "Null: made for nothing in particular. A car that is not known gives success false.",
    "Mutation.shareList": "Notes today's prices: the link is given away, under this first name.",
    "Mutation.unshareList": "Its link leads nowhere any more; the list gets another one.",
    "Mutation.planBuild":
      "All stages in their order; what is left out stays as it is. Parts of a stage that is gone stand in the usual one of their kind.",
    "Mutation.stageListItem": "Null: the usual stage of its kind. What is not there gives success false.",
    "Query.buildPlan": "One's own list alone; null where the visitor has no such list.",
    "BuildPart.usualStage": "The stage of its kind; null where its kind has none.",
    "BuildSheet.rules": "What rule books of the class usually ask; null where nobody has written it down.",
    "PartType.href": "What of its shelf fits the list's car.",
    "Mutation.moveListItem": "What is not in the first list, or a list that is gone, gives success false.",
    "Mutation.deleteList": "A list that is not there already counts as deleted.",
    ListItemInput: "A product and, where one is chosen, its variant; of a kit that is built the variant chosen for each of its parts.",
    ListReply:
      "Success false: nothing was changed. The lists that were changed, all of them where that is not known; and the ids of all that there are.",
    "PartsList.car": "What it is made for.",
    "PartsList.sharedAt": "UTC milliseconds; null where its link was never given away.",
    BuildSheet: "The facts of a product stand where the product stands in the list.",
    "BuildPart.place": "A car takes one part of this name.",
    ListProduct: "At today's price, in US dollars. Fields of a second name are always null.",
    "ListProduct.mark": "Counts every piece that was ever added, for HeldInput.",
    "ListProduct.notedPrice": "What it cost when it was put in or, where that was later, when the list was shared."
  }
}
