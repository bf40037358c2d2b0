/**
 * The email sign-up modal, which opens by itself. `deferred`: its time has come while something else is open (GAP-26). `shown`: it was seen, and
 * is not opened again.
 */
export interface EmailModalState {
  readonly phase: "none" | "waiting" | "deferred" | "open" | "shown"
  /** A drawer or the search is open (SIGN-38). */
  readonly isCovered: boolean
}

/** What happens to the modal, and around it. */
export type EmailModalEvent =
  /** A page is there; what was open or due on the page before is gone. */
  | { readonly _tag: "PageEntered"; readonly isSuppressed: boolean }
  | { readonly _tag: "DelayPassed" }
  | { readonly _tag: "CoverChanged"; readonly isCovered: boolean }
  | { readonly _tag: "Closed" }

export const noEmailModal: EmailModalState = { phase: "none", isCovered: false }

/**
 * Closed until its delay has passed, then open; never over something that is open, but after it on the same page (SIGN-30, SIGN-38).
 * Total: the very same state comes back where nothing changes. Coming to `open` is what is recorded as shown.
 */
export const emailModalTransition = (state: EmailModalState, event: EmailModalEvent): EmailModalState => {
  const { isCovered, phase } = state
  switch (event._tag) {
    case "PageEntered":
      if (phase === "open" || phase === "shown") return to(state, "shown")
      return to(state, event.isSuppressed ? "none" : "waiting")
    case "DelayPassed":
      return phase === "waiting" ? to(state, isCovered ? "deferred" : "open") : state
    case "CoverChanged": {
      const next = isCovered === event.isCovered ? state : { ...state, isCovered: event.isCovered }
      return phase === "deferred" && !event.isCovered ? to(next, "open") : next
    }
    case "Closed":
      return phase === "open" ? to(state, "shown") : state
  }
}

const to = (state: EmailModalState, phase: EmailModalState["phase"]): EmailModalState =>
  state.phase === phase ? state : { ...state, phase }
