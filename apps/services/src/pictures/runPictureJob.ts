import { Effect } from "effect"
import { type Kysely, sql, type UpdateObject } from "kysely"
import type { Tables } from "../database/tables.ts"
import { type EncodeResult, hashContent, type PictureEncoder } from "./createPictureEncoder.ts"
import type { PictureFetcher } from "./createPictureFetcher.ts"
import { findDocumentProblem } from "./findDocumentProblem.ts"
import { DOCUMENT, toPictureKey } from "./pictureAddress.ts"
import type { PictureFiles } from "./PictureFiles.ts"
import { reportPicture } from "./reportPicture.ts"
import { showPictures } from "./showPictures.ts"

export interface PictureDeps {
  readonly fetch: PictureFetcher
  readonly encode: PictureEncoder
  readonly files: PictureFiles
}

/** Pictures and documents in one run, and at the same time. */
const BATCH_SIZE = 20
const MAX_CONCURRENT = 4
/** Until a claim expires, in case its process ended. Longer than a batch: encodings run in turn, each for at most a minute. */
const CLAIM = "40 minutes"
/** Waits after each failed try. After the last one it is given up. */
const WAITS = ["1 minute", "15 minutes"]

/**
 * Fetches the pictures that are due and shows the ready ones; returns how many were claimed. Several processes may run it: each picture is
 * claimed by one. A picture that fails stays a drawing and becomes a problem of its import.
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
  /** End of the claim, which identifies it. */
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

/** Ends a claim with its result, and returns whether it had not expired. Otherwise another process fetches the picture. */
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
