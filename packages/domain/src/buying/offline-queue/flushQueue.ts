import { Clock, Effect, Option, Random, type Result, Schema } from "effect"
import { LISTS_HREF } from "../lists/rules.ts"
import type { NewToast } from "../../customer/notifications/model.ts"
import { decodeResultOption } from "../../foundation/ports/decodeResult.ts"
import type { GraphQLRequest, Network, HttpStatusError, Unreachable } from "../../foundation/ports/Http.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { findDependents, parkChange, parkUnreadable } from "./parkedChanges.ts"
import { getQueueableCall } from "./calls.ts"
import { applyChange, type KeyedChange } from "./localServices.ts"
import type { LocalSnapshot } from "./model.ts"
import { moveToNewList } from "./newList.ts"
import { getChangeOutcome } from "./getChangeOutcome.ts"
import { applyResponse, findSavedProject, type QueuedChange, markAttempted, redirectProject } from "./queue.ts"
import type { QueueRecord } from "./record.ts"
import {
  isClockAhead,
  MAX_ATTEMPTS,
  getRefusalDelay,
  getRefusalTime,
  getRetryDelay,
  hasResponseData,
  isRefusedForGood,
  isUnknownToServer,
  waitUntilOnline
} from "./retry.ts"
import { NOTICE_MILLIS, formatSyncResult, offlineQueueMessages } from "./text.ts"

/** Largest number of toasts about single changes, limited by the room on the screen. */
const MAX_NOTICES = 2

/** Dependencies of `flushQueue`. */
export interface FlushEnvironment {
  readonly network: Network["Service"]
  /** Saves the record if the device has room for it. */
  readonly keep: (owner: WebUserGuid, record: QueueRecord) => Effect.Effect<void>
  /** Loads the services' data, or returns the last known data. */
  readonly lastKnown: (known: LocalSnapshot, owner: WebUserGuid) => Effect.Effect<LocalSnapshot>
  /** Returns the record's snapshot with the queued changes applied. */
  readonly shown: (record: QueueRecord) => LocalSnapshot
}

/** The record to send, and how to send it. */
export interface FlushOptions {
  readonly owner: WebUserGuid
  readonly record: QueueRecord
  /** Ignores the retry delays. */
  readonly isAtOnce: boolean
  /** This is the first send on this page, so parked changes are announced again. */
  readonly isFirst: boolean
  /** Attempts in a row without a response. */
  readonly misses: number
}

/** Result of a send. */
export interface FlushResult {
  readonly hasSent: boolean
  /** Toasts for the shopper. */
  readonly notices: ReadonlyArray<NewToast>
  readonly misses: number
  /** Milliseconds until the next attempt; null if the queue is empty. */
  readonly wait: number | null
}

/**
 * Sends the queue in order. Requires the device lock.
 *
 * - A change without a response, or with a server error, is retried after a delay.
 * - A change that keeps failing is parked, and the queue continues.
 * - A change that a server of an older release may have refused is retried for a day, while the changes that do not depend on it continue.
 */
export const flushQueue = Effect.fnUntraced(function* (
  { keep, lastKnown, network, shown }: FlushEnvironment,
  { isAtOnce, isFirst, record: first, misses: previousMisses, owner }: FlushOptions
): Effect.fn.Return<FlushResult> {
  const messages: Array<string> = []
  let [hasSent, misses, isAside, wait] = [first.sent.length > 0, previousMisses, isFirst, null as number | null]
  const unreadable = parkUnreadable(yield* reportSent(first, messages), yield* Clock.currentTimeMillis)
  let record: QueueRecord = { ...unreadable.record, broken: 0 }
  if (first.broken > 0) messages.push(offlineQueueMessages.unreadable)
  yield* keep(owner, record)
  /** Keys of changes to skip until the next send: refused changes, and changes that depend on them. */
  let skipped: ReadonlySet<string> = new Set()
  const skip = (key: string) => {
    const isFailed = (change: QueuedChange) => change.key === key || skipped.has(change.key)
    skipped = new Set([...findDependents(record.queue, isFailed, shown(record))].map((change) => change.key))
  }
  const findNext = () => record.queue.find((change) => !skipped.has(change.key))
  for (let next = findNext(); next !== undefined; next = findNext()) {
    const { key } = next
    const early = next.notBefore - (yield* Clock.currentTimeMillis)
    if (!isAtOnce && isClockAhead(early)) {
      wait = Math.min(wait ?? early, early)
      if (next.refusedAt === null) break
      skip(key)
      continue
    }
    record = { ...record, queue: markAttempted(record.queue, key) as typeof record.queue }
    yield* keep(owner, record)
    const result = yield* Effect.result(network.graphql(toRequest(next)))
    if (isRefusedByOldServer(result)) {
      const now = yield* Clock.currentTimeMillis
      const refusedAt = getRefusalTime(next.refusedAt, now)
      misses = 0
      if (isRefusedForGood(refusedAt, now)) {
        isAside = true
        record = parkChange(record, key, shown(record))
      } else {
        const delay = getRefusalDelay(refusedAt, now, yield* Random.next)
        wait = Math.min(wait ?? delay, delay)
        // The server has not applied the change, so the change may still be edited.
        const refused = { notBefore: now + delay, refusedAt, isTried: next.isTried }
        record = { ...record, queue: record.queue.map((other) => (other.key === key ? { ...other, ...refused } : other)) }
        skip(key)
      }
      yield* keep(owner, record)
      continue
    }
    if (result._tag === "Failure" && isRetryable(result.failure)) {
      const hasResponse = result.failure._tag === "HttpStatusError"
      const tries = next.tries + (hasResponse ? 1 : 0)
      misses = hasResponse ? 0 : misses + 1
      if (tries >= MAX_ATTEMPTS) {
        isAside = true
        record = parkChange(record, key, shown(record))
        yield* keep(owner, record)
        continue
      }
      const delay = hasResponse ? getRetryDelay(tries, yield* Random.next) : waitUntilOnline(misses, yield* Random.next)
      const notBefore = hasResponse ? (yield* Clock.currentTimeMillis) + delay : next.notBefore
      wait = Math.min(wait ?? delay, delay)
      record = { ...record, queue: record.queue.map((other) => (other.key === key ? { ...other, tries, notBefore } : other)) }
      yield* keep(owner, record)
      break
    }
    misses = 0
    hasSent = true
    const { listIsGone, notice } = result._tag === "Success" ? getOutcome(next, result.success) : REJECTED
    if (notice !== null) messages.push(notice)
    if (listIsGone) record = yield* moveToNewList(record, record.queue[0]!)
    else record = { ...record, known: applyChange(record.known, next), queue: applyResponse(record.queue, key) }
    if (result._tag === "Success") record = followSavedProject(record, next, result.success)
    yield* keep(owner, record)
  }
  // Sent changes are no longer in the queue, so the snapshot for the remaining changes must include the sent ones.
  if (hasSent && wait !== null) yield* keep(owner, { ...record, known: yield* lastKnown(record.known, owner) })
  const [aside] = isAside ? record.aside : []
  const [unread] = unreadable.parked
  const isDone = hasSent && wait === null && messages.length === 0 && aside === undefined && unread === undefined
  return {
    hasSent,
    misses,
    wait,
    notices: [
      ...messages.slice(0, MAX_NOTICES).map((message) => ({ message, duration: NOTICE_MILLIS })),
      ...(aside === undefined ? [] : [createParkedToast(aside, formatSyncResult.aside, formatSyncResult.seeAside)]),
      ...(unread === undefined ? [] : [createParkedToast(unread, formatSyncResult.unreadable, formatSyncResult.seeUnreadable)]),
      ...(isDone ? [{ message: formatSyncResult.allSent, intent: "positive", duration: NOTICE_MILLIS } as const] : [])
    ]
  }
})

