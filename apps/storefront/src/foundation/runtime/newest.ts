/** Numbers questions that may overlap: each is told whether it is still the newest, because an older one's answer may come last. */
export const createLatestOnly = () => {
  let latest = 0
  return (): (() => boolean) => {
    const own = ++latest
    return () => own === latest
  }
}
