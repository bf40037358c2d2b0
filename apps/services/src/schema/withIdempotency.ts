import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import { createHash } from "node:crypto"
import type { Tables } from "../database/tables.ts"
import { InvalidArgument } from "../http/errors.ts"

/** One intent of a visitor: `key` names it, however often it is sent; null: the caller named none, and every try counts. */
export interface IdempotentRequest {
  readonly webUserGuid: WebUserGuid
  readonly key: string | null
  /** What was asked, with its keys in a fixed order. */
  readonly request: object
}

/**
 * Performs an intent once and answers every further try with the first one's reply, for 30 days: a device may be without a network
 * for long after its first try (GAP-C59). All of it has to be in one
 * transaction with what `perform` writes: a try that fails leaves the key free, and one that comes meanwhile waits for the end of the
 * first. Rejects with `InvalidArgument` when the key was used for another request.
 */
export const withIdempotency = async <Reply extends object>(
  transaction: Kysely<Tables>,
  { webUserGuid, key, request }: IdempotentRequest,
  perform: () => Promise<Reply>
): Promise<Reply> => {
  if (key === null) return perform()
  const requestHash = createHash("sha256").update(JSON.stringify(request)).digest("hex")
  await transaction.deleteFrom("idempotent_reply").where("web_user_guid", "=", webUserGuid).where("made_at", "<", tooOld).execute()
  const claimed = await transaction
    .insertInto("idempotent_reply")
    .values({ web_user_guid: webUserGuid, idempotency_key: key, request_hash: requestHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning("idempotency_key")
    .executeTakeFirst()
  if (claimed === undefined) return firstReply<Reply>(transaction, webUserGuid, key, requestHash)
  const reply = await perform()
  await transaction
    .updateTable("idempotent_reply")
    .set({ reply: JSON.stringify(reply) })
    .where("web_user_guid", "=", webUserGuid)
    .where("idempotency_key", "=", key)
    .execute()
  return reply
}

/**
 * Deletes the replies to visitors who have not come back since, which nobody else would. To be called from time to time, outside of any
 * transaction; a reply that is being worked on is left for the next time.
 */
export const purgeIdempotencyRecords = async (database: Kysely<Tables>): Promise<void> => {
  await database
    .deleteFrom("idempotent_reply")
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple("web_user_guid", "idempotency_key"),
        "in",
        selectFrom("idempotent_reply")
          .select(["web_user_guid", "idempotency_key"])
          .where("made_at", "<", tooOld)
          .forUpdate()
          .skipLocked()
          .$asTuple("web_user_guid", "idempotency_key")
      )
    )
    .execute()
}

const tooOld = sql<Date>`now() - interval '30 days'`

const firstReply = async <Reply>(
  transaction: Kysely<Tables>,
  webUserGuid: WebUserGuid,
  key: string,
  requestHash: string
): Promise<Reply> => {
  const first = await transaction
    .selectFrom("idempotent_reply")
    .select(["request_hash", "reply"])
    .where("web_user_guid", "=", webUserGuid)
    .where("idempotency_key", "=", key)
    .$castTo<{ readonly request_hash: string; readonly reply: Reply }>()
    .executeTakeFirstOrThrow()
  if (first.request_hash !== requestHash)
    throw new InvalidArgument({ argument: "Idempotency-Key", expected: "this key was used for another request" })
  return first.reply
}
