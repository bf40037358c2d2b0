import { onFirstInteraction } from "./onFirstInteraction.ts"
import { onIdle } from "./onIdle.ts"

/**
 * Whether this browser may have data in the shop: a car, a cart or a history. Each leaves a record on the device, so a device without
 * records belongs to a new visitor and needs no fetch. Returns true if storage is unreadable.
 */
export const isReturningDevice = (): boolean => {
  try {
    return localStorage.length > 0 || /(?:^|; )Fitment=/.test(document.cookie)
  } catch {
    return true
  }
}

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
  /**
   * Calls the listener once, when personal content may load: on an interaction, or once the page is idle if the visitor has interacted or
   * this device has records. So a new visitor's page loads none before the first interaction. The returned function cancels it.
   */
  onPersonalTime(act: () => void): () => void {
    const stops: Array<() => void> = []
    const stop = () => stops.forEach((cancel) => cancel())
    const begin = () => {
      stop()
      act()
    }
    stops.push(onFirstInteraction(begin))
    if (this.hasInteracted || this.isReturning) stops.push(onIdle(begin))
    return stop
  }
}
