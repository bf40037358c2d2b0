import { fireEvent, screen, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { asRole, renderStaffPage } from "../../../test/renderStaffPage.ts"

describe("the staff's imports", () => {
  it("EDIT-09 shows the difference of each import, and the notes of the selected import", async () => {
    const counts = { products: 60, added: 2, changed: 3, same: 55, gone: 0, prices: 1, preservedEdits: 1 }
    const entry = { importId: 12, startedAt: "2026-11-30T12:00:00.000Z", state: "Loaded", source: "shop.csv", counts, message: null }
    await renderStaffPage("/staff/imports?import=12", {
      ...asRole("catalog"),
      "/api/staff/imports": () => [entry, { ...entry, importId: 11, state: "Refused", counts: null, message: "The file is empty." }],
      "/api/staff/imports/notes": (body) => [
        { severity: "info", file: "product editor", line: null, sentence: `Kept an edit over ${JSON.stringify(body)}` }
      ]
    })
    expect(await screen.findByText('Kept an edit over {"importId":12}')).toBeTruthy()
    const table = within(screen.getByRole("region", { name: "Imports" }))
    expect(table.getByText(/2 new, 3 changed, 55 unchanged, 0 gone\./).textContent).toMatch(/Kept your edits of 1 fields\./)
    expect(table.getByText("The file is empty.")).toBeTruthy()
  })

  it("EDIT-21 asks before it undoes the last import, and shows when it is undone", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
    const counts = { products: 60, added: 2, changed: 3, same: 55, gone: 1, prices: 0, preservedEdits: 0 }
    const entry = { importId: 12, startedAt: "2026-11-30T12:00:00.000Z", state: "Loaded", source: "shop.csv", counts, message: null }
    let now: object = { ...entry, canUndo: true, unmatched: 4 }
    const sent: Array<unknown> = []
    await renderStaffPage("/staff/imports?undo=12&import=12", {
      ...asRole("catalog"),
      "/api/staff/imports": () => [now],
      "/api/staff/imports/notes": () => [],
      "/api/staff/imports/undo": (body) => {
        sent.push(body)
        now = { ...entry, state: "Being undone", isRunning: true }
        return { problem: null, now: [now] }
      }
    })
    expect(await screen.findByText(/are removed: 2\. .* are restored: 3\. .* come back: 1\./)).toBeTruthy()
    expect(screen.getByRole("link", { name: "Download 4 rows whose number matched no part" }).getAttribute("href")).toBe(
      "/api/staff/imports/unmatched.csv?import=12"
    )
    fireEvent.click(screen.getByRole("button", { name: "Undo Import 12" }))
    expect(await screen.findByText(/Import 12 is being undone\./)).toBeTruthy()
    now = { ...entry, state: "Undone" }
    // Advances until the page polls: a busy machine may start its interval after the text appeared.
    await vi.waitFor(() => {
      vi.advanceTimersByTime(2_000)
      expect(screen.getByText(/Import 12 is undone\./)).toBeTruthy()
    })
    expect(sent).toEqual([{ importId: 12 }])
    vi.useRealTimers()
  })
})
