import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import { createHash } from "node:crypto"
import type { Tables } from "../database/tables.ts"
import { InvalidArgument } from "../http/errors.ts"

/** A mutation that a client may repeat. `key` identifies the mutation; null disables deduplication. */
export interface IdempotentRequest {
  readonly webUserGuid: WebUserGuid
  readonly key: string | null
  /** The arguments, with keys in a fixed order. */
  readonly request: object
}

/**
 * Runs a mutation once per key and returns the stored reply to every retry, for 30 days, because a device may stay
 * offline for long after its first attempt (GAP-C59).
 *
 * Runs in the transaction of `perform`: a failed attempt leaves the key unused, and a concurrent retry waits for the
 * first attempt. Rejects with `InvalidArgument` if the key was used for another request.
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

/** Deletes expired replies of visitors who have not returned. Must be called regularly, outside any transaction. Skips locked replies. */
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
