import type { ListId, ListItem, PartsList } from "./model.ts"

/** What is put into a list or moved to another. */
export interface ListContent {
  readonly items: ReadonlyArray<ListItem>
  readonly articleIds: ReadonlyArray<number>
}

/** The drawer in which a list is chosen or made: for one thing, for many at once, or to move a thing out of another list. */
export interface ListDrawer {
  readonly type: "save" | "build" | "move"
  readonly content: ListContent
  /** Where it is moved from; null unless it is moved. */
  readonly fromListId: ListId | null
}

/** Everything that a screen shows of the lists (LIST-05). Plain data, stable as JSON. */
export interface ListsState {
  /** Lists that hold a product; 0 until it is known. */
  readonly listCount: number
  /** null until they were asked for. */
  readonly lists: ReadonlyArray<PartsList> | null
  readonly selectedListId: ListId | null
  /** Another's list, opened by its share guid (LIST-18). */
  readonly sharedList: PartsList | null
  /** The share guid that was asked for last names no list. */
  readonly isShareUnknown: boolean
  readonly drawer: ListDrawer | null
  readonly hasFailed: boolean
  /** An operation waits for its answer. */
  readonly isBusy: boolean
  /** A move could not be tried: the dialog is open (TOAST-12). */
  readonly hasMoveFailed: boolean
}

/** Before anything is known of the lists. */
export const noLists: ListsState = {
  listCount: 0,
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

/** What happens to the lists and their drawer. */
export type ListsEvent =
  | { readonly _tag: "Counted"; readonly count: number }
  | { readonly _tag: "Listed"; readonly lists: ReadonlyArray<PartsList> }
  | { readonly _tag: "NotListed" }
  | { readonly _tag: "Shared"; readonly list: PartsList | null }
  | { readonly _tag: "Selected"; readonly listId: ListId }
  | { readonly _tag: "DrawerOpened"; readonly drawer: ListDrawer }
  | { readonly _tag: "DrawerClosed" }
  | { readonly _tag: "Began" }
  /** The answer holds everything as it is now (LIST-16). */
  | { readonly _tag: "Done"; readonly operation: ListOperation; readonly lists: ReadonlyArray<PartsList>; readonly count: number }
  | { readonly _tag: "NotDone" }
  | { readonly _tag: "MoveFailed" }
  | { readonly _tag: "MoveFailureClosed" }

/** What an event makes of the lists. Total; a selection of a list that is not there changes nothing. */
export const transition = (state: ListsState, event: ListsEvent): ListsState => {
  switch (event._tag) {
    case "Counted":
      return { ...state, listCount: event.count }
    case "Listed":
      return listed({ ...state, hasFailed: false }, event.lists)
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
    case "NotDone":
      return { ...state, isBusy: false }
    case "MoveFailed":
      return { ...state, isBusy: false, hasMoveFailed: true }
    case "MoveFailureClosed":
      return { ...state, hasMoveFailed: false }
  }
}

/** A selected list that is gone gives way to the first that remains, or to none (LIST-17). */
const listed = (state: ListsState, lists: ReadonlyArray<PartsList>): ListsState => {
  const isThere = lists.some(({ id }) => id === state.selectedListId)
  return { ...state, lists, selectedListId: isThere ? state.selectedListId : (lists[0]?.id ?? null) }
}

/** Operations that were begun in the drawer and end with it (LIST-13, LIST-14). */
const endsDrawer: ReadonlyArray<ListOperation> = ["create", "add", "move"]

/** Operations that make a list, which stands last and is the selected one from then on. */
const makesList: ReadonlyArray<ListOperation> = ["create", "copy"]

/** Which list was selected as far as an operation leaves that standing. */
const selectionAfter = (operation: ListOperation, lists: ReadonlyArray<PartsList>, before: ListId | null): ListId | null => {
  if (operation === "delete") return null
  return makesList.includes(operation) ? (lists.at(-1)?.id ?? null) : before
}

const done = (state: ListsState, { count, lists, operation }: Extract<ListsEvent, { readonly _tag: "Done" }>): ListsState => ({
  ...listed({ ...state, selectedListId: selectionAfter(operation, lists, state.selectedListId) }, lists),
  listCount: count,
  isBusy: false,
  hasFailed: false,
  drawer: endsDrawer.includes(operation) ? null : state.drawer
})
