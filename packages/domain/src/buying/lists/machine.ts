import type { SkuBaseNumber } from "../../catalog/catalog/model.ts"
import type { DisplayedPart } from "../offline-merge/model.ts"
import type { ListId, ListItem, PartsList } from "./model.ts"

/** What is saved to a list or moved to another. */
export interface ListContent {
  readonly items: ReadonlyArray<ListItem>
  readonly articleIds: ReadonlyArray<number>
  /** What the screen shows of the items, for a device that has to show them without a network. */
  readonly shown?: ReadonlyArray<DisplayedPart>
}

/** The drawer in which a list is chosen or made: for one thing, for many at once, or to move a thing out of another list. */
export interface ListDrawer {
  readonly type: "save" | "build" | "move"
  readonly content: ListContent
  /** Where it is moved from; null unless it is moved. */
  readonly fromListId: ListId | null
}

/** What the lists hold, without names and prices. */
export interface Listed {
  readonly skuBaseNumbers: ReadonlyArray<SkuBaseNumber>
  readonly articleIds: ReadonlyArray<number>
}

/** Everything that a screen shows of the lists (LIST-05). Plain data, stable as JSON. */
export interface ListsState {
  /** Lists that hold a product; 0 until it is known. */
  readonly listCount: number
  /** What they hold, as known before the lists themselves are loaded; null until known. */
  readonly listed: Listed | null
  /** null until they were asked for. */
  readonly lists: ReadonlyArray<PartsList> | null
  readonly selectedListId: ListId | null
  /** Another's list, opened by its share guid (LIST-18). */
  readonly sharedList: PartsList | null
  /** The share guid that was asked for last names no list. */
  readonly isShareUnknown: boolean
  readonly drawer: ListDrawer | null
  readonly hasFailed: boolean
  /** An operation is waiting for its response. */
  readonly isBusy: boolean
  /** A move could not be tried: the dialog is open (TOAST-12). */
  readonly hasMoveFailed: boolean
}

/** Before anything is known of the lists. */
export const initialLists: ListsState = {
  listCount: 0,
  listed: null,
  lists: null,
  selectedListId: null,
  sharedList: null,
  isShareUnknown: false,
  drawer: null,
  hasFailed: false,
  isBusy: false,
  hasMoveFailed: false
}

/** What can be done to lists (LIST-15). */
export type ListOperation = "create" | "add" | "remove" | "move" | "edit" | "delete" | "copy"

/** What an answer says: the changed lists, and the ids of all lists (LIST-16). With an unknown id nothing is updated. */
interface ListsAnswer {
  readonly lists: ReadonlyArray<PartsList>
  readonly listIds: ReadonlyArray<ListId>
  readonly count: number
}

/** What happens to the lists and their drawer. */
export type ListsEvent =
  | { readonly _tag: "Counted"; readonly count: number }
  | { readonly _tag: "Known"; readonly listed: Listed }
  | { readonly _tag: "Listed"; readonly lists: ReadonlyArray<PartsList> }
  | { readonly _tag: "NotListed" }
  | { readonly _tag: "Shared"; readonly list: PartsList | null }
  | { readonly _tag: "Selected"; readonly listId: ListId }
  | { readonly _tag: "DrawerOpened"; readonly drawer: ListDrawer }
  | { readonly _tag: "DrawerClosed" }
  | { readonly _tag: "Began" }
  | ({ readonly _tag: "Done"; readonly operation: ListOperation } & ListsAnswer)
  | ({ readonly _tag: "Refused" } & ListsAnswer)
  | { readonly _tag: "NotDone" }
  | { readonly _tag: "MoveFailed" }
  | { readonly _tag: "MoveFailureClosed" }

/** The lists after an event. Total. Selecting a list that does not exist changes nothing. */
export const transition = (state: ListsState, event: ListsEvent): ListsState => {
  switch (event._tag) {
    case "Counted":
      return { ...state, listCount: event.count }
    case "Known":
      return { ...state, listed: event.listed }
    case "Listed":
      return withLists({ ...state, hasFailed: false }, event.lists)
    case "NotListed":
      return { ...state, hasFailed: true }
    case "Shared":
      return { ...state, sharedList: event.list, isShareUnknown: event.list === null, hasFailed: false }
    case "Selected":
      return state.lists?.some(({ id }) => id === event.listId) ? { ...state, selectedListId: event.listId, sharedList: null } : state
    case "DrawerOpened":
      return { ...state, drawer: event.drawer }
    case "DrawerClosed":
      return { ...state, drawer: null }
    case "Began":
      return { ...state, isBusy: true }
    case "Done":
      return done(state, event)
    case "Refused":
      return withAnswer(state, event, state.selectedListId)
    case "NotDone":
      return { ...state, isBusy: false }
    case "MoveFailed":
      return { ...state, isBusy: false, hasMoveFailed: true }
    case "MoveFailureClosed":
      return { ...state, hasMoveFailed: false }
  }
}

/** When the selected list is gone, the first remaining one is selected, or none (LIST-17). */
const withLists = (state: ListsState, lists: ReadonlyArray<PartsList>): ListsState => {
  const isThere = lists.some(({ id }) => id === state.selectedListId)
  return { ...state, lists, selectedListId: isThere ? state.selectedListId : (lists[0]?.id ?? null) }
}

/** Operations that were begun in the drawer and end with it (LIST-13, LIST-14). */
const endsDrawer: ReadonlyArray<ListOperation> = ["create", "add", "move"]

/** Whether an operation creates a list, which comes last and becomes the selected one. */
export const createsList = (operation: ListOperation): boolean => operation === "create" || operation === "copy"

/** Which list was selected as far as an operation leaves that standing. */
const selectionAfter = (operation: ListOperation, ids: ReadonlyArray<ListId>, before: ListId | null): ListId | null => {
  if (operation === "delete") return null
  return createsList(operation) ? (ids.at(-1) ?? null) : before
}

/** Every list that there is, by those that were known and those that an answer tells anew; null where one of another tab is missing. */
export const mergeLists = (
  known: ReadonlyArray<PartsList> | null,
  answered: ReadonlyArray<PartsList>,
  ids: ReadonlyArray<ListId>
): ReadonlyArray<PartsList> | null => {
  const byId = new Map([...(known ?? []), ...answered].map((list) => [list.id, list]))
  const lists = ids.flatMap((id) => byId.get(id) ?? [])
  return lists.length === ids.length ? lists : null
}

const withAnswer = (state: ListsState, { count, ...answer }: ListsAnswer, selectedListId: ListId | null): ListsState => {
  const lists = mergeLists(state.lists, answer.lists, answer.listIds)
  return {
    ...(lists === null ? state : withLists({ ...state, selectedListId }, lists)),
    listCount: count,
    isBusy: false,
    hasFailed: false
  }
}

const done = (state: ListsState, event: Extract<ListsEvent, { readonly _tag: "Done" }>): ListsState => {
  const { listIds, operation } = event
  const after = withAnswer(state, event, selectionAfter(operation, listIds, state.selectedListId))
  return endsDrawer.includes(operation) ? { ...after, drawer: null } : after
}
