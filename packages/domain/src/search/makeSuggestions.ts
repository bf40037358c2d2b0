import { Clock, Effect, Exit, Fiber, Semaphore } from "effect"
import { ask } from "../ports/Call.ts"
import { Http } from "../ports/Http.ts"
import { autoSuggest } from "./calls.ts"

type Question = (typeof autoSuggest)["variables"]["Type"]
type Answer = (typeof autoSuggest)["result"]["Type"]

/** How long an answer is known: prices and stock change. */
const KNOWN_MILLIS = 60_000
/** Answers that are known at once, the oldest forgotten first. */
const MOST_KNOWN = 50
/** How long a question that nobody waits for any more may hold up the next one. */
const GRACE_MILLIS = 300

/**
 * Asks for suggestions, one question at a time: a hand types faster than any service answers, so of what is typed meanwhile only the newest term is
 * asked, once the answer before it is there or has had its grace. Who is interrupted while waiting asks nothing. What was asked a moment ago is
 * answered from memory.
 */
export const makeSuggestions = Effect.fnUntraced(function* (http: Http["Service"]) {
  const scope = yield* Effect.scope
  const turn = yield* Semaphore.make(1)
  const known = new Map<string, { readonly answer: Answer; readonly at: number }>()

  const keep = Effect.fnUntraced(function* (key: string, answer: Answer) {
    const [oldest] = known.keys()
    if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest)
    known.set(key, { answer, at: yield* Clock.currentTimeMillis })
  })
  const recall = Effect.fnUntraced(function* (key: string) {
    const kept = known.get(key)
    if (kept !== undefined && (yield* Clock.currentTimeMillis) - kept.at < KNOWN_MILLIS) return kept.answer
    known.delete(key)
    return null
  })
  /** Goes on for its grace when nobody waits any more, and gives its turn back when it ends. */
  const asking = (key: string, question: Question) =>
    ask(autoSuggest, question).pipe(
      Effect.provideService(Http, http),
      Effect.tap((answer) => keep(key, answer)),
      Effect.ensuring(turn.release(1))
    )

  return Effect.fnUntraced(function* (question: Question) {
    const key = JSON.stringify(question)
    const kept = yield* recall(key)
    if (kept !== null) return kept
    return yield* Effect.uninterruptibleMask((restore) =>
      Effect.gen(function* () {
        yield* restore(turn.take(1))
        // Somebody else may have asked the same while this one waited.
        const meanwhile = yield* recall(key)
        if (meanwhile !== null) return yield* Effect.as(turn.release(1), meanwhile)
        const fiber = yield* Effect.forkIn(Effect.interruptible(asking(key, question)), scope)
        const giveUp = Effect.forkIn(Effect.delay(Fiber.interrupt(fiber), GRACE_MILLIS), scope)
        const exit = yield* restore(Fiber.await(fiber)).pipe(Effect.onInterrupt(() => giveUp))
        return yield* Exit.isSuccess(exit) ? Effect.succeed(exit.value) : Effect.failCause(exit.cause)
      })
    )
  })
})
