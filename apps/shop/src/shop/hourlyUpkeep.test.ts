import { it } from "@effect/vitest"
import { Effect, Logger } from "effect"
import { TestClock } from "effect/testing"
import { expect } from "vitest"
import { hourlyUpkeep } from "./hourlyUpkeep.ts"

it.effect("what is out of date is forgotten at once and every hour, also after an hour in which that failed", () =>
  Effect.gen(function* () {
    let times = 0
    const forget = async () => {
      times += 1
      if (times === 2) throw new Error("the database is away")
    }
    /** The promise of a try settles between two looks at the clock. */
    const settled = Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))
    yield* Effect.forkScoped(hourlyUpkeep(forget))
    const counts: Array<number> = []
    for (const wait of ["0 minutes", "59 minutes", "1 minute", "1 hour"] as const) {
      yield* TestClock.adjust(wait)
      yield* settled
      counts.push(times)
    }
    expect(counts).toEqual([1, 1, 2, 3])
  }).pipe(Effect.provide(Logger.layer([])))
)
