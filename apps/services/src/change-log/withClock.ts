import { Clock, Effect } from "effect"

/** Makes an effect read the time from `now`, in UTC milliseconds. Sleeps still use this machine's clock. */
export const withClock =
  (now: () => number) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.updateService(effect, Clock.Clock, (machine) => ({
      currentTimeMillisUnsafe: now,
      currentTimeMillis: Effect.sync(now),
      currentTimeNanosUnsafe: () => BigInt(now()) * 1_000_000n,
      currentTimeNanos: Effect.sync(() => BigInt(now()) * 1_000_000n),
      monotonicTimeNanosUnsafe: () => machine.monotonicTimeNanosUnsafe(),
      monotonicTimeNanos: machine.monotonicTimeNanos,
      sleep: (duration) => machine.sleep(duration)
    }))
