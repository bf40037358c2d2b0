import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { RelativeTime } from "./RelativeTime.tsx"

it("CTRL-34 RelativeTime shows the time in words, has the exact time in its attributes, and renders nothing for an invalid time", () => {
  render(<RelativeTime at={Date.UTC(2026, 10, 21, 19)} text="3 hours ago" />)
  const time = screen.getByText<HTMLTimeElement>("3 hours ago")
  expect([time.tagName, time.dateTime]).toEqual(["TIME", "2026-11-21T19:00:00.000Z"])
  const { container } = render(<RelativeTime at={Number.NaN} text={null} />)
  expect(container.innerHTML).toBe("")
})
