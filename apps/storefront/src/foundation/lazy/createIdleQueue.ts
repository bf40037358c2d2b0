/** Milliseconds that a step may take on a slow device. An idle slice with less time left ends. */
const STEP = 10

/**
 * Runs steps one by one while the browser is idle, so that an interaction waits for at most one step. New steps join the end of the queue.
 * Without an idle callback, each step runs in its own task.
 */
export const createIdleQueue = (): ((step: () => void) => void) => {
  const steps: Array<() => void> = []
  const soon = window.requestIdleCallback ?? ((run: (deadline?: IdleDeadline) => void) => setTimeout(run, STEP))
  const slice = (deadline?: IdleDeadline) => {
    do steps.shift()?.()
    while (steps.length > 0 && deadline !== undefined && deadline.timeRemaining() > STEP)
    if (steps.length > 0) soon(slice)
  }
  return (step) => {
    if (steps.push(step) === 1) soon(slice)
  }
}
