import type { MemoryServices } from "@camber/adapter-memory"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { sampleCookies } from "../../../test/samples.ts"

const choice = () => screen.findByRole("button", { name: /counting my visits|Allow it again/ })

describe("the privacy page", () => {
  it("GAP-41 has a switch that reflects its state in both directions", async () => {
    await renderStorefront("/info/privacy")
    expect(await screen.findByText(/We count views and purchases/)).toBeTruthy()
    fireEvent.click(await choice())
    expect(await screen.findByText(/We don't track your visits in this browser/)).toBeTruthy()
    fireEvent.click(screen.getByRole("button", { name: "Allow it again" }))
    expect(await screen.findByText(/We count views and purchases/)).toBeTruthy()
  })

  it("GAP-41 remembers the visitor's earlier choice", async () => {
    await renderStorefront("/info/privacy", {}, {}, createTestRuntime("Privacy=refused"))
    expect(await screen.findByRole("button", { name: "Allow it again" })).toBeTruthy()
  })

  it("OPS-34 exports the data of a guest to a file, and deletes it after a confirmation", async () => {
    const sent: Array<unknown> = []
    const json: MemoryServices["json"] = ({ body, path }) => {
      sent.push([path, body])
      return { data: { outcome: "done", next: "/info/privacy?outcome=done" } }
    }
    const areas = { local: new Map([["kept", "1"]]), session: new Map([["kept", "1"]]) }
    await renderStorefront("/info/privacy", {}, {}, createTestRuntime(sampleCookies, { json }, { areas }))
    expect(screen.getByRole("link", { name: "Download your data" }).getAttribute("href")).toBe("/api/account/download")
    const form = within(screen.getByRole("form", { name: "Delete your data" }))
    expect(form.getByRole<HTMLInputElement>("checkbox").required).toBe(true)
    fireEvent.click(form.getByRole("checkbox"))
    fireEvent.submit(screen.getByRole("form", { name: "Delete your data" }))
    await waitFor(() => expect(sent).toContainEqual(["/api/account/erase", { confirm: "yes" }]))
    await waitFor(() => expect([areas.local.has("kept"), areas.session.has("kept")]).toEqual([false, false]))
  })

  it.each([
    ["done", /We deleted everything we stored/],
    ["refused", /You're signed in/],
    ["invalid", /Check the box first/]
  ])("OPS-34 reports the result without scripts: %s", async (outcome, text) => {
    await renderStorefront(`/info/privacy?outcome=${outcome}`)
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it("is linked from the footer", async () => {
    await renderStorefront("/info/privacy")
    expect(screen.getAllByRole("link", { name: "Privacy" }).map((link) => link.getAttribute("href"))).toContain("/info/privacy")
  })
})
