import { Effect } from "effect"
import { type Kysely, sql, type UpdateObject } from "kysely"
import type { Tables } from "../database/tables.ts"
import { type EncodeResult, hashContent, type PictureEncoder } from "./createPictureEncoder.ts"
import type { PictureFetcher } from "./createPictureFetcher.ts"
import { DOCUMENT, toPictureKey } from "./pictureAddress.ts"
import type { PictureFiles } from "./createFolderFiles.ts"
import { showPictures } from "./showPictures.ts"

export { createFolderFiles, type PictureFiles } from "./createFolderFiles.ts"
export { createPictureEncoder } from "./createPictureEncoder.ts"
export { createPictureFetcher } from "./createPictureFetcher.ts"

/** Photographs of the shop's parts by state. */
export interface PictureCounts {
  readonly ready: number
  readonly waiting: number
  readonly failed: number
}

/** Counts the photographs that parts use. */
export const countPictures = async (database: Kysely<Tables>): Promise<PictureCounts> => {
  const rows = await database
    .selectFrom("picture")
    .select(["state", ({ fn }) => fn.countAll<string>().as("count")])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("product_picture").select("ordinality").whereRef("product_picture.source", "=", "picture.source"))
    )
    .groupBy("state")
    .execute()
  const count = (state: string): number => Number(rows.find((row) => row.state === state)?.count ?? 0)
  return { ready: count("ready"), waiting: count("waiting"), failed: count("failed") }
}

export interface PictureDeps {
  readonly fetch: PictureFetcher
  readonly encode: PictureEncoder
  readonly files: PictureFiles
}

/** Maximum number of pictures and documents per run. The second constant is the number that are fetched concurrently. */
const BATCH_SIZE = 20
const MAX_CONCURRENT = 4
/**
 * Duration of a claim, which matters only if its process ends. It is longer than a batch takes, because encodings run one after another,
 * each for at most a minute.
 */
const CLAIM = "40 minutes"
/** Delays after the failed attempts. When they are used up, the picture is not retried. */
const WAITS = ["1 minute", "15 minutes"]

/**
 * Fetches the pictures that are due and shows those that are ready. Returns the number of claimed pictures. Several processes may run this
 * job, because each picture is claimed by only one of them. If a picture fails, the part keeps its drawing, and the import gets a problem.
 */
export const runPictureJob = (database: Kysely<Tables>, deps: PictureDeps): Effect.Effect<number> =>
  Effect.gen(function* () {
    const claimed = yield* Effect.promise(() => claim(database))
    yield* Effect.forEach(
      claimed,
      (picture) =>
        Effect.catchDefect(load(database, deps, picture), (defect) =>
          Effect.logError(`Failed to load the picture ${picture.source}`, defect)
        ),
      { concurrency: MAX_CONCURRENT, discard: true }
    )
    yield* Effect.promise(() => showPictures(database))
    return claimed.length
  })

interface Claimed {
  readonly source: string
  readonly kind: "photo" | "document"
  readonly tries: number
  /** End of the claim. It also identifies the claim. */
  readonly until: Date
}

const claim = async (database: Kysely<Tables>): Promise<ReadonlyArray<Claimed>> => {
  const { rows } = await sql<Claimed>`
    update picture set claimed_until = date_trunc('milliseconds', now() + ${CLAIM}::interval)
    where source in (
      select source from picture
      where state = 'waiting' and due_at <= now() and (claimed_until is null or claimed_until < now())
        and exists (select from product_picture where product_picture.source = picture.source)
      order by due_at, source limit ${BATCH_SIZE} for update skip locked)
    returning source, kind, tries, claimed_until as until`.execute(database)
  return rows
}

