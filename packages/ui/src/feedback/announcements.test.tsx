import { render, screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { InlineAlert } from "./notice/InlineAlert.tsx"
import { ProgressBar } from "./progress-bar/ProgressBar.tsx"
import { ListSkeleton } from "../layout/skeleton/ListSkeleton.tsx"

describe("announced states", () => {
  it("an inline alert interrupts the screen reader for an error, and waits for other messages", () => {
    const { rerender } = render(<InlineAlert tone="good">Saved.</InlineAlert>)
    expect(screen.getByRole("status").textContent).toBe("Saved.")
    rerender(<InlineAlert tone="bad">You are offline.</InlineAlert>)
    expect(screen.getByRole("alert").textContent).toBe("You are offline.")
  })

  it("NAV-53 shows the bar only while a page loads", () => {
    const { rerender } = render(<ProgressBar active />)
    expect(screen.getByRole("progressbar", { name: "Loading page" })).toBeTruthy()
    rerender(<ProgressBar active={false} />)
    expect(screen.queryByRole("progressbar")).toBeNull()
  })

  it("a skeleton announces the content that is loading, and has the requested number of rows", () => {
    render(<ListSkeleton label="Loading your garage" rows={3} />)
    const list = screen.getByRole("status")
    expect(list.textContent).toBe("Loading your garage")
    expect(list.querySelectorAll(".sk")).toHaveLength(3)
  })
})
