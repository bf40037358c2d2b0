import type { TelemetryEvent } from "@camber/domain/telemetry"
import { MAX_NOTE_LENGTH } from "@camber/domain/telemetry"
import { sampleArticle, sampleListing } from "@camber/testing/records"
import { Form } from "@camber/ui"
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createFakeDevice, createTestRuntime } from "../../../test/createTestRuntime.ts"
import { sampleCookies } from "../../../test/samples.ts"

/** Fake intersection observers report every element as visible once `near` is called. */
let enter: Array<() => void> = []
const near = () => act(async () => enter.forEach((come) => come()))
beforeEach(() => {
  enter = []
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(reported: (entries: ReadonlyArray<{ readonly isIntersecting: boolean }>) => void) {
        enter.push(() => reported([{ isIntersecting: true }]))
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    }
  )
})

const article = sampleArticle()
const longTimeout = { timeout: 8000 }
/** Renders an article page after the first interaction; `chance` is the random number that decides about the tab. */
const draw = async (chance: number, device = createFakeDevice(sampleCookies)) => {
  vi.spyOn(Math, "random").mockReturnValue(chance)
  const reported: Array<TelemetryEvent> = []
  const load = createTestRuntime(null, {}, { device, receive: (event) => reported.push(event) })
  await renderStorefront(article.url, { article: async () => article }, {}, load)
  await screen.findByRole("heading", { level: 1, name: article.title })
  fireEvent.pointerMove(document.body)
  return () => reported.filter(({ name }) => name.startsWith("Feedback"))
}
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
const tab = () => screen.queryByRole("button", { name: "Feedback" })
const type = (box: HTMLElement, label: string, text: string) =>
  fireEvent.change(within(box).getByRole("textbox", { name: label }), { target: { value: text } })

it("CTRL-32 a form without a listener is not rendered, and the console logs it", () => {
  const logged = vi.spyOn(console, "error").mockReturnValue(undefined)
  const { container } = render(
    <Form label="Feedback" onSubmit={undefined}>
      <button type="submit">Submit</button>
    </Form>
  )
  expect([container.innerHTML, logged.mock.calls]).toEqual(["", [["The form 'Feedback' has no submit handler."]]])
})

describe("question at the end of a page", () => {
  it("FB-02 FB-03 FB-04 FB-16 FB-17 CTRL-15 CTRL-16 offers two thumbs, then thanks and asks for details, and disappears after they are sent", async () => {
    const reported = await draw(0.9)
    await near()
    const question = await screen.findByRole("region", { name: "Feedback" }, longTimeout)
    expect(within(question).queryByRole("form")).toBeNull()
    fireEvent.click(within(question).getByRole("button", { name: "Thumbs down" }))
    expect(await within(question).findByText("Thank you for your feedback!")).toBeTruthy()
    const help = within(question).getByText(/If you need assistance, please/)
    expect([help.textContent, within(help).getByRole("link", { name: "contact us" }).getAttribute("href")]).toEqual([
      "If you need assistance, please contact us.",
      "/info/helpcenter"
    ])
    type(question, "Feedback", "The torque table is wrong.")
    const note = within(question).getByRole<HTMLTextAreaElement>("textbox", { name: "Feedback" })
    expect(await within(question).findByText(`${MAX_NOTE_LENGTH - "The torque table is wrong.".length} characters remaining`)).toBeTruthy()
    type(question, "Feedback", "x".repeat(MAX_NOTE_LENGTH + 9))
    expect(await within(question).findByText("No characters remaining")).toBeTruthy()
    expect(note.value).toHaveLength(MAX_NOTE_LENGTH)
    type(question, "Feedback", "The torque table is wrong.")
    await waitFor(() => expect(within(question).getByRole("button", { name: "Submit" })).toHaveProperty("disabled", false))
    fireEvent.click(within(question).getByRole("button", { name: "Submit" }))
    await waitFor(() => expect(screen.queryByRole("region", { name: "Feedback" })).toBeNull())
    expect(reported()).toMatchObject([
      { name: "Feedback Clicked", element: "Article", emotion: "negative" },
      { name: "Feedback Submitted", feedback: "The torque table is wrong.", email: null }
    ])
  })
})