const load = (database: Kysely<Tables>, { encode, fetch, files }: PictureDeps, picture: Claimed) =>
  Effect.gen(function* () {
    const { source } = picture
    const fetched = yield* Effect.promise((signal) => fetch(source, signal))
    if (fetched._tag === "Later") return yield* Effect.promise(() => wait(database, picture, fetched.sentence))
    if (fetched._tag === "Refused") return yield* Effect.promise(() => fail(database, picture, fetched.code, fetched.sentence))
    const hash = hashContent(fetched.bytes)
    if (picture.kind === "document") return yield* Effect.promise(() => saveDocument(database, files, picture, hash, fetched.bytes))
    const encoded: EncodeResult = yield* Effect.promise((signal) => encode(fetched.bytes, signal))
    if (encoded._tag === "Refused") return yield* Effect.promise(() => fail(database, picture, "picture-content", encoded.sentence))
    yield* Effect.promise(async () => {
      await files.save(toPictureKey(hash, encoded), encoded.files)
      const { height, width } = encoded
      await finish(database, picture, { state: "ready", hash, width, height, is_shown: false, problem: null })
    })
  })

/** Ends a claim with its result, and returns whether the claim was still valid. If it had expired, another process fetches the picture. */
const finish = async (database: Kysely<Tables>, { source, until }: Claimed, result: UpdateObject<Tables, "picture">): Promise<boolean> => {
  const updated = await database
    .updateTable("picture")
    .set({ ...result, claimed_until: null })
    .where("source", "=", source)
    .where("claimed_until", "=", until)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

const saveDocument = async (
  database: Kysely<Tables>,
  files: PictureFiles,
  picture: Claimed,
  hash: string,
  bytes: Buffer
): Promise<void> => {
  const problem = findDocumentProblem(bytes)
  if (problem !== null) return fail(database, picture, "picture-content", problem)
  await files.save(hash, new Map([[DOCUMENT, bytes]]))
  await finish(database, picture, { state: "ready", hash, bytes: bytes.length, is_shown: false, problem: null })
}

const wait = async (database: Kysely<Tables>, picture: Claimed, sentence: string): Promise<void> => {
  const tries = picture.tries + 1
  const pause = WAITS[picture.tries]
  if (pause === undefined) return fail(database, picture, "picture-later", `${sentence} It was tried ${tries} times.`)
  await finish(database, picture, { tries, due_at: sql<Date>`now() + ${pause}::interval`, problem: sentence })
}

const fail = async (database: Kysely<Tables>, picture: Claimed, code: string, sentence: string): Promise<void> => {
  if (await finish(database, picture, { state: "failed", problem: sentence })) await reportPicture(database, picture.source, code, sentence)
}

const BEGINNING = "%PDF-"
const END = "%%EOF"
/** The end mark may be followed by a few bytes. */
const END_BYTES = 1_024

/** Returns why a file is not a whole PDF, as a sentence; null if it is. Does not check the pages. */
const findDocumentProblem = (bytes: Uint8Array): string | null => {
  const beginning = Buffer.from(bytes.subarray(0, 16)).toString("latin1")
  if (!beginning.startsWith(BEGINNING)) return `This is not a PDF (it begins with ${beginning.replaceAll(/[^ -~]/g, ".")}).`
  return Buffer.from(bytes.subarray(-END_BYTES)).includes(END) ? null : "This PDF is incomplete. Upload it again to the same address."
}

/** Maximum number of stored problems per import, with rows and with pictures. */
const MAX_PROBLEMS = 2_000

/** Adds a picture's failure to the history of the import that requested the picture, with the first part that uses it. */
const reportPicture = async (database: Kysely<Tables>, source: string, code: string, sentence: string): Promise<void> => {
  await sql`
    insert into import_problem (import_id, ordinal, severity, code, file, line, column_number, field, value, sentence)
    select picture.import_id, last.ordinal + 1, 'warning', ${code}, 'pictures', null, null, null, left(source, 200),
      left(coalesce((
        select own.shop_key from product_picture as placed join own_product as own using (product_page_id)
        where placed.source = picture.source order by placed.product_page_id limit 1) || ': ', '') || ${sentence}, 300)
    from picture cross join lateral (
      select coalesce(max(ordinal), 0) as ordinal from import_problem where import_id = picture.import_id) as last
    where source = ${source} and picture.import_id is not null and last.ordinal < ${MAX_PROBLEMS}
    on conflict do nothing`.execute(database)
}
