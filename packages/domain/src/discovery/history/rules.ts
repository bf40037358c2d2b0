import type { PageAddress } from "../../foundation/ports/Tabs.ts"
import type { HistoryEntry } from "./model.ts"

/** Maximum number of entries per page type (HIST-07). */
export const MAX_HISTORY_ENTRIES = 30

/** Returns path and query, without host and hash (HIST-02). */
export const toHistoryUrl = ({ pathname, search }: Pick<PageAddress, "pathname" | "search">): string => pathname + search

/** Returns the trimmed title before the first pipe, because the shop's name follows it (HIST-03). */
export const toHistoryTitle = (pageTitle: string): string => (pageTitle.split("|")[0] ?? "").trim()

/**
 * Normalizes a stored history: newest first, each URL once, at most 30 (HIST-07, HIST-09). The input may be in any order. If two visits have
 * the same time, the earlier in the list counts as newer.
 */
export const normalizeHistory = (entries: ReadonlyArray<HistoryEntry>): ReadonlyArray<HistoryEntry> => {
  const seen = new Set<string>()
  return entries
    .toSorted((one, other) => other.date - one.date)
    .filter(({ url }) => !seen.has(url) && seen.add(url))
    .slice(0, MAX_HISTORY_ENTRIES)
}

/** Adds a visit. A page that was visited before moves to the front, and the oldest entry is dropped. */
export const addVisit = (history: ReadonlyArray<HistoryEntry>, visit: HistoryEntry): ReadonlyArray<HistoryEntry> =>
  normalizeHistory([visit, ...history])
