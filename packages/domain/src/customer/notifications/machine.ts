import type { NewToast, Toast } from "./model.ts"

/** Milliseconds that a notice stands when nothing else is said (TOAST-05, GAP-91). */
export const DEFAULT_TOAST_MS = 3000
/** Milliseconds that a notice takes to leave (TOAST-04, NOTE-06). */
export const TOAST_DISMISS_MS = 200
const MOST_NOTICES = 2
const BACK_ONLINE_MILLIS = 2000

/** `nextId` numbers the notices; `isOnline` is the connection as it was told last. */
export interface ToastsState {
  readonly notices: ReadonlyArray<Toast>
  /** Nobody asked for them, and something lies over the page: they come once nothing does. */
  readonly waiting: ReadonlyArray<NewToast>
  readonly isCovered: boolean
  readonly isOnline: boolean
  readonly nextId: number
}

/** Nothing to tell, with the connection up. */
export const initialToasts: ToastsState = { notices: [], waiting: [], isCovered: false, isOnline: true, nextId: 1 }

/** What happens to the notices. */
export type ToastEvent =
  | { readonly _tag: "Shown"; readonly notice: NewToast }
  /** Its time is over, or the shopper closes it. */
  | { readonly _tag: "Dismissed"; readonly id: string }
  /** Its way out is over. */
  | { readonly _tag: "Left"; readonly id: string }
  | { readonly _tag: "ConnectionChanged"; readonly isOnline: boolean }
  /** Something lies over the page now, or nothing any more. */
  | { readonly _tag: "CoverChanged"; readonly isCovered: boolean }

const connectionNotices = {
  // Under a drawer or the search it waits: nobody is to look past it there.
  offline: { message: "You are currently offline", intent: "negative", duration: null, isUnprompted: true },
  online: { message: "You're back online!", intent: "positive", duration: BACK_ONLINE_MILLIS }
} as const satisfies Record<string, NewToast>

/** What an event makes of the notices. Total: an event that says nothing new, or names a notice that is gone, changes nothing. */
export const transition = (state: ToastsState, event: ToastEvent): ToastsState => {
  switch (event._tag) {
    case "Shown":
      return shown(state, event.notice)
    case "Dismissed":
      return { ...state, notices: state.notices.map((notice) => (notice.id === event.id ? { ...notice, dismissing: true } : notice)) }
    case "Left":
      return { ...state, notices: state.notices.filter(({ id }) => id !== event.id) }
    case "ConnectionChanged":
      return state.isOnline === event.isOnline ? state : connected(state, event.isOnline)
    case "CoverChanged":
      return event.isCovered ? covered(state) : uncovered(state)
  }
}

/** At the end, the oldest dropped when it is the third, persistent or not; a message that is there already is ignored (TOAST-02, TOAST-03, GAP-84). */
const shown = (state: ToastsState, notice: NewToast): ToastsState => {
  const { isCovered, nextId, notices, waiting } = state
  if ([...notices, ...waiting].some(({ message }) => message === notice.message)) return state
  if (isCovered && notice.isUnprompted) return { ...state, waiting: [...waiting, notice] }
  const added: Toast = { duration: DEFAULT_TOAST_MS, intent: "neutral", ...notice, id: `notice-${nextId}`, dismissing: false }
  return { ...state, notices: [...notices, added].slice(-MOST_NOTICES), nextId: nextId + 1 }
}

/** What stood there unasked makes room, and will have its whole time again: nobody reads it under a drawer. */
const covered = (state: ToastsState): ToastsState => {
  const unread = state.notices.filter(({ dismissing, isUnprompted }) => isUnprompted && !dismissing)
  const notices = state.notices.filter((notice) => !unread.includes(notice))
  return { ...state, isCovered: true, notices, waiting: [...state.waiting, ...unread] }
}

const uncovered = (state: ToastsState): ToastsState => state.waiting.reduce<ToastsState>(shown, { ...state, isCovered: false, waiting: [] })

/** The notice of the present connection takes the place of the one before (TOAST-07, TOAST-08). */
const connected = (state: ToastsState, isOnline: boolean): ToastsState => {
  const [present, past] = isOnline
    ? [connectionNotices.online, connectionNotices.offline]
    : [connectionNotices.offline, connectionNotices.online]
  const others = <A extends NewToast>(notices: ReadonlyArray<A>) => notices.filter(({ message }) => message !== past.message)
  return shown({ ...state, isOnline, notices: others(state.notices), waiting: others(state.waiting) }, present)
}
