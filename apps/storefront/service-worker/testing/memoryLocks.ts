/** A browser's locks, in memory: one at a time, in the order in which they were asked for. */
export const memoryLocks = (): Pick<LockManager, "request"> => {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, act: () => Promise<unknown>): Promise<unknown> => {
    const next = last.then(act)
    last = next.catch(() => undefined)
    return next
  }
  return { request } as Pick<LockManager, "request">
}