describe("question at the end of a listing", () => {
  it.each([
    ["", "Listing"],
    ["rotor", "Search Results"]
  ])("FB-20 FB-02 loads when the visitor scrolls near, and sends the listing it was asked on: '%s'", async (query, element) => {
    const reported: Array<TelemetryEvent> = []
    const load = createTestRuntime(sampleCookies, {}, { receive: (event) => reported.push(event) })
    await renderStorefront(query === "" ? "/shop/all" : `/search?query=${query}`, { listing: async () => sampleListing() }, {}, load)
    await near()
    expect(screen.queryByText("Did you find what you were looking for?")).toBeNull()
    await act(async () => void fireEvent.pointerMove(document.body))
    const question = await screen.findByRole("region", { name: "Feedback" }, longTimeout)
    expect(within(question).getByRole("group", { name: "Did you find what you were looking for?" })).toBeTruthy()
    fireEvent.click(within(question).getByRole("button", { name: "Thumbs up" }))
    await waitFor(() =>
      expect(reported.filter(({ name }) => name === "Feedback Clicked")).toMatchObject([{ element, emotion: "positive" }])
    )
  })
})

describe("feedback tab", () => {
  it("FB-05 appears only in randomly sampled sessions", async () => {
    await draw(0.9)
    await near()
    await screen.findByRole("region", { name: "Feedback" }, longTimeout)
    expect(tab()).toBeNull()
  })

  it("FB-06 keeps the session's sampling result on every page load", async () => {
    const [without, withTab] = [createFakeDevice(sampleCookies), createFakeDevice(sampleCookies)]
    await draw(0.9, without)
    await near()
    await screen.findByRole("region", { name: "Feedback" }, longTimeout)
    cleanup()
    await draw(0.1, without)
    await near()
    await screen.findByRole("region", { name: "Feedback" }, longTimeout)
    expect(tab()).toBeNull()
    cleanup()
    for (const chance of [0.1, 0.9]) {
      await draw(chance, withTab)
      expect(await screen.findByRole("button", { name: "Feedback" }, longTimeout)).toBeTruthy()
      cleanup()
    }
  })

  it("FB-08 FB-09 FB-10 FB-11 FB-12 FB-15 opens a drawer 500 px wide at the right, requires a valid address and disappears after use", async () => {
    const reported = await draw(0.1)
    fireEvent.click(await screen.findByRole("button", { name: "Feedback" }, longTimeout))
    const drawer = await screen.findByRole("dialog", { name: "Feedback" }, longTimeout)
    expect(drawer.className.split(" ")).toEqual(expect.arrayContaining(["drawer--right", "drawer--form"]))
    const submit = await within(drawer).findByRole("button", { name: "Submit" })
    expect(submit).toHaveProperty("disabled", true)
    type(drawer, "Part Number", "CAM-1")
    fireEvent.click(within(drawer).getByRole("switch", { name: "OK to contact" }))
    const email = await within(drawer).findByLabelText("Enter your Email")
    expect(submit).toHaveProperty("disabled", true)
    type(drawer, "Enter your Email", "ann@")
    await waitFor(() => expect(submit).toHaveProperty("disabled", false))
    fireEvent.click(submit)
    await waitFor(() => expect(email.getAttribute("aria-invalid")).toBe("true"))
    expect(reported()).toEqual([])
    type(drawer, "Enter your Email", "ann@example.com")
    fireEvent.click(submit)
    await screen.findByText("Thank you for your feedback!")
    await waitFor(() => expect(tab()).toBeNull())
    expect(reported()).toMatchObject([{ name: "Feedback Submitted", element: "Tab", email: "ann@example.com", partNumber: "CAM-1" }])
  })

  it("FB-07 disappears when it is closed", async () => {
    await draw(0.1)
    fireEvent.click(await screen.findByRole("button", { name: "Hide the feedback tab" }, longTimeout))
    await waitFor(() => expect(tab()).toBeNull())
  })
})
