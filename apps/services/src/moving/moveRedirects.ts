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
import { resolveTargets } from "./findTargets.ts"
import { compareRecords, noteRecord } from "./ledger.ts"
import { addCount, inMoveBatches, type MoveContext, type MoveCounts } from "./MoveContext.ts"
import { findTarget, readTargets, type ResolvedRedirect, saveRedirects, toRedirectKey } from "./redirectTable.ts"

const REDIRECTS_PER_BATCH = 500

/**
 * Moves redirects. All redirects of a file are held in memory, because they may lead to each other.
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
  for (const { from } of redirects) pending.add(toRedirectKey(from))
  for (let at = 0; at < redirects.length; at += REDIRECTS_PER_BATCH)
    await writeRedirects(context, redirects.slice(at, at + REDIRECTS_PER_BATCH), counts, file.name)
  return { rows: read.rows, wrong: read.wrong + wrong }
}

/** Writes redirects that are new or changed. A redirect that staff have since changed or deleted is left unchanged. */
export const writeRedirects = async (
  context: MoveContext,
  redirects: ReadonlyArray<ResolvedRedirect>,
  counts: MoveCounts,
  file: string
): Promise<void> => {
  const known = await readTargets(
    context.database,
    redirects.flatMap(({ from, to }) => [from, to])
  )
  const shortened = redirects.map(({ from, to }) => ({ key: toRedirectKey(from), from, to: findTarget(known, to) ?? to }))
  // Removes duplicates, because a site map may contain a URL twice.
  const ends = [...new Map(shortened.map((redirect) => [redirect.key, redirect])).values()].filter(
    ({ key, to }) => toRedirectKey(to) !== key
  )
  const getDifference = await compareRecords(
    context.database,
    "redirect",
    ends.map(({ key, to }) => ({ key, hash: to }))
  )
  const changes = ends.filter(({ from, key, to }) => {
    const difference = getDifference(key)
    const target = known.get(key)
    if (difference._tag === "Same") {
      addCount(counts, "unchanged")
      return false
    }
    // If staff changed the last redirect of a chain, they have thereby changed this target too.
    const isTheirs = target !== to && (difference._tag === "New" ? target !== undefined : target !== difference.before)
    if (isTheirs) reportUntouched(context, file, from)
    addCount(counts, isTheirs ? "kept" : difference._tag === "New" ? "new" : "changed")
    return !isTheirs
  })
  await inMoveBatches(context, changes, async (transaction, some) => {
    await saveRedirects(transaction, some)
    for (const { key, to } of some) await noteRecord(transaction, "redirect", { key, hash: to })
  })
}

const reportUntouched = ({ report }: MoveContext, file: string, from: string): void => {
  const sentence = `${from} has another target in the shop, which staff chose. It stays as it is.`
  report({ file, line: null, column: null, field: "from", severity: "info", code: "redirect-kept", value: from, sentence })
}

/** First path segments that only the shop's own pages and files have, in lower case. */
const ownSegments = new Set(
  "account api assets assembly buildlist buy calculators content customervehicle forms graphql hooks mfe order pay pictures sitemaps staff track".split(
    " "
  )
)

/** The shop's other pages. Paths below them may be those of the old shop. They may be redirected if the shop has no page there. */
const ownPages = new Set(
  [
    "/ /brands /cart /categories /compare /deals /emailsignup /engines /featured/racing-engines /giftcards /info/contact /info/helpcenter",
    "/info/privacy /info/shock /info/terms /makes /pages/appinstall /pages/newtrending /pages/rewards /platforms /questionsubmission /race",
    "/rearaxle /reviewsubmission /robots.txt /search /services /shoppingcart /sitemap.xml /street /the-toolbox /transmissions /truck"
  ].flatMap((line) => line.split(" "))
)

/** Whether the shop itself has a page at a URL. No redirect replaces such a page. */
export const isOwnPage = (address: string): boolean => {
  const [path = ""] = address.toLowerCase().split("?")
  return ownPages.has(path) || ownSegments.has(path.split("/")[1] ?? "")
}
