import {
  createRedirectReader,
  flattenRedirects,
  type ImportFile,
  type OldRedirect,
  type OldRow,
  type OldRowCounts,
  type OldTableKind,
  readOldRows
} from "@camber/catalog-import"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { resolveTargets } from "./findTargets.ts"
import { isOwnPage } from "./isOwnPage.ts"
import { compareRecords, noteRecord } from "./ledger.ts"
import { addCount, inMoveBatches, type MoveContext, type MoveCounts } from "./MoveContext.ts"

/** An old address and the page of the shop that it leads to. */
export interface ResolvedRedirect {
  readonly from: string
  readonly to: string
}

const REDIRECTS_PER_BATCH = 500

/**
 * Moves redirects. All of a file are in memory, because they may lead to each other.
 *
 * @param pending - Receives the old addresses.
 */
export const moveRedirects = async (
  context: MoveContext,
  file: ImportFile,
  kind: OldTableKind,
  counts: MoveCounts,
  pending: Set<string>
): Promise<OldRowCounts> => {
  const rows: Array<OldRow<OldRedirect>> = []
  const read = await readOldRows(file, kind, context.report, createRedirectReader(isOwnPage), async (some) => void rows.push(...some))
  const flat = flattenRedirects(rows)
  const resolved = await resolveTargets(context.database, flat)
  const wrong = rows.filter(({ row }) => row.isBroken()).length
  const redirects = Array.from(resolved, ([from, to]) => ({ from, to }))
  for (const { from } of redirects) pending.add(from)
  for (let at = 0; at < redirects.length; at += REDIRECTS_PER_BATCH)
    await writeRedirects(context, redirects.slice(at, at + REDIRECTS_PER_BATCH), counts, file.name)
  return { rows: read.rows, wrong: read.wrong + wrong }
}

/** Writes redirects that are new or changed. One that staff changed or deleted since stays as it is. */
export const writeRedirects = async (
  context: MoveContext,
  redirects: ReadonlyArray<ResolvedRedirect>,
  counts: MoveCounts,
  file: string
): Promise<void> => {
  const hashed = redirects.map(({ from, to }) => ({ key: from, hash: to }))
  const getDifference = await compareRecords(context.database, "redirect", hashed)
  const present = await readTargets(
    context.database,
    redirects.map(({ from }) => from)
  )
  const changes = redirects.filter(({ from, to }) => {
    const difference = getDifference(from)
    const target = present.get(from)
    if (difference._tag === "Same") return void addCount(counts, "unchanged")
    const isTheirs = difference._tag === "New" ? target !== undefined && target !== to : target !== difference.before
    if (isTheirs) reportKept(context, file, from)
    addCount(counts, isTheirs ? "kept" : difference._tag === "New" ? "new" : "changed")
    return !isTheirs
  })
  await inMoveBatches(context, changes, async (transaction, some) => {
    for (const { from, to } of some) {
      await transaction
        .insertInto("redirect")
        .values({ old_path: from, new_path: to })
        .onConflict((conflict) => conflict.column("old_path").doUpdateSet({ new_path: to }))
        .execute()
      await noteRecord(transaction, "redirect", { key: from, hash: to })
    }
  })
}

const reportKept = ({ report }: MoveContext, file: string, from: string): void => {
  const sentence = `${from} has another target in the shop, which staff chose. It stays as it is.`
  report({ file, line: null, column: null, field: "from", severity: "info", code: "redirect-kept", value: from, sentence })
}

/** Reads the targets of redirects that the shop has. */
export const readTargets = async (database: Kysely<Tables>, paths: ReadonlyArray<string>): Promise<ReadonlyMap<string, string>> => {
  if (paths.length === 0) return new Map()
  const rows = await database.selectFrom("redirect").select(["old_path", "new_path"]).where("old_path", "in", paths).execute()
  return new Map(rows.map(({ new_path, old_path }) => [old_path, new_path]))
}
