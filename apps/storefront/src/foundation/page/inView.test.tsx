import { useIntersection } from "@camber/ui"
import { act, render, screen } from "@testing-library/react"
import { useRef, useState } from "react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const Watched = () => {
  const place = useRef<HTMLParagraphElement>(null)
  const [isSeen, setSeen] = useState(false)
  useIntersection(place, ({ isIntersecting }) => setSeen(isIntersecting))
  return <p ref={place}>{isSeen ? "seen" : "unseen"}</p>
}

it("CTRL-42 inView reports entering and leaving elements every 100 ms at most", () => {
  let intersect = (_isIntersecting: boolean): void => {}
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: ReadonlyArray<{ isIntersecting: boolean }>) => void) {
        intersect = (isIntersecting) => act(() => callback([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    }
  )
  render(<Watched />)
  const pass = (time: number) => act(() => void vi.advanceTimersByTime(time))
  intersect(true)
  expect(screen.getByText("seen")).toBeTruthy()
  intersect(false)
  pass(99)
  expect(screen.getByText("seen")).toBeTruthy()
  pass(1)
  expect(screen.getByText("unseen")).toBeTruthy()
})
