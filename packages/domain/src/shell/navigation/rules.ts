/**
 * Formats a count badge: the number up to 99, then '99+' (NAV-08). Returns null for an unknown or invalid count (NAV-09), and for 0 with
 * `hidesZero` (NAV-10). `isLeast` adds a plus because there may be more.
 */
export const formatCountBadge = (count: number | null, hidesZero = false, isLeast = false): string | null => {
  if (count === null || Number.isNaN(count) || (hidesZero && count === 0)) return null
  return count > 99 || isLeast ? `${Math.min(count, 99)}+` : String(count)
}

/** Page of all articles. The blade's control leads there if the blade has no content (NAV-44). */
export const toolboxHref = "/the-toolbox"
