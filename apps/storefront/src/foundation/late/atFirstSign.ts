const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const

/**
 * Calls once, when somebody is there: a hand at the pointer or on the screen, a key, the page scrolled. What is of use only to who goes on
 * from the first page waits for it, so that a page that is just looked at costs no more than itself. Returns the stop function.
 */
export const atFirstSign = (act: () => void): (() => void) => {
  const seen = new AbortController()
  const begin = () => {
    seen.abort()
    act()
  }
  for (const sign of signs) addEventListener(sign, begin, { passive: true, capture: true, signal: seen.signal })
  return () => seen.abort()
}
