import { Effect, Fiber, Scope, Semaphore } from "effect"
import type { NewToast } from "../../customer/notifications/model.ts"
import type { Offline } from "../../foundation/ports/Offline.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import type { QueueRecord } from "./record.ts"
import { type FlushEnvironment, flushQueue } from "./flushQueue.ts"

/** Dependencies of the sender. `read` requires the device lock. */
interface SenderDependencies extends FlushEnvironment {
  readonly offline: Offline["Service"]
  readonly read: Effect.Effect<{ readonly owner: WebUserGuid | null; readonly record: QueueRecord }>
  readonly notify: (notice: NewToast) => Effect.Effect<void>
  /** Reloads the displayed data that was changed. */
  readonly refresh: Effect.Effect<void>
}

/** Creates the sender: sends the queue, shows the results as toasts and schedules the remaining changes. There is only one timer. */
export const createSender = Effect.fnUntraced(function* ({ refresh, notify, offline, read, ...environment }: SenderDependencies) {
  const scope = yield* Scope.Scope
  const turn = yield* Semaphore.make(1)
  let timer: Fiber.Fiber<unknown> | null = null
  let [isFirst, misses] = [true, 0]

  const hasWork = ({ aside, broken, queue, sent, unknown }: QueueRecord) =>
    queue.length + sent.length + unknown.queue.length + broken + (isFirst ? aside.length : 0) > 0

  const sendNow = Effect.fnUntraced(function* (isAtOnce: boolean) {
    // A change can no longer be edited after an attempt, so no attempt is made while offline.
    if (yield* offline.isAway) return
    const sent = yield* offline.alone(
      Effect.gen(function* () {
        const { record, owner } = yield* read
        if (owner === null || !hasWork(record)) return null
        return yield* flushQueue(environment, { isAtOnce, isFirst, record, misses, owner })
      })
    )
    if (sent === null) return
    isFirst = false
    misses = sent.misses
    for (const toast of sent.notices) yield* notify(toast)
    if (sent.hasSent) yield* Effect.forkIn(refresh, scope)
    if (sent.wait !== null) yield* schedule(sent.wait)
  })
  /** Ignores calls while a send is running. */
  const send = (isAtOnce = false): Effect.Effect<void> => Effect.asVoid(turn.withPermitsIfAvailable(1)(sendNow(isAtOnce)))

  /** Schedules the next send and replaces the scheduled one. */
  const schedule = Effect.fnUntraced(function* (millis: number) {
    const previous = timer
    const due = Effect.suspend(() => {
      timer = null
      return Effect.forkIn(send(), scope)
    })
    timer = yield* Effect.forkIn(Effect.delay(due, millis), scope)
    if (previous !== null) yield* Fiber.interrupt(previous)
  })

  return { later: schedule, send }
})
