/** Pages without links that distract from the current task. */
const pages: ReadonlyArray<string> = ["/buy", "/emailsignup"]

/** Returns true for these pages and pages below them, ignoring letter case (NAV-52, NAV-114). */
export const hasCondensedFooter = (path: string): boolean => {
  const lower = path.toLowerCase()
  return pages.some((page) => lower === page || lower.startsWith(`${page}/`))
}
