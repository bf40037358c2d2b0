import { onFirstInteraction } from "./onFirstInteraction.ts"
import { isReturningDevice } from "./isReturningDevice.ts"

/** Whether the visitor has interacted with the page, and whether this device has visited before. All callers get the same answer. */
export class UserActivity {
  static readonly needs = [] as const
  /** The visitor has interacted. */
  hasInteracted = false
  /** Value at page load: records that the page itself writes do not create a returning visitor. */
  readonly isReturning = isReturningDevice()
  /** Calls the listener once: now if the visitor has interacted, else on the first interaction. The returned function cancels it. */
  onFirstInteraction(act: () => void): (() => void) | undefined {
    if (!this.hasInteracted)
      return onFirstInteraction(() => {
        this.hasInteracted = true
        act()
      })
    act()
    return undefined
  }
}
