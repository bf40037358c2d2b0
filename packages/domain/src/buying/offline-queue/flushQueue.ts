import { Clock, Effect, Option, Random, Schema } from "effect"
import { LISTS_HREF } from "../lists/rules.ts"
import type { NewToast } from "../../customer/notifications/model.ts"
import type { GraphQLRequest, Network, HttpStatusError, Unreachable } from "../../foundation/ports/Http.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { parkChange } from "./parkedChanges.ts"
import { getQueueableCall } from "./calls.ts"
import { applyChange, type KeyedChange } from "./localServices.ts"
import type { LocalSnapshot } from "./model.ts"
import { moveToNewList } from "./newList.ts"
import { getChangeOutcome } from "./getChangeOutcome.ts"
import { applyResponse, type QueuedChange, markAttempted } from "./queue.ts"
import type { QueueRecord } from "./record.ts"
import { isClockAhead, MAX_ATTEMPTS, getRetryDelay, waitUntilOnline } from "./retry.ts"
import { NOTICE_MILLIS, formatSyncResult } from "./text.ts"

/** Notices of single changes at most; there is room for two. */
const MOST_NOTICES = 2

/** What sending stands on. */
export interface FlushEnvironment {
  readonly network: Network["Service"]
  /** Keeps it as far as there is room. */
  readonly keep: (owner: WebUserGuid, kept: QueueRecord) => Effect.Effect<void>
  /** What there is by the services, or as it was known. */
  readonly lastKnown: (known: LocalSnapshot, owner: WebUserGuid) => Effect.Effect<LocalSnapshot>
  /** What a screen shows of what is kept. */
  readonly shown: (kept: QueueRecord) => LocalSnapshot
}

/** What is to be sent, and how. */
export interface FlushOptions {
  readonly owner: WebUserGuid
  readonly kept: QueueRecord
  /** Also what was to wait after an answer that was the services' fault. */
  readonly isAtOnce: boolean
  /** Nothing was sent before on this page: what was put aside is told of again. */
  readonly isFirst: boolean
  /** Tries in a row that nobody answered. */
  readonly misses: number
}

/** How far it came. */
export interface FlushResult {
  readonly hasSent: boolean
  /** What came of it, for the shopper. */
  readonly notices: ReadonlyArray<NewToast>
  readonly misses: number
  /** Milliseconds until the rest may be sent; null where nothing waits. */
  readonly wait: number | null
}

/**
 * Sends what waits, in order. What nobody answers, or the services with a fault of theirs, is to be tried again after a while; a change that
 * they do not take however often it is sent is put aside, and the rest goes on. To be done alone.
 */
