/** How long an answer holds, in milliseconds. */
const HOLDS_MILLIS = 60_000

/** Asks the server at most once a minute whether another release is out. */
export class ReleaseCheck {
  static readonly needs = [] as const
  #asking: Promise<unknown> = Promise.resolve()
  #askedAt = -HOLDS_MILLIS

  /**
   * Whether the server has the files of the release that this page is of, as far as the worker's registration knows: once another one is out,
   * they are there no more. True in a browser without workers, false without a network.
   */
  async isCurrent(): Promise<boolean> {
    if (!navigator.onLine) return false
    try {
      const registration = await navigator.serviceWorker?.getRegistration()
      // The first one of this browser is of the release that brought it.
      if (!registration?.active) return true
      if (performance.now() - this.#askedAt > HOLDS_MILLIS) {
        this.#askedAt = performance.now()
        this.#asking = registration.update()
      }
      await this.#asking
      return registration.installing === null && registration.waiting === null
    } catch {
      return false
    }
  }
}
