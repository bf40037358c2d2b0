import { fireEvent, screen, waitFor, within } from "@testing-library/react"
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
    expect(table.getByText(/2 new, 3 changed, 55 unchanged, 0 gone\./).textContent).toMatch(/Kept your edits of 1 field\./)
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

  describe("with an upload", () => {
    const counts = { products: 60, added: 0, changed: 3, same: 49, gone: 8, prices: 0, preservedEdits: 0, rows: 204, variants: 140 }
    const checked = {
      importId: 12,
      startedAt: "2026-11-30T12:00:00.000Z",
      state: "Refused",
      source: "shop.csv",
      from: "a Shopify export",
      counts: { ...counts, withFitment: 40 },
      message: "8 of 60 products would disappear, which is more than 10 %."
    }
    const uploadId = "8c6f7c1e-52a5-4a3f-9d7c-0d6f1d2b9a10"
    const upload = { uploadId, kind: "catalog", name: "shop.csv", bytes: 8, received: 8, read: 0, message: null }
    const pending = { ...upload, state: "checked", importId: 12, permission: "remove", canLoad: true }
    /** Renders the page over a shop whose responses the test changes. */
    const open = async (desk: { upload: object | null; imports: ReadonlyArray<object> }, role = "catalog") => {
      const sent: Array<unknown> = []
      await renderStaffPage("/staff/imports", {
        ...asRole(role),
        "/api/staff/imports": () => desk.imports,
        "/api/staff/imports/notes": () => [{ severity: "warning", file: "shop.csv", line: 7, sentence: "No product type." }],
        "/api/staff/imports/upload": () => desk,
        "/api/staff/imports/upload/start": (body) => {
          sent.push(body)
          return { problem: null, uploadId }
        },
        "/api/staff/imports/upload/piece": (query) => {
          sent.push(query)
          desk.upload = { ...upload, state: "checking", importId: null, permission: null, canLoad: false, read: 25 }
          return { problem: null, received: 8 }
        },
        "/api/staff/imports/upload/load": (body) => {
          sent.push(body)
          desk.upload = { ...pending, state: "loading" }
          return { problem: null, now: desk }
        },
        "/api/staff/imports/upload/discard": () => {
          desk.upload = null
          return { problem: null, now: desk }
        }
      })
      return sent
    }
    /** Lets the page poll until it shows a text. A busy machine may start its interval late. */
    const pollFor = (text: RegExp) =>
      vi.waitFor(() => {
        vi.advanceTimersByTime(2_000)
        expect(screen.getByText(text)).toBeTruthy()
      })
    const pick = async (name: string, content: string, kind: string) => {
      fireEvent.change(await screen.findByRole("combobox", { name: "What the file replaces" }), { target: { value: kind } })
      fireEvent.change(screen.getByLabelText("File"), { target: { files: [new File([content], name)] } })
    }

    it("EDIT-40 sends a file, follows its check, and loads it after the box is selected", async () => {
      vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
      const desk: Parameters<typeof open>[0] = { upload: null, imports: [] }
      const sent = await open(desk)
      await pick("shop.csv", "a,b\n1,2\n", "catalog")
      expect(await screen.findByText(/^Checking shop\.csv\. You can leave this page\.$/)).toBeTruthy()
      expect(screen.getByText("25 products read.")).toBeTruthy()
      Object.assign(desk, { upload: pending, imports: [checked] })
      await pollFor(/^shop\.csv is checked\. Nothing has changed yet\. 8 of 60/)
      expect(screen.getByText("This is a Shopify export: 204 rows, 60 products, 140 variants.")).toBeTruthy()
      expect(screen.getByText(/^40 products with fitment\. 20 products with no fitment data/)).toBeTruthy()
      expect(await screen.findByText("No product type.")).toBeTruthy()
      const button = screen.getByRole("button", { name: "Load These Parts" })
      expect(button).toHaveProperty("disabled", true)
      fireEvent.click(
        screen.getByRole("checkbox", { name: /^Load it anyway\. 8 of 60 products would disappear, which is more than 10 %\.$/ })
      )
      fireEvent.click(button)
      expect(await screen.findByText(/^Loading shop\.csv\./)).toBeTruthy()
      Object.assign(desk, { upload: null, imports: [{ ...checked, importId: 13, state: "Loaded", message: null, canUndo: true }, checked] })
      await pollFor(/^shop\.csv is loaded as import 13\./)
      expect(screen.getAllByRole("link", { name: "Undo import 13" })[0]?.getAttribute("href")).toBe("/staff/imports?undo=13")
      expect(sent).toEqual([
        { kind: "catalog", name: "shop.csv", bytes: 8 },
        { upload: uploadId, at: 0 },
        { uploadId, isAllowed: true }
      ])
      vi.useRealTimers()
    })

    it("EDIT-40 shows the outcome of an undo in place of that of an upload, until the next file", async () => {
      const last = { ...checked, state: "Loaded", message: null, canUndo: true }
      await renderStaffPage("/staff/imports?undo=12", {
        ...asRole("catalog"),
        "/api/staff/imports": () => [last],
        "/api/staff/imports/upload": () => ({ upload: null, imports: [last] }),
        "/api/staff/imports/undo": () => ({ problem: null, now: [{ ...last, state: "Undone", canUndo: false }] })
      })
      await pick("shop.xlsx", "x", "catalog")
      expect(screen.getByText(/^shop\.xlsx is a spreadsheet\./)).toBeTruthy()
      fireEvent.change(screen.getByLabelText("File"), { target: { files: [new File([""], "empty.csv")] } })
      fireEvent.click(screen.getByRole("button", { name: "Undo Import 12" }))
      expect(await screen.findByText(/^Import 12 is undone\./)).toBeTruthy()
      expect(screen.queryByText("empty.csv is empty.")).toBeNull()
      await pick("shop.xlsx", "x", "catalog")
      expect(screen.getByText(/^shop\.xlsx is a spreadsheet\./)).toBeTruthy()
    })

    it("EDIT-40 says why a file is not sent", async () => {
      const sent = await open({ upload: null, imports: [] })
      await pick("shop.xlsx", "x", "catalog")
      expect(screen.getByText("shop.xlsx is a spreadsheet. Save each sheet as a CSV file (UTF-8).")).toBeTruthy()
      await pick("empty.csv", "", "prices")
      expect(screen.getByText("empty.csv is empty.")).toBeTruthy()
      expect(sent).toEqual([])
    })

    it("EDIT-40 shows the report of a checked file that cannot be loaded, and discards it", async () => {
      await open({
        upload: { ...pending, importId: null, message: "parts.zip is damaged.", permission: null, canLoad: false },
        imports: []
      })
      expect(await screen.findByText("parts.zip is damaged.")).toBeTruthy()
      expect(screen.getByRole("button", { name: "Check Again" })).toBeTruthy()
      fireEvent.click(screen.getByRole("button", { name: "Discard File" }))
      await waitFor(() => expect(screen.queryByText("parts.zip is damaged.")).toBeNull())
      expect(screen.getByText("No imports yet. Choose a file above.")).toBeTruthy()
    })

    it("EDIT-40 offers to check a file again after a restart", async () => {
      await open({ upload: { ...pending, state: "stopped", importId: null, permission: null, canLoad: false }, imports: [] })
      expect(await screen.findByText(/^The shop was restarted before it had finished with shop\.csv\./)).toBeTruthy()
      expect(screen.getByRole("button", { name: "Check Again" })).toBeTruthy()
    })

    it("EDIT-40 shows no upload to roles without the right", async () => {
      await open({ upload: pending, imports: [] }, "readOnly")
      expect(await screen.findByText("No imports yet.")).toBeTruthy()
      expect(screen.queryByLabelText("File")).toBeNull()
    })
  })
})
