/** Maximum rows per statement, so that no statement holds its locks for long. */
const AT_ONCE = 5000

/** Calls `deleteSome` repeatedly until it deletes fewer rows than the limit. */
export const deleteInBatches = async (deleteSome: (atMost: number) => Promise<bigint | number | undefined>): Promise<void> => {
  let deleted: number
  do deleted = Number((await deleteSome(AT_ONCE)) ?? 0)
  while (deleted === AT_ONCE)
}

/** Reads once and reuses the result. After a failure, the next call reads again. */
export const memoizeAsync = <A>(read: () => Promise<A>): (() => Promise<A>) => {
  let reading: Promise<A> | undefined
  return () =>
    (reading ??= read().catch((error: unknown) => {
      reading = undefined
      throw error
    }))
}
