import {
  type ProductChangeResult,
  MAX_PICTURE_BYTES,
  MAX_PICTURES,
  PICTURE_UPLOAD_PATH,
  toPictureEntries,
  toUploadSource
} from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import pLimit from "p-limit"
import type { Tables } from "../database/tables.ts"
import { InvalidArgument, TooManyRequests } from "../http/errors.ts"
import { readBytes } from "../http/readBody.ts"
import { type ApiHandler, restrictMethods } from "../http/restHandlers.ts"
import { type EncodeResult, hashContent, type PictureEncoder } from "../pictures/createPictureEncoder.ts"
import { toPictureKey } from "../pictures/pictureAddress.ts"
import type { PictureFiles } from "../pictures/createFolderFiles.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { logStaffActions } from "../staff/actions.ts"
import { createStaffRoute, type StaffVisit } from "../staff/requireStaff.ts"
import { PRODUCT_GONE, savePictures } from "./arrangeProductPictures.ts"
import { readStaffProduct } from "./openProduct.ts"
import { type KnownPictures, lockPictures } from "./productPictures.ts"

export interface UploadDeps {
  readonly encode: PictureEncoder
  readonly files: PictureFiles
}

/** Maximum uploads in memory at the same time: 40 MB. Further uploads wait with their bodies unread. */
const MAX_CONCURRENT = 2
const MAX_WAITING = 8

/**
 * Creates the route that adds an uploaded photograph to a product. Checks the role before it reads the body, and limits the size of the
 * body. A separate process checks and encodes the photograph.
 */
export const createPictureUploadRoute = (
  store: Pick<ResolverContext, "database" | "reference">,
  { encode, files }: UploadDeps
): readonly [path: string, call: ApiHandler] => {
  const inTurn = pLimit(MAX_CONCURRENT)
  const receive = async (request: Request, productPageId: number, visit: StaffVisit): Promise<string | null> => {
    const bytes = await readBytes(request, MAX_PICTURE_BYTES)
    if (bytes.length === 0) return "This file is empty."
    const hash = hashContent(bytes)
    const lock = (transaction: Kysely<Tables>) => lockPictures(transaction, productPageId)
    // Unused files are deleted only after a month. To store no files for a photograph that the part cannot have, this is checked first.
    const problem = findProblem(await store.database.transaction().execute(lock), hash)
    if (problem !== null) return problem
    const encoded = await encode(bytes)
    if (encoded._tag === "Refused") return encoded.sentence
    const picture = { ...encoded, hash }
    await files.save(toPictureKey(picture.hash, picture), picture.files)
    const refused = await store.database.transaction().execute((transaction) => addPicture(transaction, productPageId, picture, visit))
    // Saves the files again, because the cleanup of unused files may have deleted them before the product referred to the photograph.
    if (refused === null) await files.save(toPictureKey(picture.hash, picture), picture.files)
    return refused
  }
  return createStaffRoute(
    PICTURE_UPLOAD_PATH,
    restrictMethods(["POST"], async (request, visit) => {
      const productPageId = readProductId(request)
      if (inTurn.pendingCount >= MAX_WAITING) throw new TooManyRequests({ seconds: 10 })
      const problem = await inTurn(() => receive(request, productPageId, visit))
      const answer: typeof ProductChangeResult.Encoded = { problem, now: await readStaffProduct(store, productPageId) }
      return Response.json(answer, { headers: { "cache-control": "no-store" } })
    })
  )
}

const readProductId = ({ url }: Request): number => {
  const text = new URL(url).searchParams.get("product") ?? ""
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgument({ argument: "product", expected: "Expected the id of a product" })
  return Number(text)
}

type UploadedPicture = Omit<Extract<EncodeResult, { readonly _tag: "Encoded" }>, "_tag" | "files"> & { readonly hash: string }

/** Returns why a product cannot have a photograph; null if it can. */
const findProblem = (known: KnownPictures | undefined, hash: string): string | null => {
  if (known === undefined) return PRODUCT_GONE
  if (known.shown.some(({ source }) => source.startsWith(toUploadSource(`${hash}-`)))) return "This part already has this photograph."
  return known.shown.length >= MAX_PICTURES ? `A part has at most ${MAX_PICTURES} photographs. Remove one first.` : null
}

/** Adds a stored photograph after the product's other photographs. Returns the reason if that is not possible, otherwise null. */
const addPicture = async (
  transaction: Kysely<Tables>,
  productPageId: number,
  { hash, height, width }: UploadedPicture,
  visit: StaffVisit
): Promise<string | null> => {
  const known = await lockPictures(transaction, productPageId)
  const problem = findProblem(known, hash)
  if (problem !== null || known === undefined) return problem
  const source = toUploadSource(toPictureKey(hash, { width, height }))
  await sql`
    insert into picture (source, kind, state, hash, width, height, is_shown)
    values (${source}, 'photo', 'ready', ${hash}, ${width}, ${height}, true) on conflict (source) do nothing`.execute(transaction)
  const pictures = [...known.shown, { source, sku: null, alt: "" }]
  const entries = toPictureEntries(known.imported, pictures, known.entries)
  await savePictures(transaction, { productPageId, visit, entries, pictures })
  await logStaffActions(transaction, visit, [{ what: "picture added", subject: known.subject }])
  return null
}
