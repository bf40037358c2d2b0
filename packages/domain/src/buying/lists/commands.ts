import { Effect } from "effect"
import type { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import { clampQuantity } from "../../catalog/catalog/rules.ts"
import { findSkuBaseNumber } from "../../catalog/catalog/findSkuBaseNumber.ts"
import { callService, Rejected } from "../../foundation/ports/Call.ts"
import type { CallError, Http } from "../../foundation/ports/Http.ts"
import { newIdempotencyKey } from "../../foundation/ports/idempotencyKey.ts"
import { getVisitorGuid, type NoVisitorGuid, type Visitor } from "../../foundation/visitor/Visitor.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import type { ListReply } from "./calls.ts"
import type { ListId, ListItem, PartsList } from "./model.ts"
import { addToList, createNamedList, fetchLists, removeFromList, type SendWrite } from "./ownerCommands.ts"

/** A variant to add. */
export interface ListRequest {
  readonly skuVariantNumber: SkuVariantNumber
  /** The variant's product. If absent, one more call looks up the product of the SKU. */
  readonly skuBaseNumber?: SkuBaseNumber
  /** 1 to 999, by default 1. */
  readonly quantity?: number
}

type ListsEffect = Effect.Effect<ReadonlyArray<PartsList>, CallError | NoVisitorGuid | Rejected, Http | Visitor>

/** Lookups of SKUs that run at the same time. */
const LOOKUPS = 5

const toItem = Effect.fnUntraced(function* ({
  quantity,
  skuBaseNumber,
  skuVariantNumber
}: ListRequest): Effect.fn.Return<ListItem, CallError, Http> {
  return {
    skuBaseNumber: skuBaseNumber ?? (yield* findSkuBaseNumber(skuVariantNumber)),
    skuVariantNumber,
    quantity: clampQuantity(quantity ?? 1),
    kitComponents: []
  }
})

const toItems = (requests: ReadonlyArray<ListRequest>) => Effect.forEach(requests, toItem, { concurrency: LOOKUPS })

/** Runs an operation under a key, then loads all lists, because the response contains only the changed lists. */
const run = (
  what: string,
  key: string | undefined,
  operation: (send: SendWrite, userGuid: WebUserGuid) => Effect.Effect<ListReply, CallError | Rejected, Http>
): ListsEffect =>
  Effect.gen(function* () {
    const id = key ?? (yield* newIdempotencyKey)
    const { success } = yield* operation((call, variables) => callService(call, variables, id), yield* getVisitorGuid)
    return success ? yield* load : yield* new Rejected({ what, reason: null })
  })

/** Loads all lists, in order. */
export const load: ListsEffect = Effect.flatMap(getVisitorGuid, fetchLists)

/**
 * Creates a list with up to 500 variants and returns all lists. Fails with `Rejected` and its message for a name without 1 to 40 characters.
 *
 * @param key - UUID v4 of the user's action. Repeating a command that failed as `Unreachable` with the same key runs it only once.
 */
export const create = (name: string, requests: ReadonlyArray<ListRequest> = [], key?: string): ListsEffect =>
  run("List not created", key, (send, userGuid) =>
    Effect.flatMap(toItems(requests), (items) => createNamedList(send, userGuid, name, { items, articleIds: [] }))
  )

/** Adds up to 500 variants to a list and returns all lists. `key` as in `create`. */
export const add = (listId: ListId, requests: ReadonlyArray<ListRequest>, key?: string): ListsEffect =>
  run("Nothing added to list", key, (send, userGuid) =>
    Effect.flatMap(toItems(requests), (items) => addToList(send, userGuid, listId, { items }))
  )

/** Removes a variant from a list, with all of its pieces, and returns all lists. */
export const remove = (listId: ListId, skuVariantNumber: SkuVariantNumber): ListsEffect =>
  run("Nothing removed from list", undefined, (_send, userGuid) =>
    Effect.flatMap(toItem({ skuVariantNumber }), (item) => removeFromList(userGuid, listId, item))
  )
