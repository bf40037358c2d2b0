/**
 * State of the email sign-up modal, which opens by itself. `deferred`: the delay ended while an overlay was open (GAP-26). `shown`: the
 * modal does not open again.
 */
export interface EmailModalState {
  readonly phase: "none" | "waiting" | "deferred" | "open" | "shown"
  /** A drawer or the search is open (SIGN-38). */
  readonly isCovered: boolean
}

/** Events of the modal and its page. */
export type EmailModalEvent =
  /** A page was entered. This closes the modal and cancels its delay. */
  | { readonly _tag: "PageEntered"; readonly isSuppressed: boolean }
  | { readonly _tag: "DelayPassed" }
  | { readonly _tag: "CoverChanged"; readonly isCovered: boolean }
  | { readonly _tag: "Closed" }

export const INITIAL_EMAIL_MODAL: EmailModalState = { phase: "none", isCovered: false }

/**
 * Returns the state after an event; the same object if nothing changes.
 *
 * The modal opens after its delay, or when the overlays on the same page are closed (SIGN-30, SIGN-38). Opening counts as shown.
 */
export const transitionEmailModal = (state: EmailModalState, event: EmailModalEvent): EmailModalState => {
  const { isCovered, phase } = state
  switch (event._tag) {
    case "PageEntered":
      if (phase === "open" || phase === "shown") return withPhase(state, "shown")
      return withPhase(state, event.isSuppressed ? "none" : "waiting")
    case "DelayPassed":
      return phase === "waiting" ? withPhase(state, isCovered ? "deferred" : "open") : state
    case "CoverChanged": {
      const next = isCovered === event.isCovered ? state : { ...state, isCovered: event.isCovered }
      return phase === "deferred" && !event.isCovered ? withPhase(next, "open") : next
    }
    case "Closed":
      return phase === "open" ? withPhase(state, "shown") : state
  }
}

const withPhase = (state: EmailModalState, phase: EmailModalState["phase"]): EmailModalState =>
  state.phase === phase ? state : { ...state, phase }
