import { type RefObject, useEffect, useRef } from "react"

/**
 * Calls back when an element enters or leaves the viewport, at most every 100 ms (CTRL-42). `margin` extends the viewport by that many px.
 */
export const useIntersection = (
  element: RefObject<Element | null>,
  onEntry: (entry: IntersectionObserverEntry) => void,
  margin = 0
): void => {
  const latest = useRef(onEntry)
  useEffect(() => {
    latest.current = onEntry
  })
  useEffect(() => {
    if (element.current === null) return
    const { call, stop } = throttle((entry: IntersectionObserverEntry) => latest.current(entry))
    const observer = new IntersectionObserver((entries) => entries.slice(-1).forEach(call), { rootMargin: `${margin}px` })
    observer.observe(element.current)
    return () => {
      observer.disconnect()
      stop()
    }
  }, [element, margin])
}

/** Minimum time between two calls, in ms (CTRL-42). */
const PAUSE = 100

interface Throttled<A> {
  readonly call: (value: A) => void
  readonly stop: () => void
}

/** Calls immediately, then at most every 100 ms, always ending with the newest value. */
export const throttle = <A>(act: (value: A) => void): Throttled<A> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: { readonly value: A } | undefined
  const rest = () => {
    timer = undefined
    if (waiting !== undefined) go(waiting.value)
  }
  const go = (value: A) => {
    waiting = undefined
    timer = setTimeout(rest, PAUSE)
    act(value)
  }
  return {
    call: (value) => {
      if (timer === undefined) go(value)
      else waiting = { value }
    },
    stop: () => {
      clearTimeout(timer)
      timer = undefined
      waiting = undefined
    }
  }
}
