import type { Report } from "@camber/catalog-import"
import type { Kysely } from "kysely"
import type { PasswordHasher } from "../account/passwords.ts"
import type { Pace } from "../catalog-import/createPace.ts"
import type { Tables } from "../database/tables.ts"

/** Dependencies and options of the steps of a move. */
export interface MoveContext {
  readonly database: Kysely<Tables>
  /** Whether to only read and compare, without changing the shop. */
  readonly isCheck: boolean
  /** Whether the customers' points become points of this shop. */
  readonly movesPoints: boolean
  /** Whether customers who accepted the newsletter of the old shop are subscribed. */
  readonly movesConsent: boolean
  /** Whether the shop knows the cookie key of a former PrestaShop. */
  readonly hasCookieKey: boolean
  readonly passwords: Pick<PasswordHasher, "hash">
  readonly pace: Pace
  readonly report: Report
}

/** Counts of a step by their names in the report, in display order. */
export type MoveCounts = Map<MoveCount, number>

export type MoveCount =
  | "new"
  | "changed"
  | "unchanged"
  /** Records that are left unchanged, because the shop already had them or they were deleted or used here since. */
  | "kept"
  | "withPassword"
  | "byLink"
  | "published"
  | "byProduct"
  | "byRedirect"
  | "ownPage"
  | "uncovered"
  | "notMoved"

export const addCount = (counts: MoveCounts, name: MoveCount, more = 1): void => void counts.set(name, (counts.get(name) ?? 0) + more)

/**
 * Writes records in batches, unless the move only checks. Each batch is a transaction, sized so that pages do not wait for long. If the
 * process is killed, at most one batch is lost.
 */
export const inMoveBatches = async <Item>(
  { database, isCheck, pace }: MoveContext,
  items: ReadonlyArray<Item>,
  write: (transaction: Kysely<Tables>, some: ReadonlyArray<Item>) => Promise<unknown>
): Promise<void> => {
  if (isCheck) return
  for (let at = 0; at < items.length;) {
    const some = items.slice(at, at + pace.size())
    await pace.run(() => database.transaction().execute((transaction) => write(transaction, some)))
    at += some.length
  }
}
