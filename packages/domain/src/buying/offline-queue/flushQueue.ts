import { Clock, Effect, Option, Random, Schema } from "effect"
import { LISTS_HREF } from "../lists/rules.ts"
import type { NewNotice } from "../../customer/notifications/model.ts"
import type { GraphQLRequest, Network, Refused, Unreachable } from "../../foundation/ports/Http.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { setAside } from "./parkedChanges.ts"
import { waitableCall } from "./calls.ts"
import { after, type NamedChange } from "./localServices.ts"
import type { Known } from "./model.ts"
import { inNewList } from "./newList.ts"
import { outcomeOf } from "./getChangeOutcome.ts"
import { answered, type QueuedChange, tried } from "./queue.ts"
import type { Kept } from "./record.ts"
import { isAhead, MOST_TRIES, waitAfter, waitForNetwork } from "./retry.ts"
import { NOTICE_MILLIS, sentWords } from "./text.ts"

/** Notices of single changes at most; there is room for two. */
const MOST_NOTICES = 2

/** What sending stands on. */
export interface SendingDesk {
  readonly network: Network["Service"]
  /** Keeps it as far as there is room. */
  readonly keep: (owner: WebUserGuid, kept: Kept) => Effect.Effect<void>
  /** What there is by the services, or as it was known. */
  readonly lastKnown: (known: Known, owner: WebUserGuid) => Effect.Effect<Known>
  /** What a screen shows of what is kept. */
  readonly shown: (kept: Kept) => Known
}

/** What is to be sent, and how. */
export interface Sending {
  readonly owner: WebUserGuid
  readonly kept: Kept
  /** Also what was to wait after an answer that was the services' fault. */
  readonly isAtOnce: boolean
  /** Nothing was sent before on this page: what was put aside is told of again. */
  readonly isFirst: boolean
  /** Tries in a row that nobody answered. */
  readonly misses: number
}

/** How far it came. */
export interface Sent {
  readonly hasSent: boolean
  /** What came of it, for the shopper. */
  readonly notices: ReadonlyArray<NewNotice>
  readonly misses: number
  /** Milliseconds until the rest may be sent; null where nothing waits. */
  readonly wait: number | null
}

/**
 * Sends what waits, in order. What nobody answers, or the services with a fault of theirs, is to be tried again after a while; a change that
 * they do not take however often it is sent is put aside, and the rest goes on. To be done alone.
 */
export const sendKept = Effect.fnUntraced(function* (
  { keep, lastKnown, network, shown }: SendingDesk,
  { isAtOnce, isFirst, kept: first, misses: before, owner }: Sending
): Effect.fn.Return<Sent> {
  const told: Array<string> = []
  let [hasSent, misses, isAside, wait] = [first.sent.length > 0, before, isFirst, null as number | null]
  let kept = yield* reported(first, told)
  yield* keep(owner, kept)
  for (let next = kept.queue[0]; next !== undefined; next = kept.queue[0]) {
    const { key } = next
    const early = next.notBefore - (yield* Clock.currentTimeMillis)
    if (!isAtOnce && isAhead(early)) {
      wait = early
      break
    }
    kept = { ...kept, queue: tried(kept.queue, key) as typeof kept.queue }
    yield* keep(owner, kept)
    const end = yield* Effect.result(network.graphql(requestOf(next)))
    if (end._tag === "Failure" && mayCome(end.failure)) {
      const isAnswered = end.failure._tag === "Refused"
      const tries = next.tries + (isAnswered ? 1 : 0)
      misses = isAnswered ? 0 : misses + 1
      if (tries >= MOST_TRIES) {
        isAside = true
        kept = setAside(kept, key, shown(kept))
        yield* keep(owner, kept)
        continue
      }
      wait = isAnswered ? waitAfter(tries, yield* Random.next) : waitForNetwork(misses, yield* Random.next)
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
    if (listIsGone) kept = yield* inNewList(kept, kept.queue[0]!)
    else kept = { ...kept, known: after(kept.known, next), queue: answered(kept.queue, key) }
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
      ...(isDone ? [{ message: sentWords.allSent, intent: "positive", duration: NOTICE_MILLIS } as const] : [])
    ]
  }
})

/** Stands until the visitor has read it. */
const asideNotice = (first: NamedChange): NewNotice => ({
  message: sentWords.aside,
  intent: "negative",
  link: { label: sentWords.seeAside, href: placeOf(first) },
  duration: null,
  isUnprompted: true
})

/** Where what a change is about is shown. */
const placeOf = ({ operation, variables }: NamedChange): string =>
  operation === "addNewProjectToGarage" || operation === "removeProjectFromGarage"
    ? "/CustomerVehicle"
    : "userGuid" in variables
      ? LISTS_HREF
      : "/shoppingcart"

/** What the worker has sent is told of, and waits once more where its list was gone. */
const reported = Effect.fnUntraced(function* (kept: Kept, told: Array<string>) {
  const back: Array<QueuedChange> = []
  for (const { answer, change } of kept.sent) {
    const { listIsGone, notice } = outcomeOf(change, answer)
    if (notice !== null) told.push(notice)
    if (listIsGone) back.push({ ...change, isTried: true })
  }
  let next: Kept = { ...kept, sent: [], queue: [...back, ...kept.queue] }
  // What an earlier one has moved is another change by now.
  for (const change of back) if (next.queue.includes(change)) next = yield* inNewList(next, change)
  return next
})

const requestOf = ({ key, operation, variables }: QueuedChange): GraphQLRequest => {
  const { id, isWrite = false, service, variables: schema } = waitableCall(operation)!
  return { service, operation, id, isWrite, idempotencyKey: key, variables: Schema.encodeUnknownSync(schema)(variables) }
}

/** Whether another try may succeed: nobody answered, or the services had no time. */
const mayCome = (failure: Unreachable | Refused): boolean =>
  failure._tag === "Unreachable" || failure.status >= 500 || failure.status === 408 || failure.status === 429

/** An answer without what was asked for, as the services give to a request that they do not take, is a refusal. */
const outcomeAfter = (change: NamedChange, data: unknown) => {
  const answer = Option.getOrNull(Schema.decodeUnknownOption(waitableCall(change.operation)!.result)(data))
  return answer === null ? refused : outcomeOf(change, answer)
}
const refused = { listIsGone: false, notice: sentWords.refused }
