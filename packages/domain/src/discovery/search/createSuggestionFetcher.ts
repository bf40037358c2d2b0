import { Clock, Effect } from "effect"
import { ask } from "../../foundation/ports/Call.ts"
import { Http } from "../../foundation/ports/Http.ts"
import { autoSuggest } from "./calls.ts"

type Question = (typeof autoSuggest)["variables"]["Type"]
type Answer = (typeof autoSuggest)["result"]["Type"]

/** How long an answer is known: prices and stock change. */
const KNOWN_MILLIS = 60_000
/** Answers that are known at once, the oldest forgotten first. */
const MOST_KNOWN = 50

/**
 * Asks for suggestions. Whoever types on interrupts, which aborts the request at once: the next one never waits for it (SRCH-28). What was
 * asked a moment ago is answered from memory.
 */
export const makeSuggestions = (http: Http["Service"]) => {
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

  return Effect.fnUntraced(function* (question: Question) {
    const key = JSON.stringify(question)
    const kept = yield* recall(key)
    if (kept !== null) return kept
    const answer = yield* ask(autoSuggest, question).pipe(Effect.provideService(Http, http))
    yield* keep(key, answer)
    return answer
  })
}
