/** Pages on which nothing leads away from what is being done. */
const pages: ReadonlyArray<string> = ["/buy", "/emailsignup"]

/** Whether a page is one of those with the condensed footer, or lies under one, in any letter case (NAV-52, NAV-114). */
export const hasCondensedFooter = (path: string): boolean => {
  const lower = path.toLowerCase()
  return pages.some((page) => lower === page || lower.startsWith(`${page}/`))
}
