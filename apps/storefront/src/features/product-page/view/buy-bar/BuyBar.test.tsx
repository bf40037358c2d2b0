import { act, render, screen } from "@testing-library/react"
import { useRef } from "react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { BuyBar, useHasLeft } from "./BuyBar.tsx"

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const Page = () => {
  const button = useRef<HTMLButtonElement>(null)
  const hasLeft = useHasLeft(button)
  return (
    <>
      <button ref={button}>Add to Cart</button>
      {hasLeft && <BuyBar price="$90.00" fit={{ tone: "fit", label: "Guaranteed To Fit" }} action={<button>Add</button>} />}
    </>
  )
}

it("CTRL-42 appears once the page's own button has left the window upwards, and goes when it is back, 100 ms later at the latest", () => {
  let intersect = (_isIntersecting: boolean, _bottom: number): void => {}
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: ReadonlyArray<{ isIntersecting: boolean; boundingClientRect: { bottom: number } }>) => void) {
        intersect = (isIntersecting, bottom) => act(() => callback([{ isIntersecting, boundingClientRect: { bottom } }]))
      }
      observe() {}
      disconnect() {}
    }
  )
  render(<Page />)
  const bar = () => screen.queryByRole("region", { name: "Buy this part" })
  const pass = (time: number) => act(() => void vi.advanceTimersByTime(time))
  intersect(false, 1200)
  expect(bar()).toBeNull()
  intersect(false, -10)
  pass(99)
  expect(bar()).toBeNull()
  pass(1)
  expect(bar()?.textContent).toContain("$90.00Guaranteed To Fit")
  intersect(true, 40)
  pass(100)
  expect(bar()).toBeNull()
})
