/** Numbers overlapping requests. Each can check whether it is still the newest, because an older response may arrive last. */
export const createLatestOnly = () => {
  let latest = 0
  return (): (() => boolean) => {
    const own = ++latest
    return () => own === latest
  }
}
