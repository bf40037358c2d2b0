import { flagNames } from "@camber/domain/flags"
import type { StaffFlag } from "@camber/domain/staff"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { asRole, renderStaffPage } from "../../../test/renderStaffPage.ts"

const ribbon: StaffFlag = { name: flagNames.greenSaveRibbon, standard: "true", switched: null }
const changedAt = "2026-10-01T12:00:00.000Z"

describe("the staff pages", () => {
  it("do not exist for other visitors", async () => {
    await renderStorefront("/staff/flags", { isStaff: () => false })
    expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy()
    expect(screen.queryByRole("navigation", { name: "Staff" })).toBeNull()
    expect(document.title).toMatch(/404/)
  })

  it("link to each other, and show an error if nothing loads", async () => {
    await renderStaffPage("/staff/actions", asRole("owner"))
    expect((await screen.findByRole("alert")).textContent).toMatch(/couldn't load this page/)
    const strip = within(screen.getByRole("navigation", { name: "Staff" }))
    await strip.findByRole("link", { name: "People" })
    expect(strip.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Overview",
      "Orders",
      "Returns",
      "Products",
      "Imports",
      "Reviews",
      "Questions",
      "Fit Reports",
      "Messages",
      "Feedback",
      "Banners",
      "Articles",
      "Promo Codes",
      "Redirects",
      "Shop",
      "Flags",
      "Push",
      "People",
      "Actions"
    ])
    expect(screen.getByRole("link", { name: "Actions", current: "page" })).toBeTruthy()
  })

  it("ANL-104 show whether each feedback came from the shop itself", async () => {
    const given = { element: "Tab", emotion: null, feedback: "Fine", partNumber: null, email: null, page: "/", givenAt: changedAt }
    await renderStaffPage("/staff/feedback", {
      "/api/staff/feedback": () => ["internal", "external"].map((source) => ({ ...given, source }))
    })
    const rows = (await screen.findAllByRole("row")).slice(1)
    expect(rows.map((row) => within(row).getAllByRole("cell").at(-2)?.textContent)).toEqual(["internal", "external"])
  })

  it("PUSH-17 show the push messages that were sent to shoppers' devices and those that failed", async () => {
    const sent = { topic: "order", title: "Order 1 is on its way", service: "push.example", state: "sent", tries: 1, problem: null }
    await renderStaffPage("/staff/push", {
      "/api/staff/push": () => ({
        counts: [
          { topic: "order", state: "sent", count: 7 },
          { topic: "stock", state: "failed", count: 2 }
        ],
        newest: [
          { ...sent, queuedAt: changedAt, endedAt: changedAt },
          { ...sent, state: "failed", problem: "HTTP 403", queuedAt: changedAt, endedAt: changedAt },
          { ...sent, state: "waiting", service: null, tries: 0, queuedAt: changedAt, endedAt: null }
        ]
      })
    })
    const cellsOf = (row: HTMLElement) =>
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent)
    const [kinds, messages] = await screen.findAllByRole("table")
    const rowsOf = (table: HTMLElement | undefined) => within(table!).getAllByRole("row").slice(1).map(cellsOf)
    expect(rowsOf(kinds).slice(0, 2)).toEqual([
      ["Order updates", "7", "0", "0", "0", "0"],
      ["Back in stock", "0", "0", "0", "0", "2"]
    ])
    expect(rowsOf(messages).map(([, , service, state]) => [service, state])).toEqual([
      ["push.example", "Sent"],
      ["push.example", "Failed: HTTP 403"],
      ["not tried yet", "Waiting"]
    ])
  })

  it("switch a flag for some visitors, show its effect, and reset it", async () => {
    const sent: Array<unknown> = []
    const switched = { name: ribbon.name, value: "false", percent: 30, audience: "race" as const, changedAt }
    await renderStaffPage("/staff/flags", {
      "/api/staff/flags": () => [ribbon],
      "/api/staff/flags/switch": (body) => {
        sent.push(body)
        return { isDone: true, now: [{ ...ribbon, switched }] }
      },
      "/api/staff/flags/reset": (body) => {
        sent.push(body)
        return { isDone: true, now: [ribbon] }
      }
    })
    const form = await screen.findByRole("form", { name: ribbon.name })
    fireEvent.change(within(form).getByRole("textbox", { name: /^Value: / }), { target: { value: "false" } })
    fireEvent.change(within(form).getByRole("spinbutton"), { target: { value: "30" } })
    fireEvent.change(within(form).getByRole("combobox"), { target: { value: "race" } })
    fireEvent.submit(form)
    expect(await screen.findByText(/is saved\. Shoppers see the change within three minutes/)).toBeTruthy()
    fireEvent.click(screen.getByRole("button", { name: `Reset: ${ribbon.name}` }))
    await waitFor(() => expect(sent).toEqual([{ name: ribbon.name, value: "false", percent: 30, audience: "race" }, { name: ribbon.name }]))
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Reset: / })).toBeNull())
  })

  it("show that a banner was not saved, and keep the typed text", async () => {
    await renderStaffPage("/staff/banners", { "/api/staff/banners": () => [] })
    const form = await screen.findByRole("form", { name: "New banner" })
    fireEvent.change(within(form).getByRole("textbox", { name: "Title" }), { target: { value: "Ten off" } })
    fireEvent.submit(form)
    expect((await screen.findByRole("alert")).textContent).toMatch(/Ten off was not changed/)
    expect(within(form).getByRole<HTMLInputElement>("textbox", { name: "Title" }).value).toBe("Ten off")
  })

  it("VIS-10 target a banner at a chosen audience", async () => {
    const sent: Array<unknown> = []
    await renderStaffPage("/staff/banners", {
      "/api/staff/banners": () => [],
      "/api/staff/banners/keep": (body) => {
        sent.push(body)
        return { isDone: true, now: [] }
      }
    })
    const form = await screen.findByRole("form", { name: "New banner" })
    fireEvent.change(within(form).getByRole("combobox", { name: "Shown to" }), { target: { value: "race" } })
    fireEvent.submit(form)
    expect(await screen.findByText(/is saved\. Shoppers see it/)).toBeTruthy()
    expect(sent).toMatchObject([{ bannerType: "promotion", audience: "race" }])
  })

  it("answer a question", async () => {
    const asked = { questionId: 9, question: "Does it rust?", product: { title: "Rotor", href: "/item/rotor/2" }, askedOn: "2026-02-04" }
    const sent: Array<unknown> = []
    await renderStaffPage("/staff/questions", {
      "/api/staff/questions": () => [asked],
      "/api/staff/questions/answer": (body) => {
        sent.push(body)
        return { isDone: true, now: [] }
      }
    })
    fireEvent.change(await screen.findByRole("textbox", { name: "Answer" }), { target: { value: "No." } })
    fireEvent.click(screen.getByRole("button", { name: "Answer" }))
    expect(await screen.findByText("No open questions.")).toBeTruthy()
    expect(sent).toEqual([{ questionId: 9, answer: "No." }])
  })

  it("turn down a visitor's question, but no question of the catalog", async () => {
    const product = { title: "Rotor", href: "/item/rotor/2" }
    const asked = { questionId: -9, question: "Buy at my shop?", product, askedOn: "2026-02-04" }
    const sent: Array<unknown> = []
    await renderStaffPage("/staff/questions", {
      "/api/staff/questions": () => [asked, { ...asked, questionId: 9, question: "Does it rust?" }],
      "/api/staff/questions/turndown": (body) => {
        sent.push(body)
        return { isDone: true, now: [] }
      }
    })
    const questions = within(await screen.findByRole("region", { name: "Question: Does it rust?" }))
    expect(questions.queryByRole("button", { name: "Turn down" })).toBeNull()
    fireEvent.click(screen.getByRole("button", { name: "Turn down" }))
    expect(await screen.findByText("Question turned down. Shoppers won't see it.")).toBeTruthy()
    expect(sent).toEqual([{ questionId: -9 }])
  })

  it("summarize the findings in tables", async () => {
    await renderStaffPage("/staff", {
      "/api/staff/overview": () => ({
        days: ["2026-10-01", "2026-10-02"],
        vitals: [{ name: "LCP", p75: [1200, null], samples: 5 }],
        funnel: [
          { step: "Page Viewed", visitors: 200 },
          { step: "Order Completed", visitors: 5 }
        ],
        acquisition: [{ type: null, visitors: 3 }],
        fruitlessSearches: [{ query: "unobtainium", times: 4 }],
        assistantCalls: [
          { tool: "check_fit", calls: 40, notKnown: 10, failed: 1 },
          { tool: "get_cart", calls: 3, notKnown: 0, failed: 0 }
        ],
        missingFacts: [{ fact: "Rear Axle", times: 7 }]
      })
    })
    const funnel = within(await screen.findByRole("table", { name: "From viewing to buying" }))
    expect(funnel.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["200 100.0%", "5 2.5%"])
    expect(screen.getByRole("rowheader", { name: "unobtainium" })).toBeTruthy()
    const calls = within(screen.getByRole("table", { name: "Calls by assistants" }))
    expect(calls.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["40 25.0% not known, 2.5% failed", "3"])
    const facts = within(screen.getByRole("table", { name: "Facts that assistants were missing" }))
    expect(facts.getByRole("row", { name: /Rear Axle 7/ })).toBeTruthy()
    expect(screen.getByText("1.2 s", { selector: "strong" })).toBeTruthy()
  })
})

describe("the staff's actions", () => {
  it("EDIT-12 finds entries by a text in the address, with the values before and after", async () => {
    const entry = { at: "2026-11-30T12:00:00.000Z", who: "priya@shop.test", what: "price changed", subject: "PAD 1/A" }
    const sent: Array<unknown> = []
    await renderStaffPage("/staff/actions", {
      ...asRole("owner"),
      "/api/staff/actions": () => [],
      "/api/staff/actions/find": (body) => {
        sent.push(body)
        return [{ ...entry, detail: "price: 129.00 → 99.50" }]
      }
    })
    expect(await screen.findByText("No changes yet.")).toBeTruthy()
    fireEvent.change(screen.getByRole("searchbox", { name: "Part, order, staff or value" }), { target: { value: "PAD 1/A" } })
    fireEvent.submit(screen.getByRole("form", { name: "Find changes" }))
    expect(await screen.findByText("price: 129.00 → 99.50")).toBeTruthy()
    expect(sent).toEqual([{ text: "PAD 1/A" }])
  })
})
