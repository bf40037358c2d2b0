declare global {
  interface Window {
    /** The document answers steps back and forward no more. */
    endEarlySteps?: () => void
  }
}

/**
 * A step back or forward to another page, before the router is there to answer it, loads that page, which begins where it was left. What leads
 * to another place of this one is no other page. Before the sheets, which a script behind them waits for.
 */
const pageNow = () => location.pathname + location.search
const first = pageNow()
const step = () => {
  if (pageNow() === first) return
  history.scrollRestoration = "manual"
  location.reload()
}
addEventListener("popstate", step)
window.endEarlySteps = () => removeEventListener("popstate", step)

export {}
