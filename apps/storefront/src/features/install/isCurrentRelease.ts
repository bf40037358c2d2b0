/** How long an answer holds, in milliseconds. */
const HOLDS_MILLIS = 60_000

let asking: Promise<unknown> = Promise.resolve()
let askedAt = -HOLDS_MILLIS

/**
 * Whether the server has the files of the release that this page is of, as far as the worker's registration knows: once another one is out,
 * they are there no more. Asks the server at most once a minute. True in a browser without workers, false without a network.
 */
export const isCurrentRelease = async (): Promise<boolean> => {
  if (!navigator.onLine) return false
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    // The first one of this browser is of the release that brought it.
    if (!registration?.active) return true
    if (performance.now() - askedAt > HOLDS_MILLIS) {
      askedAt = performance.now()
      asking = registration.update()
    }
    await asking
    return registration.installing === null && registration.waiting === null
  } catch {
    return false
  }
}