/** Creates a toast that stays until the visitor closes it. */
const createParkedToast = (first: Parked, message: string, label: string): NewToast => ({
  message,
  intent: "negative",
  link: { label, href: getPageHref(first) },
  duration: null,
  isSystemInitiated: true
})

interface Parked {
  readonly operation: string
  readonly variables: unknown
}

/** Returns the path of the page that shows the changed data. */
const getPageHref = ({ operation, variables }: Parked): string => {
  const fields = Object(variables) as object
  if ("projectId" in fields || operation === "addNewProjectToGarage") return "/CustomerVehicle"
  return "userGuid" in fields ? LISTS_HREF : "/shoppingcart"
}

/** Redirects the changes of a car to the existing car if another device had already saved the same car. */
const followSavedProject = (record: QueueRecord, { key, operation }: QueuedChange, response: unknown): QueueRecord => {
  const savedId = findSavedProject(operation, response)
  if (savedId === null || savedId === key) return record
  const redirect = <Change extends { readonly variables: unknown }>(changes: ReadonlyArray<Change>) =>
    redirectProject(changes, key, savedId)
  const { aside, queue, unknown } = record
  const redirected = { aside: redirect(unknown.aside), queue: redirect(unknown.queue) }
  return { ...record, queue: redirect(queue), aside: redirect(aside), unknown: redirected }
}

/** Reports the changes that the service worker sent. Requeues the changes whose list was deleted. */
const reportSent = Effect.fnUntraced(function* (record: QueueRecord, messages: Array<string>) {
  const requeued: Array<QueuedChange> = []
  for (const { answer: response, change } of record.sent) {
    const { listIsGone, notice } = getChangeOutcome(change, response)
    if (notice !== null) messages.push(notice)
    if (listIsGone) requeued.push({ ...change, isTried: true })
  }
  let next: QueueRecord = { ...record, sent: [], queue: [...requeued, ...record.queue] }
  for (const { answer, change } of record.sent) next = followSavedProject(next, change, answer)
  // An earlier iteration may have replaced this change.
  for (const change of requeued) if (next.queue.includes(change)) next = yield* moveToNewList(next, change)
  return next
})

const toRequest = ({ key, operation, variables }: QueuedChange): GraphQLRequest => {
  const { id, isWrite = false, service, variables: schema } = getQueueableCall(operation)!
  return { service, operation, id, isWrite, idempotencyKey: key, variables: Schema.encodeUnknownSync(schema)(variables) }
}

/** Returns whether a response may come from a server of an older release, as during a deploy. */
const isRefusedByOldServer = (result: Result.Result<unknown, Unreachable | HttpStatusError>): boolean =>
  result._tag === "Success"
    ? isUnknownToServer(200, hasResponseData(result.success))
    : result.failure._tag === "HttpStatusError" && isUnknownToServer(result.failure.status, false)

/** Returns whether another attempt may succeed: no response, or a temporary server error. */
const isRetryable = (failure: Unreachable | HttpStatusError): boolean =>
  failure._tag === "Unreachable" || failure.status >= 500 || failure.status === 408 || failure.status === 429

/** Returns the outcome of a response. Invalid response data counts as a rejection. */
const getOutcome = (change: KeyedChange, data: unknown) => {
  const response = Option.getOrNull(decodeResultOption(getQueueableCall(change.operation)!.result, data))
  return response === null ? REJECTED : getChangeOutcome(change, response)
}
const REJECTED = { listIsGone: false, notice: formatSyncResult.refused }
