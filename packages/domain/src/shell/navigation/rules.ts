/**
 * What a count badge reads: the number up to 99, then '99+' (NAV-08). null hides it: where the count is not known or no number (NAV-09),
 * and at 0 where the badge is told to hide that (NAV-10). `isLeast`: there may be more, which a plus says.
 */
export const formatCountBadge = (count: number | null, hidesZero = false, isLeast = false): string | null => {
  if (count === null || Number.isNaN(count) || (hidesZero && count === 0)) return null
  return count > 99 || isLeast ? `${Math.min(count, 99)}+` : String(count)
}

/** The page of all articles, and where the blade leads when there is nothing to show in it (NAV-44). */
export const toolboxHref = "/the-toolbox"
