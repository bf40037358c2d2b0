import { act, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { LoadingNotice } from "./LoadingNotice.tsx"

const words = "This is taking longer than usual."
const after = (millis: number) => act(() => vi.advanceTimersByTimeAsync(millis))
const onNetwork = (effectiveType: string) =>
  Object.defineProperty(navigator, "connection", { configurable: true, value: { effectiveType } })

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, "connection")
})

describe("LoadingNotice", () => {
  it.each([
    ["4g", 3000],
    ["2g", 5000]
  ])("CONST-104 shows the long-wait notice on a %s network after %i ms", async (effectiveType, millis) => {
    vi.useFakeTimers()
    onNetwork(effectiveType)
    render(<LoadingNotice label="Loading your orders" rows={2} />)
    await after(millis - 1)
    expect(screen.queryByText(words)).toBeNull()
    await after(1)
    expect(screen.getByText(words)).toBeTruthy()
  })

  it("CONST-104 NAV-144 does not move the rows when the notice appears below them", async () => {
    vi.useFakeTimers()
    render(<LoadingNotice label="Loading your orders" rows={2} />)
    await after(3000)
    const rows = screen.getByText("Loading your orders")
    expect(rows.compareDocumentPosition(screen.getByText(words))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it("CONST-104 shows the notice on a visitor's page without a response", { tags: "full" }, async () => {
    await renderStorefront("/buildlist", {}, {}, () => new Promise(() => {}))
    expect(screen.queryByText(words)).toBeNull()
    expect(await screen.findByText(words)).toBeTruthy()
  })
})
