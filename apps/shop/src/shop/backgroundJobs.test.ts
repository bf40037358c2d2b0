import { it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect } from "vitest"
import { runHourlyMaintenance } from "./backgroundJobs.ts"

it.effect("the purge, notification, repair and write jobs run immediately and every hour, independently of each other", () =>
  Effect.gen(function* () {
    const times = { purged: 0, notified: 0, repaired: 0, written: 0 }
    const purge = Effect.sync(() => void times.purged++)
    const notify = Effect.sync(() => void times.notified++).pipe(Effect.delay("90 minutes"))
    const repair = Effect.sync(() => void times.repaired++)
    const flush = Effect.sync(() => void times.written++)
    yield* Effect.forkScoped(runHourlyMaintenance({ flush, purge, notify, repair }))
    const counts: Array<unknown> = []
    for (const wait of ["0 minutes", "59 minutes", "1 minute", "30 minutes"] as const) {
      yield* TestClock.adjust(wait)
      counts.push({ ...times })
    }
    expect(counts).toEqual([
      { purged: 1, notified: 0, repaired: 1, written: 1 },
      { purged: 1, notified: 0, repaired: 1, written: 1 },
      { purged: 2, notified: 0, repaired: 2, written: 2 },
      { purged: 2, notified: 1, repaired: 2, written: 2 }
    ])
  })
)
