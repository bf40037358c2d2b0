import { fireEvent, screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { asRole, renderStaffPage } from "../../../test/renderStaffPage.ts"

describe("the staff's people", () => {
  it("EDIT-11 sets a role, and shows why a role was not set", async () => {
    const person = { email: "packer@shop.test", name: "Pat", role: "orders", hasSecondFactor: true, seenAt: null, isSelf: false }
    const sent: Array<unknown> = []
    await renderStaffPage("/staff/people", {
      ...asRole("owner"),
      "/api/staff/people": () => [person],
      "/api/staff/people/role": (body) => {
        sent.push(body)
        return sent.length === 1
          ? { problem: null, now: [{ ...person, role: "content" }] }
          : { problem: "packer@shop.test is the only owner.", now: [person] }
      }
    })
    const choose = (value: string) => {
      fireEvent.change(screen.getByRole("combobox", { name: "Role of packer@shop.test" }), { target: { value } })
      fireEvent.click(screen.getByRole("button", { name: "Set role of packer@shop.test" }))
    }
    await screen.findByRole("combobox", { name: "Role of packer@shop.test" })
    choose("content")
    expect(await screen.findByText("packer@shop.test has the role Content, effective now.")).toBeTruthy()
    choose("")
    expect((await screen.findByRole("alert")).textContent).toMatch(/only owner/)
    expect(sent).toEqual([
      { email: "packer@shop.test", seen: "orders", role: "content" },
      { email: "packer@shop.test", seen: "content", role: null }
    ])
  })
})
