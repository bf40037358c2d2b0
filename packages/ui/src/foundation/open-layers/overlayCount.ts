/** Number of open drawers, dialogs and other overlays, from all components. */
let count = 0
const listeners = new Set<() => void>()

const change = (by: 1 | -1): void => {
  count += by
  for (const listener of listeners) listener()
}

/** Observable count of open overlays, with the interface of a React external store. */
export const overlayCount = {
  count: (): number => count,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Counts an overlay as open until the returned function is called. */
  enter: (): (() => void) => {
    change(1)
    return () => change(-1)
  }
}
