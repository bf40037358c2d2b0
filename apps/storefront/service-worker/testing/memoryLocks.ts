/** In-memory browser locks: one holder at a time, in request order. */
export const memoryLocks = (): Pick<LockManager, "request"> => {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, act: () => Promise<unknown>): Promise<unknown> => {
    const next = last.then(act)
    last = next.catch(() => undefined)
    return next
  }
  return { request } as Pick<LockManager, "request">
}
