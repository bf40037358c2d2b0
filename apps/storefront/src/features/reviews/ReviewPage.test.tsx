import type { MemoryServices } from "@camber/adapter-memory"
import { type SkuBase, SkuBaseNumber } from "@camber/domain/catalog"
import type { OwnReview } from "@camber/domain/reviews"
import type { TelemetryEvent } from "@camber/domain/telemetry"
import { sampleProduct } from "@camber/testing/records"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { expect, it } from "vitest"
import type { SelectedProject } from "../../foundation/runtime/Seed.ts"
import { june } from "../../../test/accountServices.ts"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { sampleProject } from "../../../test/samples.ts"

const rotor: SkuBase = { ...sampleProduct(), skuBaseNumber: SkuBaseNumber.make("CAM-2") }
const waiting = { staffAnswer: null, status: "waiting", declinedBecause: null } as const
const written = {
  stars: 4,
  title: "Quiet",
  text: "Quieter than the stock one.",
  author: "June",
  writtenOn: "2026-03-02",
  car: "1969 Chevrolet Camaro",
  fitted: "yes",
  ...waiting
} as const

const draw = async (
  search: string,
  own: OwnReview | null = null,
  selected: SelectedProject | null = null,
  profile: object | null = null
) => {
  const asked: Array<unknown> = []
  const events: Array<TelemetryEvent> = []
  const services: MemoryServices = {
    ...(profile && {
      graphql: ({ operation }) => (operation === "userProfile" ? { data: { userProfile: profile } } : "away")
    }),
    json: ({ body, path }) => {
      if (path !== "/api/products/reviews/own") return "away"
      asked.push(body)
      return { data: { review: own } }
    }
  }
  const reviewedProduct = async (number: string) => (number === "CAM-2" ? rotor : null)
  await renderStorefront(
    `/ReviewSubmission${search}`,
    { reviewedProduct },
    { selected },
    createTestRuntime(profile && june.cookie, services, { receive: (event) => events.push(event) })
  )
  return { asked, events }
}

it("NAV-102 GAP-C51 the review page accepts a review of the product in its URL: stars, a title, a text and a name", async () => {
  await draw("?pr_page_id=CAM-2")
  expect(screen.getByRole("heading", { level: 1, name: "Write a Review" })).toBeTruthy()
  const form = within(screen.getByRole("form", { name: "Write a review" }))
  fireEvent.click(form.getByRole("button", { name: "Send Review" }))
  for (const text of ["Choose from one to five stars.", "Enter a title.", "Write at least 20 characters.", "Enter a name."])
    expect(form.getByText(text)).toBeTruthy()
  expect(screen.getByRole("form").getAttribute("action")).toBe("/api/products/reviews/submit")
})

it("NAV-102 GAP-C51 the review page fills in the selected car, which the visitor may change", async () => {
  await draw("?pr_page_id=CAM-2", null, sampleProject)
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Your car (optional)" }).value).toBe("1969 Chevrolet Camaro")
})

it("NAV-102 GAP-C51 the review page leaves the car empty if the project is an engine", async () => {
  const { description } = sampleProject
  await draw("?pr_page_id=CAM-2", null, { ...sampleProject, description: { ...description, year: null, make: null, model: null } })
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Your car (optional)" }).value).toBe("")
})

it("NAV-102 the review page confirms that the review is stored, shows it to its author, and reports it to analytics once", async () => {
  const { asked, events } = await draw("?pr_page_id=CAM-2&review=stored", written)
  expect(screen.getByText("Thank you! We read every review before it is published.")).toBeTruthy()
  const own = within(await screen.findByRole("region", { name: "Your review" }))
  expect(own.getByText("Quieter than the stock one.")).toBeTruthy()
  expect(own.getByText("Mar 2, 2026")).toBeTruthy()
  expect(own.getByText("On a 1969 Chevrolet Camaro: it fit")).toBeTruthy()
  expect(screen.queryByRole("form", { name: "Write a review" })).toBeNull()
  expect(asked).toEqual([{ skuBaseNumber: "CAM-2" }])
  await waitFor(() => {
    expect(events.filter(({ name }) => name === "Product Reviewed")).toEqual([
      { name: "Product Reviewed", skuBaseNumber: "CAM-2", rating: 4 }
    ])
  })
})

it.each([
  ["waiting", null, "waiting for approval"],
  ["published", null, "published"],
  ["declined", "It names a person.", "not published"]
] as const)("the review page shows the status of the visitor's own review: %s", async (status, declinedBecause, note) => {
  await draw("?pr_page_id=CAM-2", { ...written, status, declinedBecause })
  const own = within(await screen.findByRole("region", { name: "Your review" }))
  expect(own.getByText(note)).toBeTruthy()
  expect(own.queryByText(/It names a person/) !== null).toBe(status === "declined")
})

it.each([
  ["invalid", "We couldn't send your review. Choose a star rating and fill in every field."],
  ["wait", "We've received too many reviews. Try again in an hour."]
])("the review page shows why a review was not stored: %s", async (outcome, text) => {
  const { events } = await draw(`?pr_page_id=CAM-2&review=${outcome}`)
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole("form", { name: "Write a review" })).toBeTruthy()
  expect(events.filter(({ name }) => name === "Product Reviewed")).toEqual([])
})

it.each(["", "?pr_page_id=", "?pr_page_id=CAM-NONE", "?pr_page_id=%3Cscript%3E"])(
  "the review page asks for the part if the address names none: '%s'",
  async (search) => {
    await draw(search)
    expect(screen.getByRole("heading", { name: "Which part is this about?" })).toBeTruthy()
    expect(screen.queryByRole("form", { name: "Write a review" })).toBeNull()
  }
)

it("GAP-C51 the review page starts with the first name of the account", async () => {
  await draw("?pr_page_id=CAM-2", null, null, june.profile)
  await waitFor(() => expect((screen.getByLabelText("Name to show") as HTMLInputElement).value).toBe(june.profile.firstName))
})
