import fc from "fast-check"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { throttle } from "./useIntersection.ts"

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const gaps = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 40 })

it("CTRL-42 throttle calls the function at most once within 100 ms, and at the end with the latest value", () => {
  fc.assert(
    fc.property(gaps, (between) => {
      const calls: { at: number; value: number }[] = []
      const { call } = throttle((value: number) => calls.push({ at: Date.now(), value }))
      between.forEach((gap, index) => {
        vi.advanceTimersByTime(gap)
        call(index)
      })
      vi.runAllTimers()
      expect(calls.slice(1).every(({ at }, index) => at - calls[index]!.at >= 100)).toBe(true)
      expect(calls.at(-1)?.value).toBe(between.length - 1)
    })
  )
})

it("throttle calls the function immediately after a pause, but not after it was stopped", () => {
  const calls: string[] = []
  const { call, stop } = throttle((value: string) => calls.push(value))
  call("first")
  expect(calls).toEqual(["first"])
  call("second")
  stop()
  vi.runAllTimers()
  expect(calls).toEqual(["first"])
})
