import { fireEvent, screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { renderStaffPage } from "../../../test/renderStaffPage.ts"

const writtenAt = "2026-10-01T12:00:00.000Z"
const ofJune = {
  reviewId: 3,
  stars: 4,
  title: "Quiet",
  text: "Quieter than the stock one.",
  author: "June",
  car: "1969 Chevrolet Camaro",
  fitted: "no",
  product: { title: "Slotted Rotor", href: "/item/slotted-rotor/2" },
  writtenAt
}
const ofRob = { ...ofJune, reviewId: 4, author: "Rob" }

describe("the reviews that await moderation", () => {
  it("appear in the shop with an answer, and require a reason to be turned down", async () => {
    const sent: Array<unknown> = []
    await renderStaffPage("/staff/reviews", {
      "/api/staff/reviews": () => [ofJune, ofRob],
      "/api/staff/reviews/judge": (body) => {
        sent.push(body)
        return { isDone: true, now: sent.length === 1 ? [ofRob] : [] }
      }
    })
    const june = within(await screen.findByRole("region", { name: "Review of June" }))
    expect(june.getByText("On a 1969 Chevrolet Camaro: it did not fit")).toBeTruthy()
    fireEvent.change(june.getByRole("textbox"), { target: { value: "Thank you." } })
    fireEvent.click(june.getByRole("button", { name: "Publish" }))
    expect(await screen.findByText(/^Review published/)).toBeTruthy()
    const rob = within(screen.getByRole("region", { name: "Review of Rob" }))
    fireEvent.click(rob.getByRole("button", { name: "Turn down" }))
    expect(rob.getByText("Write the reason. The author will read it.")).toBeTruthy()
    fireEvent.change(rob.getByRole("textbox"), { target: { value: "It names a person." } })
    fireEvent.click(rob.getByRole("button", { name: "Turn down" }))
    expect(await screen.findByText("No open reviews.")).toBeTruthy()
    expect(sent).toEqual([
      { reviewId: 3, writtenAt, status: "published", words: "Thank you." },
      { reviewId: 4, writtenAt, status: "declined", words: "It names a person." }
    ])
  })

  it("disappear with a message if another staff member has already decided about them", async () => {
    await renderStaffPage("/staff/reviews", {
      "/api/staff/reviews": () => [ofJune, ofRob],
      "/api/staff/reviews/judge": () => ({ isDone: false, now: [ofRob] })
    })
    const june = within(await screen.findByRole("region", { name: "Review of June" }))
    fireEvent.click(june.getByRole("button", { name: "Publish" }))
    expect(await screen.findByText(/^The review of June was already handled by someone else/)).toBeTruthy()
    expect(screen.queryByRole("region", { name: "Review of June" })).toBeNull()
    expect(screen.getByRole("region", { name: "Review of Rob" })).toBeTruthy()
    expect(screen.queryByText(/is published/)).toBeNull()
  })
})
