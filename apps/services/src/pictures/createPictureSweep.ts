import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { PictureFiles } from "./createFolderFiles.ts"
import { LOGO, toPictureKey } from "./pictureAddress.ts"

/** Days for which files stay after their last use, because caches and mails may still show them, and an import may be undone. */
const UNUSED_DAYS = 30
/** Number of files that are deleted in one transaction, and looked up in one query. */
const BATCH_SIZE = 100
/** Hours between two listings of all files. */
const LISTING_HOURS = 24
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Creates the job that deletes photographs and documents that nothing has used for a month: uploads that staff removed, files of a URL that
 * has a newer photograph, and files of deleted parts. Files of orders, and logos, stay.
 *
 * @param now - Returns the time in milliseconds.
 */
export const createPictureSweep = (database: Kysely<Tables>, files: PictureFiles, now: () => number = Date.now): (() => Promise<void>) => {
  let nextListing = 0
  return async () => {
    await markUnused(database)
    while ((await deleteUnused(database, files)) === BATCH_SIZE);
    if (now() < nextListing) return
    nextListing = now() + LISTING_HOURS * HOUR_MS
    await deleteOrphans(database, files, now() - UNUSED_DAYS * DAY_MS)
  }
}

const isUsed = sql<boolean>`(
  exists (select from product_picture where product_picture.source = picture.source)
  or source in (select entry ->> 'source' from product_picture_edit cross join lateral jsonb_array_elements(entries) as entry))`

const markUnused = async (database: Kysely<Tables>): Promise<void> => {
  await database
    .updateTable("picture")
    .set({ unused_since: sql<Date>`now()` })
    .where("unused_since", "is", null)
    .where(isUsed, "=", false)
    .execute()
  await database.updateTable("picture").set({ unused_since: null }).where("unused_since", "is not", null).where(isUsed).execute()
}

/**
 * Deletes a batch of rows with their files, and returns how many rows were due. The files are deleted before the commit, so that no file
 * remains without a row.
 */
const deleteUnused = (database: Kysely<Tables>, files: PictureFiles): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ source: string; hash: string | null; width: number | null; height: number | null }>`
      select source, hash, width, height from picture
      where unused_since < now() - make_interval(days => ${UNUSED_DAYS}) and not ${isUsed}
      order by unused_since, source limit ${BATCH_SIZE} for update skip locked`.execute(transaction)
    if (rows.length === 0) return 0
    const keys = new Map(rows.map((row) => [row.source, toKey(row)]))
    await sql`delete from picture where source = any(${[...keys.keys()]}::text[])`.execute(transaction)
    const used = await findUsedKeys(
      transaction,
      [...keys.values()].filter((key) => key !== null)
    )
    for (const key of keys.values()) if (key !== null && !used.has(key)) await files.remove(key)
    return rows.length
  })

const toKey = ({ hash, height, width }: { readonly hash: string | null; readonly width: number | null; readonly height: number | null }) =>
  hash === null ? null : width === null || height === null ? hash : toPictureKey(hash, { width, height })

/** Deletes files to which no row refers, such as those of a URL whose photograph was fetched again. */
const deleteOrphans = async (database: Kysely<Tables>, files: PictureFiles, before: number): Promise<void> => {
  for await (const batch of files.list(BATCH_SIZE)) {
    const old = batch.filter(({ savedAt }) => savedAt < before).map(({ key }) => key)
    const used = await findUsedKeys(database, old)
    for (const key of old) if (!used.has(key) && (await files.read(key, LOGO)) === undefined) await files.remove(key)
  }
}

/** Returns the keys that parts, orders or pages of withdrawn parts show. */
const findUsedKeys = async (database: Kysely<Tables>, keys: ReadonlyArray<string>): Promise<ReadonlySet<string>> => {
  if (keys.length === 0) return new Set()
  const { rows } = await sql<{ key: string }>`
    select wanted.key from unnest(${keys}::text[]) as wanted (key)
    where exists (select from picture where hash = left(wanted.key, 32))
      or wanted.key in (
        select substring(image from '^/pictures/([^/]+)/') from product where image like '/pictures/%'
        union all select substring(image from '^/pictures/([^/]+)/') from variant where image like '/pictures/%'
        union all select substring(image from '^/pictures/([^/]+)/') from order_line where image like '/pictures/%')
      or exists (select from withdrawn_product where record::text like '%/pictures/' || wanted.key || '/%')`.execute(database)
  return new Set(rows.map(({ key }) => key))
}
