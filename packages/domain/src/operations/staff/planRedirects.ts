import { getRedirectKeys, parseNewAddress, parseOldAddress } from "./redirectAddress.ts"
import { MAX_REDIRECT_LINES } from "./rules.ts"

/** A line of pasted redirects: the old and the new address. */
export interface RedirectLine {
  /** Line number, from 1. */
  readonly line: number
  readonly text: string
  readonly from: string
  readonly to: string
}

/** A line that was not added, and the reason. */
export interface RedirectProblem {
  readonly line: number
  readonly text: string
  readonly problem: string
}

/**
 * Splits pasted text into lines with an old and a new address, separated by a tab, comma, semicolon or space. Skips empty lines and a
 * header such as `from,to`. Reads one line more than the limit, so that the caller notices a longer text.
 */
export const splitRedirectLines = (text: string): ReadonlyArray<RedirectLine> => {
  const lines: Array<RedirectLine> = []
  for (const [index, raw] of text.split(/\r\n?|\n/).entries()) {
    const line = raw.trim()
    if (line === "" || (lines.length === 0 && /^"?from"?\s*[\t,; ]\s*"?to"?$/i.test(line))) continue
    const separator = ["\t", ",", ";"].find((mark) => line.includes(mark)) ?? /\s+/
    const cells = line.split(separator).map((cell) => cell.trim().replaceAll(/^"|"$/g, ""))
    lines.push({ line: index + 1, text: line, from: cells[0] ?? "", to: cells.length === 2 ? (cells[1] ?? "") : "" })
    if (lines.length > MAX_REDIRECT_LINES) break
  }
  return lines
}

/** A redirect to write, with its previous target; null for a new redirect. */
export interface RedirectWrite {
  readonly from: string
  readonly to: string
  readonly before: string | null
}

export interface RedirectPlan {
  readonly writes: ReadonlyArray<RedirectWrite>
  readonly problems: ReadonlyArray<RedirectProblem>
}

/**
 * Plans which lines to write. A target is never the old address of another redirect: a chain is shortened to its end, including a chain of
 * `known` redirects that leads to a newly added old address. So there is never a loop.
 *
 * @param known - Redirects by old address: at least those from and to the lines' addresses.
 */
export const planRedirects = (known: ReadonlyMap<string, string>, lines: ReadonlyArray<RedirectLine>): RedirectPlan => {
  const now = new Map(known)
  const leading = new Map<string, Set<string>>()
  const remember = (from: string, to: string) => {
    for (const key of getRedirectKeys(to)) leading.set(key, (leading.get(key) ?? new Set()).add(from))
  }
  for (const [from, to] of known) remember(from, to)
  const find = (address: string): { readonly key: string; readonly to: string } | null => {
    for (const key of getRedirectKeys(address)) {
      const to = now.get(key)
      if (to !== undefined) return { key, to }
    }
    return null
  }
  const problems: Array<RedirectProblem> = []
  const lineOf = new Map<string, number>()
  const write = (from: string, to: string) => {
    now.set(from, to)
    remember(from, to)
  }

  for (const { from, line, text, to } of lines) {
    const reject = (problem: string) => void problems.push({ line, text, problem })
    const [old, target] = [parseOldAddress(from), parseNewAddress(to)]
    if ("problem" in old) reject(old.problem)
    else if (to === "") reject("Write an old and a new address, separated by a comma.")
    else if ("problem" in target) reject(target.problem)
    else if (lineOf.has(old.address)) reject(`Line ${lineOf.get(old.address)} has the same old address.`)
    else {
      const end = find(target.address)?.to ?? target.address
      // A target without its query may be the old address itself, and the browser would return here.
      if (getRedirectKeys(target.address).includes(old.address) || getRedirectKeys(end).includes(old.address))
        reject("This redirect would create a loop.")
      else {
        lineOf.set(old.address, line)
        write(old.address, end)
        for (const other of leading.get(old.address) ?? []) {
          const before = now.get(other)
          if (other !== old.address && before !== undefined && find(before)?.key === old.address) write(other, end)
        }
      }
    }
  }
  const writes = [...now].flatMap(([from, to]) => {
    const before = known.get(from) ?? null
    return before === to ? [] : [{ from, to, before }]
  })
  return { writes, problems }
}
