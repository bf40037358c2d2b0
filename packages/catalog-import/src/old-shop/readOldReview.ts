import { createHash } from "node:crypto"
import { normalizeEmail } from "@camber/domain/account"
import { readText, readWhole, readWord } from "../text/cells.ts"
import type { Row } from "../text/Row.ts"
import { readEmail } from "./readOldCustomer.ts"
import { claimLine, type KnownLines } from "./readOldRows.ts"
import { readMoment } from "./readMoney.ts"

const statuses = ["published", "waiting", "declined"] as const

/** A review of a part in another shop. */
export interface OldReview {
  /** Key of the review in the old shop, or a hash of product, author and text. */
  readonly review: string
  /** The owner's key of the product. */
  readonly product: string
  readonly stars: number
  readonly title: string
  readonly text: string
  readonly author: string
  /** Normalized email address of the author; empty if unknown. */
  readonly email: string
  /** Null if unknown. It does not default to today, because then each later run would find a change. */
  readonly writtenAt: string | null
  readonly car: string | null
  readonly fitted: "yes" | "changes" | "no" | null
  readonly answer: string | null
  readonly status: (typeof statuses)[number]
}

/** Words that other shops use for the state of a review. */
const statusWords: Readonly<Record<string, OldReview["status"]>> = { ok: "published", spam: "declined", "not-yet": "waiting" }

/** Creates the function that reads a row of reviews. If an author wrote the same text about a part several times, it counts only once. */
export const createReviewReader = (): ((row: Row) => OldReview | undefined) => {
  const [keys, texts]: ReadonlyArray<KnownLines> = [new Map(), new Map()]
  return (row) => {
    const product = readText(row, "product", { max: 200, isRequired: true })
    const stars = readWhole(row, "stars", 1, 5)
    if (row.get("stars") === "") row.report("error", "missing-value", "stars", "This row needs a number of stars.")
    const title = readText(row, "title", { max: 150 })
    const text = readText(row, "text", { max: 5_000, isRequired: true })
    const author = readText(row, "author", { max: 60 }) || "A customer"
    const email = readEmail(row, "email", false)
    const writtenAt = readMoment(row, "written_on")
    const status = statusWords[row.get("status").toLowerCase()] ?? readWord(row, "status", statuses, "published")
    const fitted = row.get("fitted") === "" ? null : readWord(row, "fitted", ["yes", "changes", "no"], "yes")
    if (row.isBroken() || stars === null) return undefined
    const hash = createHash("sha256")
      .update(JSON.stringify([product, author, text]))
      .digest("hex")
      .slice(0, 32)
    const review = row.get("review").slice(0, 100) || hash
    if (!claimLine(row, "review", `The review ${review}`, review, keys!)) return undefined
    if (!claimReview(row, hash, texts!)) return undefined
    const [car, answer] = [row.get("car").slice(0, 80) || null, row.get("answer").slice(0, 2_000) || null]
    return { review, product, stars, title, text, author, email: normalizeEmail(email), writtenAt, car, fitted, answer, status }
  }
}

const claimReview = (row: Row, hash: string, texts: KnownLines): boolean => {
  const line = texts.get(hash)
  if (line === undefined) {
    texts.set(hash, row.line)
    return true
  }
  row.report("error", "duplicate-key", "text", `${row.get("author")} wrote the same on line ${line}; the first one counts.`)
  return false
}
