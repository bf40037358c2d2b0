/** Milliseconds that a step may take on a slow device: a slice that has less left ends. */
const STEP = 10

/**
 * Runs these steps one by one while the browser has nothing else to do, so that no press waits for more than one of them. What is added
 * meanwhile comes behind. Where a browser cannot tell that it is idle each step is a task of its own.
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
