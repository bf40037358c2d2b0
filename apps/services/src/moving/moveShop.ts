import {
  type ImportFile,
  ImportRefused,
  type OldRowCounts,
  type OldTable,
  type OldTableKind,
  type Problem,
  readOldGiftCard,
  readOldRows,
  recognizeOldFile,
  recognizeSitemap,
  type Severity,
  toLogEntry
} from "@camber/catalog-import"
import type { Kysely } from "kysely"
import { createPasswordHasher, type PasswordHasher } from "../account/passwords.ts"
import { createPace, type Pace } from "../catalog-import/createPace.ts"
import type { Tables } from "../database/tables.ts"
import { checkSitemap } from "./checkSitemap.ts"
import { addCount, type MoveContext, type MoveCounts } from "./MoveContext.ts"
import { moveCustomers } from "./moveCustomers.ts"
import { attachOrders, moveOrders, type OrderFile } from "./moveOrders.ts"
import { moveRedirects } from "./moveRedirects.ts"
import { moveReviews } from "./moveReviews.ts"

export { createPace, fullPace, sharedPace } from "../catalog-import/createPace.ts"
export type { MoveCount } from "./MoveContext.ts"
export { PracticeRefused, withPracticeDatabase } from "./withPracticeDatabase.ts"

export interface MoveRequest {
  readonly files: ReadonlyArray<ImportFile>
  /** Whether to only read and compare, without changing the shop. */
  readonly isCheck: boolean
  /** Whether the customers' points become points of this shop. */
  readonly movesPoints: boolean
  /** Whether customers who accepted the newsletter of the old shop are subscribed. */
  readonly movesConsent: boolean
  /** Whether the shop knows the cookie key of a former PrestaShop. */
  readonly hasCookieKey: boolean
  /** Receives each problem, already safe for a terminal. */
  readonly report: (problem: Problem) => void
}

/** A file of the folder, with its result. */
export interface MovedFile {
  readonly name: string
  /** 'Shopify's customers'; null if it is not a file of the old shop. */
  readonly title: string | null
  readonly rows: number
  readonly wrong: number
  /** Empty for a file of order lines, because these are counted with the orders. */
  readonly counts: MoveCounts
}

export interface MoveReport {
  readonly files: ReadonlyArray<MovedFile>
  readonly problems: Readonly<Record<Severity, number>>
}

interface MoveOptions {
  readonly passwords?: Pick<PasswordHasher, "hash">
  readonly pace?: Pace
}

interface FoundFile {
  readonly file: ImportFile
  readonly kind: OldTableKind | "sitemap"
}

/** Steps in the order in which they must run: orders and reviews belong to customers, and the site map is checked against the redirects. */
const steps: ReadonlyArray<ReadonlyArray<OldTable | "sitemap">> = [
  ["customers"],
  ["orders", "orderLines", "soldLines"],
  ["reviews"],
  ["redirects"],
  ["giftCards"],
  ["sitemap"]
]

/**
 * Moves the files of the shop's former software, or only checks them. Each batch is a separate transaction, and later runs write only the
 * differences. So if the process is killed, running it again completes the move.
 */
export const moveShop = async (database: Kysely<Tables>, request: MoveRequest, options: MoveOptions = {}): Promise<MoveReport> => {
  const problems: Record<Severity, number> = { fatal: 0, error: 0, warning: 0, info: 0 }
  const report = (problem: Problem): void => {
    problems[problem.severity] += 1
    request.report(toLogEntry(problem))
  }
  const { hasCookieKey, isCheck, movesConsent, movesPoints } = request
  const { pace = createPace(), passwords = createPasswordHasher() } = options
  const context: MoveContext = { database, hasCookieKey, isCheck, movesConsent, movesPoints, pace, passwords, report }
  const files: Array<MovedFile> = []
  const found: Array<FoundFile> = []
  for (const file of request.files) {
    const kind = await recognize(file, report)
    if (kind === undefined) files.push({ name: file.name, title: null, rows: 0, wrong: 0, counts: new Map() })
    else found.push({ file, kind })
  }
  const pending = new Set<string>()
  for (const tables of steps) {
    const own = found.filter(({ kind }) => tables.includes(kind === "sitemap" ? kind : kind.table))
    files.push(...(await runStep(context, own, pending)))
  }
  await attachOrders(context)
  return { files, problems }
}

