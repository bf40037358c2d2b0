import type { PageAddress } from "../../foundation/ports/Tabs.ts"
import type { HistoryEntry } from "./model.ts"

/** Entries at most of one page type (HIST-07). */
export const MAX_HISTORY_ENTRIES = 30

/** Path and query, without host and hash (HIST-02). */
export const toHistoryUrl = ({ pathname, search }: Pick<PageAddress, "pathname" | "search">): string => pathname + search

/** What stands before the first pipe of a page's title, trimmed: the shop's own name comes after it (HIST-03). */
export const toHistoryTitle = (pageTitle: string): string => (pageTitle.split("|")[0] ?? "").trim()

/**
 * A history as it is read: the newest first, each address once, at most 30 (HIST-07, HIST-09). What was kept may be in any order; of two
 * visits at the same time the one told first is the newer.
 */
export const normalizeHistory = (kept: ReadonlyArray<HistoryEntry>): ReadonlyArray<HistoryEntry> => {
  const seen = new Set<string>()
  return kept
    .toSorted((one, other) => other.date - one.date)
    .filter(({ url }) => !seen.has(url) && seen.add(url))
    .slice(0, MAX_HISTORY_ENTRIES)
}

/** The history after one more visit: a page that was there before moves to the front, and the oldest is dropped. */
export const addVisit = (history: ReadonlyArray<HistoryEntry>, visit: HistoryEntry): ReadonlyArray<HistoryEntry> =>
  normalizeHistory([visit, ...history])
