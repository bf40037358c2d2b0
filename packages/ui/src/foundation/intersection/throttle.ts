/** Minimum time between two calls, in ms (CTRL-42). */
const PAUSE = 100

export interface Throttled<A> {
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
