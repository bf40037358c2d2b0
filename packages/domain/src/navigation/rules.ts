/**
 * What a count badge reads: the number up to 99, then '99+' (NAV-08). null hides it: where the count is not known or no number (NAV-09),
 * and at 0 where the badge is told to hide that (NAV-10).
 */
export const countBadge = (count: number | null, hidesZero = false): string | null => {
  if (count === null || Number.isNaN(count) || (hidesZero && count === 0)) return null
  return count > 99 ? "99+" : String(count)
}

/** Pages on which nothing leads away from what is being done. */
const condensed: ReadonlyArray<string> = ["/buy", "/emailsignup"]

/** Whether a page is one of those with the condensed footer, or lies under one, in any letter case (NAV-52, NAV-114). */
export const hasCondensedFooter = (path: string): boolean => {
  const lower = path.toLowerCase()
  return condensed.some((page) => lower === page || lower.startsWith(`${page}/`))
}