export const flushQueue = Effect.fnUntraced(function* (
  { keep, lastKnown, network, shown }: FlushEnvironment,
  { isAtOnce, isFirst, kept: first, misses: before, owner }: FlushOptions
): Effect.fn.Return<FlushResult> {
  const told: Array<string> = []
  let [hasSent, misses, isAside, wait] = [first.sent.length > 0, before, isFirst, null as number | null]
  let kept = yield* reported(first, told)
  yield* keep(owner, kept)
  for (let next = kept.queue[0]; next !== undefined; next = kept.queue[0]) {
    const { key } = next
    const early = next.notBefore - (yield* Clock.currentTimeMillis)
    if (!isAtOnce && isClockAhead(early)) {
      wait = early
      break
    }
    kept = { ...kept, queue: markAttempted(kept.queue, key) as typeof kept.queue }
    yield* keep(owner, kept)
    const end = yield* Effect.result(network.graphql(requestOf(next)))
    if (end._tag === "Failure" && mayCome(end.failure)) {
      const isAnswered = end.failure._tag === "Refused"
      const tries = next.tries + (isAnswered ? 1 : 0)
      misses = isAnswered ? 0 : misses + 1
      if (tries >= MAX_ATTEMPTS) {
        isAside = true
        kept = parkChange(kept, key, shown(kept))
        yield* keep(owner, kept)
        continue
      }
      wait = isAnswered ? getRetryDelay(tries, yield* Random.next) : waitUntilOnline(misses, yield* Random.next)
      const notBefore = isAnswered ? (yield* Clock.currentTimeMillis) + wait : next.notBefore
      kept = { ...kept, queue: kept.queue.map((one) => (one.key === key ? { ...one, tries, notBefore } : one)) }
      // What was sent is in the queue no more: it is known from now on.
      yield* keep(owner, hasSent ? { ...kept, known: yield* lastKnown(kept.known, owner) } : kept)
      break
    }
    misses = 0
    hasSent = true
    const { listIsGone, notice } = end._tag === "Success" ? outcomeAfter(next, end.success) : refused
    if (notice !== null) told.push(notice)
    if (listIsGone) kept = yield* moveToNewList(kept, kept.queue[0]!)
    else kept = { ...kept, known: applyChange(kept.known, next), queue: applyResponse(kept.queue, key) }
    yield* keep(owner, kept)
  }
  const [aside] = isAside ? kept.aside : []
  const isDone = hasSent && wait === null && told.length === 0 && aside === undefined
  return {
    hasSent,
    misses,
    wait,
    notices: [
      ...told.slice(0, MOST_NOTICES).map((message) => ({ message, duration: NOTICE_MILLIS })),
      ...(aside === undefined ? [] : [asideNotice(aside)]),
      ...(isDone ? [{ message: formatSyncResult.allSent, intent: "positive", duration: NOTICE_MILLIS } as const] : [])
    ]
  }
})

/** Stands until the visitor has read it. */
const asideNotice = (first: KeyedChange): NewToast => ({
  message: formatSyncResult.aside,
  intent: "negative",
  link: { label: formatSyncResult.seeAside, href: placeOf(first) },
  duration: null,
  isUnprompted: true
})

/** Where what a change is about is shown. */
const placeOf = ({ operation, variables }: KeyedChange): string =>
  operation === "addNewProjectToGarage" || operation === "removeProjectFromGarage"
    ? "/CustomerVehicle"
    : "userGuid" in variables
      ? LISTS_HREF
      : "/shoppingcart"

/** What the worker has sent is told of, and waits once more where its list was gone. */
const reported = Effect.fnUntraced(function* (kept: QueueRecord, told: Array<string>) {
  const back: Array<QueuedChange> = []
  for (const { answer, change } of kept.sent) {
    const { listIsGone, notice } = getChangeOutcome(change, answer)
    if (notice !== null) told.push(notice)
    if (listIsGone) back.push({ ...change, isTried: true })
  }
  let next: QueueRecord = { ...kept, sent: [], queue: [...back, ...kept.queue] }
  // What an earlier one has moved is another change by now.
  for (const change of back) if (next.queue.includes(change)) next = yield* moveToNewList(next, change)
  return next
})

const requestOf = ({ key, operation, variables }: QueuedChange): GraphQLRequest => {
  const { id, isWrite = false, service, variables: schema } = getQueueableCall(operation)!
  return { service, operation, id, isWrite, idempotencyKey: key, variables: Schema.encodeUnknownSync(schema)(variables) }
}

/** Whether another try may succeed: nobody answered, or the services had no time. */
const mayCome = (failure: Unreachable | HttpStatusError): boolean =>
  failure._tag === "Unreachable" || failure.status >= 500 || failure.status === 408 || failure.status === 429

/** An answer without what was asked for, as the services give to a request that they do not take, is a refusal. */
const outcomeAfter = (change: KeyedChange, data: unknown) => {
  const answer = Option.getOrNull(Schema.decodeUnknownOption(getQueueableCall(change.operation)!.result)(data))
  return answer === null ? refused : getChangeOutcome(change, answer)
}
const refused = { listIsGone: false, notice: formatSyncResult.refused }
