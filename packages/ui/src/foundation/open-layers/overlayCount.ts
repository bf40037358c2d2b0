/** How many drawers, dialogs and other layers lie over the page now, whoever opened them. */
let count = 0
const listeners = new Set<() => void>()

const change = (by: 1 | -1): void => {
  count += by
  for (const listener of listeners) listener()
}

/** What lies over the page, to be followed from outside of it. In the shape of an external store of React. */
export const overlayCount = {
  count: (): number => count,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** A layer is open from now until the answer is called. */
  enter: (): (() => void) => {
    change(1)
    return () => change(-1)
  }
}
