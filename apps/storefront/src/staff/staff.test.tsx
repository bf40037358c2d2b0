import { flagNames } from "@camber/domain/flags"
import type { StaffFlag } from "@camber/domain/staff"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { drawShop } from "../../test/drawShop.tsx"
import { memoryEngine } from "../../test/memoryEngine.ts"
import { bannerDraft, bannerTexts } from "./bannerTexts.ts"

const ribbon: StaffFlag = { name: flagNames.greenSaveRibbon, standard: "true", switched: null }
const changedAt = "2026-10-01T12:00:00.000Z"

/** A page of staff over services that answer by path. */
const draw = (path: string, answers: Readonly<Record<string, (body: unknown) => unknown>>) =>
  drawShop(
    path,
    {},
    {},
    memoryEngine(null, {
      json: ({ body, path }) => {
        const answer = answers[path]
        return answer === undefined ? "away" : { data: answer(body) }
      }
    })
  )

describe("the pages of staff", () => {
  it("are not there for anybody else", async () => {
    await drawShop("/staff/flags", { isStaff: () => false })
    expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy()
    expect(screen.queryByRole("navigation", { name: "Staff" })).toBeNull()
    expect(document.title).toMatch(/404/)
  })

  it("lead to each other, and say so where nothing can be loaded", async () => {
    await draw("/staff/actions", {})
    expect((await screen.findByRole("alert")).textContent).toMatch(/could not be loaded/)
    const links = within(screen.getByRole("navigation", { name: "Staff" })).getAllByRole("link")
    expect(links.map(({ textContent }) => textContent)).toEqual([
      "Overview",
      "Flags",
      "Banners",
      "Orders",
      "Reviews",
      "Questions",
      "Feedback",
      "Messages",
      "Actions"
    ])
    expect(screen.getByRole("link", { name: "Actions", current: "page" })).toBeTruthy()
  })

  it("switch a flag for a part of the visitors, show what became of it, and put it back", async () => {
    const sent: Array<unknown> = []
    const switched = { name: ribbon.name, value: "false", percent: 30, audience: "race" as const, changedAt }
    await draw("/staff/flags", {
      "/api/staff/flags": () => [ribbon],
      "/api/staff/flags/switch": (body) => {
        sent.push(body)
        return [{ ...ribbon, switched }]
      },
      "/api/staff/flags/reset": (body) => {
        sent.push(body)
        return [ribbon]
      }
    })
    const form = await screen.findByRole("form", { name: ribbon.name })
    fireEvent.change(within(form).getByRole("textbox", { name: "Says" }), { target: { value: "false" } })
    fireEvent.change(within(form).getByRole("spinbutton"), { target: { value: "30" } })
    fireEvent.change(within(form).getByRole("combobox"), { target: { value: "race" } })
    fireEvent.submit(form)
    expect(await screen.findByText(/is switched\. Shoppers see it within three minutes/)).toBeTruthy()
    fireEvent.click(screen.getByRole("button", { name: "Reset" }))
    await waitFor(() => expect(sent).toEqual([{ name: ribbon.name, value: "false", percent: 30, audience: "race" }, { name: ribbon.name }]))
    await waitFor(() => expect(screen.queryByRole("button", { name: "Reset" })).toBeNull())
  })

  it("say that a banner was not saved, and keep what was typed", async () => {
    await draw("/staff/banners", { "/api/staff/banners": () => [] })
    const form = await screen.findByRole("form", { name: "New banner" })
    fireEvent.change(within(form).getByRole("textbox", { name: "Title" }), { target: { value: "Ten off" } })
    fireEvent.submit(form)
    expect((await screen.findByRole("alert")).textContent).toMatch(/Ten off was not changed/)
    expect(within(form).getByRole<HTMLInputElement>("textbox", { name: "Title" }).value).toBe("Ten off")
  })

  it("move an order on, with the carrier's number", async () => {
    const order = { orderNumber: "123", placedAt: changedAt, status: "placed", email: "a@b.test", total: 5995, trackingNumber: null }
    const sent: Array<unknown> = []
    await draw("/staff/orders", {
      "/api/staff/orders": () => [order],
      "/api/staff/orders/move": (body) => {
        sent.push(body)
        return [{ ...order, status: "shipped", trackingNumber: "1Z" }]
      }
    })
    const form = await screen.findByRole("form", { name: "Order 123" })
    fireEvent.change(within(form).getByRole("textbox"), { target: { value: " 1Z " } })
    fireEvent.submit(form)
    expect(await screen.findByRole("button", { name: "It was delivered" })).toBeTruthy()
    expect(sent).toEqual([{ orderNumber: "123", to: "shipped", trackingNumber: "1Z" }])
    expect(screen.getByRole("cell", { name: "$59.95" })).toBeTruthy()
  })

  it("cancel an order once that is confirmed, and not when it is declined", async () => {
    const order = { orderNumber: "123", placedAt: changedAt, status: "placed", email: "a@b.test", total: 5995, trackingNumber: null }
    const sent: Array<unknown> = []
    await draw("/staff/orders", {
      "/api/staff/orders": () => [order],
      "/api/staff/orders/move": (body) => {
        sent.push(body)
        return [{ ...order, status: "canceled" }]
      }
    })
    const answer = async (name: string) => {
      fireEvent.click(await screen.findByRole("button", { name: "Cancel the order" }))
      fireEvent.click(within(await screen.findByRole("alertdialog", { name: "Cancel order 123?" })).getByRole("button", { name }))
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
    }
    await answer("Keep it")
    expect(sent).toEqual([])
    await answer("Cancel the order")
    await waitFor(() => expect(sent).toEqual([{ orderNumber: "123", to: "canceled", trackingNumber: null }]))
  })

  it("publish a review with an answer, and turn one down only with a reason", async () => {
    const review = {
      reviewId: 3,
      stars: 4,
      title: "Quiet",
      text: "Quieter than the stock one.",
      author: "June",
      product: { title: "Slotted Rotor", href: "/item/slotted-rotor/2" },
      writtenAt: changedAt
    }
    const sent: Array<unknown> = []
    await draw("/staff/reviews", {
      "/api/staff/reviews": () => [review, { ...review, reviewId: 4, author: "Rob" }],
      "/api/staff/reviews/judge": (body) => {
        sent.push(body)
        return sent.length === 1 ? [{ ...review, reviewId: 4, author: "Rob" }] : []
      }
    })
    const june = within(await screen.findByRole("region", { name: "Review of June" }))
    fireEvent.change(june.getByRole("textbox"), { target: { value: "Thank you." } })
    fireEvent.click(june.getByRole("button", { name: "Publish" }))
    expect(await screen.findByText(/^The review is published/)).toBeTruthy()
    const rob = within(screen.getByRole("region", { name: "Review of Rob" }))
    fireEvent.click(rob.getByRole("button", { name: "Turn down" }))
    expect(rob.getByText("Please write why: its author reads it.")).toBeTruthy()
    fireEvent.change(rob.getByRole("textbox"), { target: { value: "It names a person." } })
    fireEvent.click(rob.getByRole("button", { name: "Turn down" }))
    expect(await screen.findByText("No review waits.")).toBeTruthy()
    expect(sent).toEqual([
      { reviewId: 3, writtenAt: changedAt, status: "published", words: "Thank you." },
      { reviewId: 4, writtenAt: changedAt, status: "declined", words: "It names a person." }
    ])
  })

  it("answer a question", async () => {
    const asked = { questionId: 9, question: "Does it rust?", product: { title: "Rotor", href: "/item/rotor/2" }, askedOn: "2026-02-04" }
    const sent: Array<unknown> = []
    await draw("/staff/questions", {
      "/api/staff/questions": () => [asked],
      "/api/staff/questions/answer": (body) => {
        sent.push(body)
        return []
      }
    })
    fireEvent.change(await screen.findByRole("textbox", { name: "Answer" }), { target: { value: "No." } })
    fireEvent.click(screen.getByRole("button", { name: "Answer" }))
    expect(await screen.findByText("Every question is answered.")).toBeTruthy()
    expect(sent).toEqual([{ questionId: 9, answer: "No." }])
  })

  it("sum up what was learnt in tables", async () => {
    await draw("/staff", {
      "/api/staff/overview": () => ({
        days: ["2026-10-01", "2026-10-02"],
        vitals: [{ name: "LCP", p75: [1200, null], samples: 5 }],
        funnel: [
          { step: "Page Viewed", visitors: 200 },
          { step: "Order Completed", visitors: 5 }
        ],
        acquisition: [{ type: null, visitors: 3 }],
        fruitlessSearches: [{ query: "unobtainium", times: 4 }]
      })
    })
    const funnel = within(await screen.findByRole("table", { name: "From looking to buying" }))
    expect(funnel.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["200 100.0%", "5 2.5%"])
    expect(screen.getByRole("rowheader", { name: "unobtainium" })).toBeTruthy()
    expect(screen.getByText("1.2 s", { selector: "strong" })).toBeTruthy()
  })
})

it("a banner's texts and times go into its form and come back the same", () => {
  const draft = {
    id: 7,
    bannerType: "maintenance",
    ordinality: 3,
    title: "Closed",
    description: null,
    mobileTitle: null,
    promoCode: null,
    promoCodeDescription: null,
    startDate: "2026-10-01T12:00:00Z",
    endDate: null,
    url: "/deals",
    linkText: null
  } as const
  expect(bannerDraft(7, bannerTexts(draft))).toEqual(draft)
})
