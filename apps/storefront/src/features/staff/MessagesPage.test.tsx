import { fireEvent, screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { renderStaffPage } from "../../../test/renderStaffPage.ts"

const message = {
  messageId: 4,
  name: "Ann",
  email: "ann@mail.test",
  topic: "order",
  message: "Where is my box?",
  receivedAt: "2026-10-01T12:00:00.000Z",
  isDone: false
}

describe("the staff's messages", () => {
  it("OPS-92 marks a message as done and offers to reopen it", async () => {
    const sent: Array<unknown> = []
    await renderStaffPage("/staff/messages", {
      "/api/staff/messages": () => [message],
      "/api/staff/messages/mark": (body) => {
        sent.push(body)
        return { isDone: true, now: [{ ...message, isDone: true }] }
      }
    })
    const table = within(await screen.findByRole("table"))
    expect(table.getByText(/^Open/)).toBeTruthy()
    fireEvent.click(table.getByRole("button", { name: "Mark as Done: message from Ann" }))
    expect(await screen.findByText("The message from Ann is done.")).toBeTruthy()
    expect(screen.getByRole("button", { name: "Reopen: message from Ann" })).toBeTruthy()
    expect(sent).toEqual([{ messageId: 4, isDone: true }])
  })
})
