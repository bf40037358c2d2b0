import * as Fitment from "@camber/domain/fitment/commands"
import * as Garage from "@camber/domain/garage/commands"
import * as Search from "@camber/domain/search/commands"
import { Effect } from "effect"

/** Asks the shopper a question and returns the position of the chosen answer; -1 for 'I don't know'. */
export type Ask = (question: string, answers: ReadonlyArray<string>) => Effect.Effect<number>

/** Answers "does this fit my car?" for a part and a car in words. Asks only for facts that decide. */
export const fitBot = Effect.fnUntraced(function* (part: string, carWords: string, ask: Ask) {
  const { selected } = yield* Garage.addByWords(carWords)
  const [card] = (yield* Search.query(part, { fits: false }))?.cards ?? []
  if (card === undefined || selected === null) return `Nothing found for ${part}.`
  let car = selected.project
  for (;;) {
    const fit = yield* Fitment.explain(card.skuBaseNumber, car)
    if (fit === null) return `${card.displayTitle} is not a part for vehicles.`
    const missing = yield* Fitment.findMissingFact(fit.verdict, car)
    if (missing === null || missing.declined === null) return `${card.displayTitle}: ${fit.answer} (${fit.reason ?? fit.label})`
    const answer = yield* ask(
      missing.text,
      missing.choices.map(({ label }) => label)
    )
    car = missing.choices[answer]?.project ?? missing.declined
  }
})
