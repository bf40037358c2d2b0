import { readText } from "../text/cells.ts"
import type { Row } from "../text/Row.ts"
import { claimLine, type KnownLines, type OldRow } from "./readOldRows.ts"

/** A redirect of an old URL. It leads from a path with its query to a path, or to `product:KEY`, `category:PATH` or `brand:NAME`. */
export interface OldRedirect {
  readonly from: string
  readonly to: string
}

/** Same limit as for redirects that staff enter. */
const MAX_PATH_LENGTH = 500

/**
 * Normalizes an old URL to its path without a trailing slash, and its query. Null if the text is not a URL.
 *
 * @param text - A path, or a URL with its host.
 */
export const toOldPath = (text: string): string | null => {
  if (!/^(?:\/(?!\/)|https?:\/\/)/i.test(text) || !URL.canParse(text, "http://shop.invalid")) return null
  const { pathname, search } = new URL(text, "http://shop.invalid")
  const path = `${pathname.replace(/(?<=.)\/+$/, "")}${search}`
  return path.length > MAX_PATH_LENGTH ? null : path
}

const explainPath = (written: string): string =>
  written.length > MAX_PATH_LENGTH ? `An address has at most ${MAX_PATH_LENGTH} characters.` : "An address must start with a slash."

/**
 * Creates the function that reads a row of redirects. The comparison of URLs ignores letter case.
 *
 * @param isOwnPage - Whether the shop itself has a page at a path.
 */
export const createRedirectReader = (isOwnPage: (path: string) => boolean): ((row: Row) => OldRedirect | undefined) => {
  const lines: KnownLines = new Map()
  return (row) => {
    const written = readText(row, "from", { max: MAX_PATH_LENGTH, isRequired: true })
    const to = readText(row, "to", { max: MAX_PATH_LENGTH, isRequired: true })
    const from = toOldPath(written)
    if (from === null && written !== "") row.report("error", "bad-path", "from", explainPath(written), written)
    if (from !== null && isOwnPage(from)) row.report("error", "redirect-taken", "from", `${from} is a page of the shop itself.`, written)
    if (to !== "" && !/^(?:product|category|brand):/i.test(to) && !/^\/(?![/\\])/.test(to))
      row.report("error", "redirect-outside", "to", "A redirect must lead to an address of this shop.", to)
    if (row.isBroken() || from === null) return undefined
    const what = written === from ? written : `${from} (with and without its last slash)`
    if (!claimLine(row, "from", what, from.toLowerCase(), lines, written)) return undefined
    return { from, to: to.startsWith("/") ? (toOldPath(to) ?? to) : to }
  }
}

/** Follows redirects that lead to other old URLs, so that each leads to its final target. Reports and drops redirects that form a cycle. */
export const flattenRedirects = (rows: ReadonlyArray<OldRow<OldRedirect>>): ReadonlyArray<OldRow<OldRedirect>> => {
  const targets = new Map(rows.map(({ item }) => [item.from.toLowerCase(), item.to]))
  return rows.flatMap(({ item, row }) => {
    const path = [item.from]
    let { to } = item
    for (let next = targets.get(to.toLowerCase()); next !== undefined && !path.includes(to); next = targets.get(to.toLowerCase())) {
      path.push(to)
      to = next
    }
    if (path.includes(to)) {
      const ring = [...path.slice(1), to].join(", which leads to ")
      row.report("error", "redirect-loop", "to", `${item.from} leads to ${ring}.`, item.to)
      return []
    }
    if (to !== item.to)
      row.report("warning", "redirect-chain", "to", `${item.to} redirects to ${to}. The redirect now leads directly to ${to}.`, item.to)
    return [{ row, item: { from: item.from, to } }]
  })
}
