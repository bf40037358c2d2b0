import { Context, Effect, Fiber, Random, Scope, Semaphore } from "effect"
import type { NewToast } from "../../customer/notifications/model.ts"
import type { Offline } from "../../foundation/ports/Offline.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import type { QueueRecord } from "./record.ts"
import { waitUntilOnline } from "./retry.ts"
import type { FlushEnvironment, flushQueue } from "./flushQueue.ts"

/** How sending is had: its code is wanted when a network is back, and not before. Fails where it cannot be had now. */
export class SenderModule extends Context.Service<SenderModule, { readonly load: Effect.Effect<typeof flushQueue, unknown> }>()(
  "@camber/domain/offline-queue/SendingCode"
) {}

/** What sending stands on, and whom it tells. `read` is to be done alone. */
interface Telling extends FlushEnvironment {
  readonly offline: Offline["Service"]
  readonly read: Effect.Effect<{ readonly owner: WebUserGuid | null; readonly kept: QueueRecord }>
  readonly notify: (notice: NewToast) => Effect.Effect<void>
  /** Has the screens ask anew for what was changed. */
  readonly lookAgain: Effect.Effect<void>
}

/** Sends what waits, says what came out otherwise than it was asked for, and comes back to the rest. There is one timer. */
export const createSender = Effect.fnUntraced(function* ({ lookAgain, notify, offline, read, ...desk }: Telling) {
  const { load } = yield* SenderModule
  const scope = yield* Scope.Scope
  const turn = yield* Semaphore.make(1)
  let timer: Fiber.Fiber<unknown> | null = null
  let [isFirst, misses] = [true, 0]

  const sendNow = Effect.fnUntraced(function* (isAtOnce: boolean) {
    // What is tried cannot be changed any more, so nothing is tried in vain.
    if (yield* offline.isAway) return
    const chance = yield* Random.next
    const sent = yield* offline.alone(
      Effect.gen(function* () {
        const { kept, owner } = yield* read
        if (owner === null || kept.queue.length + kept.sent.length + (isFirst ? kept.aside.length : 0) === 0) return null
        return yield* (yield* load)(desk, { isAtOnce, isFirst, kept, misses, owner })
      }).pipe(Effect.orElseSucceed(() => ({ hasSent: false, notices: [], misses: misses + 1, wait: waitUntilOnline(misses + 1, chance) })))
    )
    if (sent === null) return
    isFirst = false
    misses = sent.misses
    for (const each of sent.notices) yield* notify(each)
    if (sent.hasSent) yield* Effect.forkIn(lookAgain, scope)
    if (sent.wait !== null) yield* later(sent.wait)
  })
  /** A second wish to send while the first is at it is the same wish. */
  const send = (isAtOnce = false): Effect.Effect<void> => Effect.asVoid(turn.withPermitsIfAvailable(1)(sendNow(isAtOnce)))

  /** Sends after a while, in place of when it would have been sent. */
  const later = Effect.fnUntraced(function* (millis: number) {
    const former = timer
    const due = Effect.suspend(() => {
      timer = null
      return Effect.forkIn(send(), scope)
    })
    timer = yield* Effect.forkIn(Effect.delay(due, millis), scope)
    if (former !== null) yield* Fiber.interrupt(former)
  })

  return { later, send }
})
