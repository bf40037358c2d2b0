import type { SkuBaseNumber } from "../../catalog/catalog/sku.ts"
import type { DisplayedPart } from "../offline-merge/model.ts"
import type { ListId, ListItem, PartsList } from "./model.ts"

/** Content to save to a list or to move to another list. */
export interface ListContent {
  readonly items: ReadonlyArray<ListItem>
  readonly articleIds: ReadonlyArray<number>
  /** Display data of the items, so that an offline device can show them. */
  readonly shown?: ReadonlyArray<DisplayedPart>
}

/** Drawer to select or create a list: for one item, for several, or for a move between lists. */
export interface ListDrawer {
  readonly type: "save" | "build" | "move"
  readonly content: ListContent
  /** Source list of a move; null otherwise. */
  readonly fromListId: ListId | null
}

/** Products and articles in the lists, without names and prices. */
export interface Listed {
  readonly skuBaseNumbers: ReadonlyArray<SkuBaseNumber>
  readonly articleIds: ReadonlyArray<number>
}

/** List state that screens display (LIST-05). Plain data, stable as JSON. */
export interface ListsState {
  /** Lists with at least one product; 0 until loaded. */
  readonly listCount: number
  /** Membership data from before the lists are loaded; null until loaded. */
  readonly listed: Listed | null
  /** null until loaded. */
  readonly lists: ReadonlyArray<PartsList> | null
  readonly selectedListId: ListId | null
  /** Another customer's list, opened by its share GUID (LIST-18). */
  readonly sharedList: PartsList | null
  /** The last requested share GUID does not exist. */
  readonly isShareUnknown: boolean
  readonly drawer: ListDrawer | null
  readonly hasFailed: boolean
  readonly isBusy: boolean
  /** A move failed and its dialog is open (TOAST-12). */
  readonly hasMoveFailed: boolean
}

/** State before anything is loaded. */
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

/** Operations on lists (LIST-15). */
export type ListOperation = "create" | "add" | "remove" | "move" | "edit" | "delete" | "copy"

/** Changed lists and the ids of all lists (LIST-16). If an id is unknown, the lists are not updated. */
interface ListsResponse {
  readonly lists: ReadonlyArray<PartsList>
  readonly listIds: ReadonlyArray<ListId>
  readonly count: number
}

/** Events of the lists and their drawer. */
export type ListsEvent =
  | { readonly _tag: "CountLoaded"; readonly count: number }
  | { readonly _tag: "MembershipLoaded"; readonly listed: Listed }
  | { readonly _tag: "ListsLoaded"; readonly lists: ReadonlyArray<PartsList> }
  | { readonly _tag: "LoadFailed" }
  | { readonly _tag: "SharedListLoaded"; readonly list: PartsList | null }
  | { readonly _tag: "Selected"; readonly listId: ListId }
  | { readonly _tag: "DrawerOpened"; readonly drawer: ListDrawer }
  | { readonly _tag: "DrawerClosed" }
  | { readonly _tag: "OperationStarted" }
  | ({ readonly _tag: "OperationSucceeded"; readonly operation: ListOperation } & ListsResponse)
  | ({ readonly _tag: "OperationRejected" } & ListsResponse)
  | { readonly _tag: "OperationFailed" }
  | { readonly _tag: "MoveFailed" }
  | { readonly _tag: "MoveFailureClosed" }

/** Returns the state after an event. Selecting an unknown list changes nothing. */
export const transition = (state: ListsState, event: ListsEvent): ListsState => {
  switch (event._tag) {
    case "CountLoaded":
      return { ...state, listCount: event.count }
    case "MembershipLoaded":
      return { ...state, listed: event.listed }
    case "ListsLoaded":
      return withLists({ ...state, hasFailed: false }, event.lists)
    case "LoadFailed":
      return { ...state, hasFailed: true }
    case "SharedListLoaded":
      return { ...state, sharedList: event.list, isShareUnknown: event.list === null, hasFailed: false }
    case "Selected":
      return state.lists?.some(({ id }) => id === event.listId) ? { ...state, selectedListId: event.listId, sharedList: null } : state
    case "DrawerOpened":
      return { ...state, drawer: event.drawer }
    case "DrawerClosed":
      return { ...state, drawer: null }
    case "OperationStarted":
      return { ...state, isBusy: true }
    case "OperationSucceeded":
      return applyDone(state, event)
    case "OperationRejected":
      return applyResponse(state, event, state.selectedListId)
    case "OperationFailed":
      return { ...state, isBusy: false }
    case "MoveFailed":
      return { ...state, isBusy: false, hasMoveFailed: true }
    case "MoveFailureClosed":
      return { ...state, hasMoveFailed: false }
  }
}

/** Replaces the lists. If the selected list is gone, selects the first remaining list (LIST-17). */
const withLists = (state: ListsState, lists: ReadonlyArray<PartsList>): ListsState => {
  const isThere = lists.some(({ id }) => id === state.selectedListId)
  return { ...state, lists, selectedListId: isThere ? state.selectedListId : (lists[0]?.id ?? null) }
}

/** Operations that close the drawer (LIST-13, LIST-14). */
const drawerOperations: ReadonlyArray<ListOperation> = ["create", "add", "move"]

/** Returns whether an operation creates a list, which is appended and selected. */
export const createsList = (operation: ListOperation): boolean => operation === "create" || operation === "copy"

/** Returns the selected list after an operation. */
const getSelectionAfter = (operation: ListOperation, ids: ReadonlyArray<ListId>, before: ListId | null): ListId | null => {
  if (operation === "delete") return null
  return createsList(operation) ? (ids.at(-1) ?? null) : before
}

/**
 * Merges loaded lists with those of a response, in the order of `ids`; null if a list is missing, such as a list that a different tab
 * created.
 */
export const mergeLists = (
  known: ReadonlyArray<PartsList> | null,
  received: ReadonlyArray<PartsList>,
  ids: ReadonlyArray<ListId>
): ReadonlyArray<PartsList> | null => {
  const byId = new Map([...(known ?? []), ...received].map((list) => [list.id, list]))
  const lists = ids.flatMap((id) => byId.get(id) ?? [])
  return lists.length === ids.length ? lists : null
}

const applyResponse = (state: ListsState, { count, ...response }: ListsResponse, selectedListId: ListId | null): ListsState => {
  const lists = mergeLists(state.lists, response.lists, response.listIds)
  return {
    ...(lists === null ? state : withLists({ ...state, selectedListId }, lists)),
    listCount: count,
    isBusy: false,
    hasFailed: false
  }
}

const applyDone = (state: ListsState, event: Extract<ListsEvent, { readonly _tag: "OperationSucceeded" }>): ListsState => {
  const { listIds, operation } = event
  const after = applyResponse(state, event, getSelectionAfter(operation, listIds, state.selectedListId))
  return drawerOperations.includes(operation) ? { ...after, drawer: null } : after
}
