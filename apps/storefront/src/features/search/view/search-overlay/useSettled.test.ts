import { act, renderHook } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { useSettled } from "./SearchOverlay.tsx"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const pass = (millis: number) => act(() => void vi.advanceTimersByTime(millis))

it("AXS-02 useSettled returns a line once typing pauses, and keeps it if the next answer has an equal line", () => {
  const received: string[] = []
  const { rerender, result } = renderHook(
    ({ line }: { readonly line: string | null }) => {
      const settled = useSettled(line)
      if (received.at(-1) !== settled) received.push(settled)
      return settled
    },
    { initialProps: { line: "3 products" as string | null } }
  )
  pass(400)
  rerender({ line: null })
  rerender({ line: "0 products" })
  pass(499)
  expect(result.current).toBe("")
  pass(1)
  rerender({ line: null })
  rerender({ line: "0 products" })
  pass(1000)
  expect(received).toEqual(["", "0 products"])
})