/** Recognizes a file by its contents. If a file cannot be read, reports a problem; the other files are moved. */
const recognize = async (file: ImportFile, report: (problem: Problem) => void): Promise<OldTableKind | "sitemap" | undefined> => {
  try {
    if (!/\.xml$/i.test(file.name)) return await recognizeOldFile(file)
    const kind = await recognizeSitemap(file)
    if (kind !== "index") return kind
    const sentence = "This is a list of site maps. Put the site maps that it names into the folder."
    report({ file: file.name, line: 1, column: null, field: null, severity: "error", code: "sitemap-index", value: null, sentence })
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    report(error.problem)
  }
  return undefined
}

const runStep = async (context: MoveContext, found: ReadonlyArray<FoundFile>, pending: Set<string>): Promise<ReadonlyArray<MovedFile>> => {
  const orders = found.flatMap(({ file, kind }): ReadonlyArray<OrderFile> =>
    kind !== "sitemap" && ["orders", "orderLines", "soldLines"].includes(kind.table) ? [{ file, kind }] : []
  )
  if (orders.length > 0) return moveOrderFiles(context, orders)
  const moved: Array<MovedFile> = []
  for (const { file, kind } of found) {
    const counts: MoveCounts = new Map()
    const title = kind === "sitemap" ? "an old site map" : kind.title
    const read = await guard(context, () => moveFile(context, file, kind, counts, pending))
    moved.push({ name: file.name, title, ...read, counts })
  }
  return moved
}

/**
 * Moves orders and returns the results by file. Rows are counted for each file; the counts of orders belong to the first file with orders.
 */
const moveOrderFiles = async (context: MoveContext, orders: ReadonlyArray<OrderFile>): Promise<ReadonlyArray<MovedFile>> => {
  const counts: MoveCounts = new Map()
  const read = await guard(context, () => moveOrders(context, orders, counts))
  const first = orders.find(({ kind }) => kind.table !== "orderLines") ?? orders[0]
  return orders.map(({ file, kind }) => {
    const { rows = 0, wrong = 0 } = (read instanceof Map ? (read as ReadonlyMap<string, OldRowCounts>).get(file.name) : undefined) ?? {}
    return { name: file.name, title: kind.title, rows, wrong, counts: file === first?.file ? counts : new Map() }
  })
}

const nothing: OldRowCounts = { rows: 0, wrong: 0 }

/** Reports a file that turns out to be unreadable. Rows before the error stay moved. */
const guard = async <Result>({ report }: MoveContext, act: () => Promise<Result>): Promise<Result | OldRowCounts> => {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    report(error.problem)
    return nothing
  }
}

const moveFile = async (
  context: MoveContext,
  file: ImportFile,
  kind: FoundFile["kind"],
  counts: MoveCounts,
  pending: Set<string>
): Promise<OldRowCounts> => {
  if (kind === "sitemap") return { rows: await checkSitemap(context, file, pending, counts), wrong: 0 }
  switch (kind.table) {
    case "customers":
      return moveCustomers(context, file, kind, counts)
    case "reviews":
      return moveReviews(context, file, kind, counts)
    case "redirects":
      return moveRedirects(context, file, kind, counts, pending)
    case "giftCards":
      return reportGiftCards(context, file, kind, counts)
    default:
      return nothing
  }
}

/** Reports the balance of each gift card, because the shop has no gift cards. */
const reportGiftCards = (context: MoveContext, file: ImportFile, kind: OldTableKind, counts: MoveCounts): Promise<OldRowCounts> =>
  readOldRows(file, kind, context.report, readOldGiftCard, async (rows) => {
    for (const { item, row } of rows) {
      if (item.balanceCents === 0) continue
      addCount(counts, "notMoved")
      const sentence = `The card that ends in ${item.last4} has ${(item.balanceCents / 100).toFixed(2)} left. The shop has no gift cards: pay it back, or send a promo code.`
      row.report("warning", "balance-not-moved", "balance", sentence, row.get("balance"))
    }
  })
