/** Reads once and reuses the result. After a failure, the next call reads again. */
export const memoizeAsync = <A>(read: () => Promise<A>): (() => Promise<A>) => {
  let reading: Promise<A> | undefined
  return () =>
    (reading ??= read().catch((error: unknown) => {
      reading = undefined
      throw error
    }))
}
