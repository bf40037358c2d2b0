import type { MemoryServices } from "@camber/adapter-memory"
import { type ProductPage, type SkuBase, SkuBaseNumber } from "@camber/domain/catalog"
import { sampleProduct, sampleProductPage } from "@camber/testing/records"
import { fireEvent, screen, within } from "@testing-library/react"
import { beforeAll, describe, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"

// Loads the modules once, so that no test waits for them.
beforeAll(() => import("./QuestionPage.tsx"), 60_000)

const question = "Does it clear a 15 in. wheel?"
const rotor: SkuBase = { ...sampleProduct(), skuBaseNumber: SkuBaseNumber.make("CAM-2") }

/** Renders the shop over services that answer a question with `answer`; `sent` records the requests. */
const draw = async (address: string, answer: object | "away" = "away", changes: Partial<ProductPage> = {}) => {
  const sent: Array<unknown> = []
  const services: MemoryServices = {
    json: ({ body, path }) => {
      if (path !== "/api/products/questions/ask") return "away"
      sent.push(body)
      return answer === "away" ? answer : { data: answer }
    }
  }
  const reviewedProduct = async (number: string) => (number === "CAM-2" ? rotor : null)
  await renderStorefront(
    address,
    { product: async () => sampleProductPage(changes), reviewedProduct },
    {},
    createTestRuntime(null, services)
  )
  return sent
}
const ask = (texts: { readonly question: string; readonly emailAddress?: string }) => {
  const form = within(screen.getByRole("form", { name: "Ask a question" }))
  fireEvent.change(form.getByRole("textbox", { name: "Your question" }), { target: { value: texts.question } })
  fireEvent.change(form.getByRole("textbox", { name: /^Email/ }), { target: { value: texts.emailAddress ?? "" } })
  fireEvent.click(form.getByRole("button", { name: "Send Question" }))
  return form
}

describe("the questions about a part", () => {
  it("NAV-121 show their answers and dates", async () => {
    const answered = { question: "Does it ring?", answer: "Not that we have heard.", askedOn: "2026-01-01" }
    await draw("/item/slotted-rotor/2", "away", { questions: [answered] })
    const shown = screen.getByRole("region", { name: "Questions" })
    for (const words of ["Does it ring?", "Not that we have heard.", "Jan 1, 2026"]) expect(shown.textContent).toContain(words)
    expect(within(shown).queryByText("No questions yet.")).toBeNull()
  })

  it("NAV-119 link to the question form, even if there are no questions", async () => {
    await draw("/item/slotted-rotor/2")
    const shown = within(screen.getByRole("region", { name: "Questions" }))
    expect(shown.getByText("No questions yet.")).toBeTruthy()
    expect(shown.getByRole("link", { name: "Ask a Question" }).getAttribute("href")).toBe("/QuestionSubmission?pr_page_id=CAM-2")
  })
})

describe("a question form on the part's page", () => {
  it("NAV-119 opens its form in place, and shows the outcome in the form's place", async () => {
    const sent = await draw("/item/slotted-rotor/2", { outcome: "stored" })
    fireEvent.click(screen.getByRole("link", { name: "Ask a Question" }))
    const field = await screen.findByRole("textbox", { name: "Your question" }, { timeout: 8000 })
    expect(document.activeElement).toBe(field)
    expect(screen.queryByRole("link", { name: "Ask a Question" })).toBeNull()
    ask({ question })
    const thanks = await screen.findByText(/^Thank you! Your question will appear/)
    expect(document.activeElement?.contains(thanks)).toBe(true)
    expect([screen.queryByRole("link", { name: "Back to the Part" }), screen.getByText("No questions yet.")]).toEqual([
      null,
      expect.anything()
    ])
    expect(sent).toEqual([{ skuBaseNumber: "CAM-2", question, emailAddress: "" }])
  })
})

describe("the question page", () => {
  it("NAV-119 asks about the part in its address", async () => {
    await draw("/QuestionSubmission?pr_page_id=CAM-2")
    expect(screen.getByRole("heading", { level: 1, name: "Ask a Question" })).toBeTruthy()
    expect(screen.getByRole("form").getAttribute("action")).toBe("/api/products/questions/ask")
  })

  it("confirms that a question is stored, and links back to the part", async () => {
    const sent = await draw("/QuestionSubmission?pr_page_id=CAM-2", { outcome: "stored" })
    ask({ question: ` ${question} `, emailAddress: "june@example.com" })
    const thanks = await screen.findByText(/^Thank you! Your question will appear/)
    expect(document.activeElement?.contains(thanks)).toBe(true)
    expect(screen.queryByRole("form", { name: "Ask a question" })).toBeNull()
    expect(screen.getByRole("link", { name: "Back to the Part" }).getAttribute("href")).toBe(rotor.productPageUrl)
    expect(sent).toEqual([{ skuBaseNumber: "CAM-2", question, emailAddress: "june@example.com" }])
  })

  it("NAV-120 shows the errors of a question, and sends nothing", async () => {
    const sent = await draw("/QuestionSubmission?pr_page_id=CAM-2", { outcome: "stored" })
    const form = ask({ question: "Fits?", emailAddress: "june" })
    expect(form.getByText("Write at least 10 characters.")).toBeTruthy()
    expect(form.getByText("Enter a valid email address.")).toBeTruthy()
    expect(sent).toEqual([])
  })

  it.each([
    ["away", "We couldn't send your question. Try again."],
    [{ outcome: "wait" }, "We've received too many questions. Try again in an hour."]
  ] as const)("keeps the typed text if the question was not stored: %j", async (answer, words) => {
    await draw("/QuestionSubmission?pr_page_id=CAM-2", answer)
    const form = ask({ question })
    expect((await screen.findByRole("alert")).textContent).toBe(words)
    expect(form.getByRole<HTMLTextAreaElement>("textbox", { name: "Your question" }).value).toBe(question)
  })

  it.each([
    ["stored", /^Thank you/, false],
    ["invalid", /^We couldn't send your question\. Write/, true],
    ["wait", /received too many questions/, true]
  ])("shows the outcome of a question that was sent without scripts: %s", async (outcome, words, hasForm) => {
    await draw(`/QuestionSubmission?pr_page_id=CAM-2&question=${outcome}`)
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.queryByRole("form") !== null).toBe(hasForm)
  })

  it.each(["", "?pr_page_id=CAM-NONE", "?pr_page_id=%3Cscript%3E"])("asks for the part if the address names none: '%s'", async (search) => {
    await draw(`/QuestionSubmission${search}`)
    expect(screen.getByRole("heading", { name: "Which part is this about?" })).toBeTruthy()
    expect(screen.queryByRole("form", { name: "Ask a question" })).toBeNull()
  })
})
