/** Cache time of a response, in milliseconds. */
const HOLDS_MILLIS = 60_000

/** Asks the server for a newer release at most once a minute. */
export class ReleaseCheck {
  static readonly needs = [] as const
  #asking: Promise<unknown> = Promise.resolve()
  #askedAt = -HOLDS_MILLIS

  /**
   * Checks whether the server still has the files of this page's release. A newer release removes them. Returns true in browsers without
   * workers and false without a network.
   */
  async isCurrent(): Promise<boolean> {
    if (!navigator.onLine) return false
    try {
      const registration = await navigator.serviceWorker?.getRegistration()
      // The browser's first worker belongs to the release that installed it.
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
