import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { FeedbackTab } from "./FeedbackTab.tsx"

const nothing = () => undefined
const scrollTo = (top: number) => {
  vi.stubGlobal("scrollY", top)
  fireEvent.scroll(window)
}
const isAway = () => screen.getByRole("complementary", { name: "Give feedback" }).hasAttribute("data-away")

describe("feedback tab", () => {
  beforeEach(() => {
    vi.stubGlobal("innerHeight", 800)
    vi.stubGlobal("scrollY", 0)
    vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(3000)
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it("FB-11 hides while the visitor scrolls down, and shows after scrolling back or at the end of the page", () => {
    render(<FeedbackTab onOpen={nothing} onClose={nothing} />)
    expect(isAway()).toBe(true)
    scrollTo(500)
    expect(isAway()).toBe(true)
    scrollTo(400)
    expect(isAway()).toBe(false)
    scrollTo(900)
    expect(isAway()).toBe(true)
    scrollTo(2200)
    expect(isAway()).toBe(false)
  })

  it("FB-11 shows immediately on a page that needs no scrolling", () => {
    vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(800)
    render(<FeedbackTab onOpen={nothing} onClose={nothing} />)
    expect(isAway()).toBe(false)
  })
})
