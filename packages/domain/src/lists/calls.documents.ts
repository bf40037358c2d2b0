import type { Call } from "../ports/Call.ts"
import { selectionOf } from "../ports/selection.ts"
import * as calls from "./calls.ts"

const guids = { userGuid: "String!" }
const inList = { ...guids, listId: "String!" }
const between = { ...guids, fromListId: "String!", toListId: "String!" }

/** A call's document: its arguments are the field's own, and the selection follows from the result. */
const documentOf = (
  kind: "query" | "mutation",
  { operation, result }: Pick<Call<object, object>, "operation" | "result">,
  types: Readonly<Record<string, string>>
): string => {
  const declared = Object.entries(types).map(([name, type]) => `$${name}: ${type}`)
  const passed = Object.keys(types).map((name) => `${name}: $${name}`)
  return `${kind} ${operation}(${declared.join(", ")}) {
  ${operation}(${passed.join(", ")}) ${selectionOf(result, operation)}
}`
}

/** The documents of this capability's calls, by operation. */
export const documents = {
  listCount: documentOf("query", calls.listCount, guids),
  lists: documentOf("query", calls.lists, guids),
  listed: documentOf("query", calls.listed, guids),
  sharedList: documentOf("query", calls.sharedList, { shareGuid: "String!" }),
  createList: documentOf("mutation", calls.createList, {
    ...guids,
    listName: "String!",
    articleIds: "[Int!]!",
    items: "[ListItemInput!]!"
  }),
  addListItems: documentOf("mutation", calls.addListItems, { ...inList, items: "[ListItemInput!]!" }),
  addListArticles: documentOf("mutation", calls.addListArticles, { ...inList, articleIds: "[Int!]!" }),
  removeListItem: documentOf("mutation", calls.removeListItem, { ...inList, item: "ListItemInput!" }),
  removeListArticle: documentOf("mutation", calls.removeListArticle, { ...inList, articleId: "Int!" }),
  setListQuantity: documentOf("mutation", calls.setListQuantity, { ...inList, item: "ListItemInput!" }),
  setListCar: documentOf("mutation", calls.setListCar, { ...inList, project: "ProjectInput" }),
  shareList: documentOf("mutation", calls.shareList, inList),
  buildSheet: documentOf("query", calls.buildSheet, { shareGuid: "String!" }),
  moveListItem: documentOf("mutation", calls.moveListItem, { ...between, item: "ListItemInput!" }),
  moveListArticle: documentOf("mutation", calls.moveListArticle, { ...between, articleId: "Int!" }),
  editList: documentOf("mutation", calls.editList, { ...inList, listName: "String!" }),
  deleteList: documentOf("mutation", calls.deleteList, inList),
  copyList: documentOf("mutation", calls.copyList, { ...guids, shareGuid: "String!" })
}
