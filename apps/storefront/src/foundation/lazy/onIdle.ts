/** Milliseconds to wait in browsers without idle callbacks, such as Safari. */
const SOON_MS = 200
/** A busy page counts as idle after this time. */
const TIMEOUT_MS = 3000

/** Calls the listener once, when the page is loaded and idle. Returns the function that cancels it. */
export const onIdle = (act: () => void): (() => void) => {
  const stop = new AbortController()
  const run = () => {
    if (!stop.signal.aborted) act()
  }
  const wait = () => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: TIMEOUT_MS })
    else setTimeout(run, SOON_MS)
  }
  if (document.readyState === "complete") wait()
  else addEventListener("load", wait, { once: true, signal: stop.signal })
  return () => stop.abort()
}
