const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const

/**
 * Calls the listener once, on the first pointer, touch, key or scroll event. Code that helps only beyond the first page waits for it, so
 * that a page without interaction loads nothing else. `among` limits the events that count. Returns the stop function.
 */
export const onFirstInteraction = (act: () => void, among: ReadonlyArray<string> = signs): (() => void) => {
  const seen = new AbortController()
  const begin = () => {
    seen.abort()
    act()
  }
  for (const sign of among) addEventListener(sign, begin, { passive: true, capture: true, signal: seen.signal })
  return () => seen.abort()
}
