const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const

/**
 * Calls once, at the first sign of a person: pointer, touch, key or scroll. Whatever only helps beyond the first page waits for it, so that a
 * page that is only looked at loads nothing else. `among`: no other events count. Returns the stop function.
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
