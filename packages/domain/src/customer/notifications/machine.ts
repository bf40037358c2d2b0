import type { NewToast, Toast } from "./model.ts"

/** Default duration of a toast (TOAST-05, GAP-91). */
export const DEFAULT_TOAST_MS = 3000
/** Duration of the exit animation (TOAST-04, NOTE-06). */
export const TOAST_DISMISS_MS = 200
const MAX_TOASTS = 2
const BACK_ONLINE_MILLIS = 2000

/** State of the toasts. `isOnline` is the last reported connection state. */
export interface ToastsState {
  readonly notices: ReadonlyArray<Toast>
  /** System-initiated toasts that wait until no overlay covers the page. */
  readonly waiting: ReadonlyArray<NewToast>
  readonly hasOverlay: boolean
  readonly isOnline: boolean
  readonly nextId: number
}

/** No toasts, with an online device. */
export const initialToasts: ToastsState = { notices: [], waiting: [], hasOverlay: false, isOnline: true, nextId: 1 }

/** Events of the toasts. */
export type ToastEvent =
  | { readonly _tag: "Shown"; readonly notice: NewToast }
  /** The duration ended or the shopper closed the toast. */
  | { readonly _tag: "Dismissed"; readonly id: string }
  /** The exit animation ended. */
  | { readonly _tag: "Left"; readonly id: string }
  | { readonly _tag: "ConnectionChanged"; readonly isOnline: boolean }
  /** An overlay opened, or the last one closed. */
  | { readonly _tag: "CoverChanged"; readonly hasOverlay: boolean }

const connectionNotices = {
  // The offline toast waits while an overlay is open, because a drawer or the search would cover the toast.
  offline: { message: "You are currently offline", intent: "negative", duration: null, isSystemInitiated: true },
  online: { message: "You're back online!", intent: "positive", duration: BACK_ONLINE_MILLIS }
} as const satisfies Record<string, NewToast>

/** Returns the state after an event. Repeated events and unknown toast ids change nothing. */
export const transition = (state: ToastsState, event: ToastEvent): ToastsState => {
  switch (event._tag) {
    case "Shown":
      return addToast(state, event.notice)
    case "Dismissed":
      return { ...state, notices: state.notices.map((notice) => (notice.id === event.id ? { ...notice, dismissing: true } : notice)) }
    case "Left":
      return { ...state, notices: state.notices.filter(({ id }) => id !== event.id) }
    case "ConnectionChanged":
      return state.isOnline === event.isOnline ? state : changeConnection(state, event.isOnline)
    case "CoverChanged":
      return event.hasOverlay ? openOverlay(state) : closeOverlay(state)
  }
}

/**
 * Appends a toast and drops the oldest toast above the limit, even a permanent toast. Ignores a repeated message (TOAST-02, TOAST-03,
 * GAP-84).
 */
const addToast = (state: ToastsState, notice: NewToast): ToastsState => {
  const { hasOverlay, nextId, notices, waiting } = state
  if ([...notices, ...waiting].some(({ message }) => message === notice.message)) return state
  if (hasOverlay && notice.isSystemInitiated) return { ...state, waiting: [...waiting, notice] }
  const added: Toast = { duration: DEFAULT_TOAST_MS, intent: "neutral", ...notice, id: `notice-${nextId}`, dismissing: false }
  return { ...state, notices: [...notices, added].slice(-MAX_TOASTS), nextId: nextId + 1 }
}

/** Withdraws system-initiated toasts that the overlay would hide. The toasts get their full duration when they are shown again. */
const openOverlay = (state: ToastsState): ToastsState => {
  const unread = state.notices.filter(({ dismissing, isSystemInitiated }) => isSystemInitiated && !dismissing)
  const notices = state.notices.filter((notice) => !unread.includes(notice))
  return { ...state, hasOverlay: true, notices, waiting: [...state.waiting, ...unread] }
}

const closeOverlay = (state: ToastsState): ToastsState =>
  state.waiting.reduce<ToastsState>(addToast, { ...state, hasOverlay: false, waiting: [] })

/** Replaces the toast of the previous connection state (TOAST-07, TOAST-08). */
const changeConnection = (state: ToastsState, isOnline: boolean): ToastsState => {
  const [added, removed] = isOnline
    ? [connectionNotices.online, connectionNotices.offline]
    : [connectionNotices.offline, connectionNotices.online]
  const others = <A extends NewToast>(notices: ReadonlyArray<A>) => notices.filter(({ message }) => message !== removed.message)
  return addToast({ ...state, isOnline, notices: others(state.notices), waiting: others(state.waiting) }, added)
}
