import { onFirstInteraction } from "./onFirstInteraction.ts"
import { isReturningDevice } from "./isReturningDevice.ts"

/** Whether somebody is at the page, and whether this device knows the shop: one answer for whoever asks, however late. */
export class UserActivity {
  static readonly needs = [] as const
  /** A person has given a sign. */
  isHere = false
  /** As the page began: what the page itself writes down makes nobody a returning visitor. */
  readonly isReturning = isReturningDevice()
  /** Calls once: now where somebody is here, else at the first sign, which the returned function calls off. */
  when(act: () => void): (() => void) | undefined {
    if (!this.isHere)
      return onFirstInteraction(() => {
        this.isHere = true
        act()
      })
    act()
    return undefined
  }
}
