import type { BuildPlan } from "@camber/domain/lists"
import { sampleVerdict, wireBuildPart, wireListProduct } from "@camber/testing/records"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { createFakeLists, sampleList, SHARED_AT } from "../../../test/createFakeLists.ts"
import { sampleCookies } from "../../../test/samples.ts"

type WirePlan = typeof BuildPlan.Encoded
const fits = sampleVerdict()
const kind = (slug: string, name: string) => ({ slug, name, href: `/vehicle/1969-chevrolet-camaro~5?facet=Category%3A${slug}` })
const pads = wireBuildPart({
  type: kind("brake-pad-set", "Brake Pad Set"),
  beside: [kind("brake-rotor", "Brake Rotor")],
  verdict: fits,
  usualStage: "brakes"
})
const planOf = (changes: Partial<WirePlan["sheet"]> = {}): WirePlan => ({
  budget: 500,
  sheet: {
    list: sampleList("Camaro", {
      products: [wireListProduct({ title: "Street Pads", quantity: 2 })],
      car: { vehicle: "1969 Chevrolet Camaro", engine: null, raceType: null }
    }),
    parts: [pads],
    stages: [
      { id: "brakes", name: "Brakes" },
      { id: "own-1", name: "Later" }
    ],
    sharedAs: null,
    rules: null,
    carPath: "/vehicle/1969-chevrolet-camaro~5",
    carBody: null,
    ...changes
  }
})
const draw = async (plan: WirePlan | null | "away", address = "/buildlist/plan?list=list-Camaro") => {
  const sent: Array<{ readonly operation: string; readonly variables: object }> = []
  const memory = createFakeLists({ lists: plan === null || plan === "away" ? [] : [plan.sheet.list] })
  const graphql: typeof memory.services.graphql = (request) => {
    const { operation, variables } = request
    if (operation === "buildPlan") return plan === "away" ? "away" : { data: { buildPlan: plan } }
    if (["planBuild", "stageListItem", "unshareList"].includes(operation)) {
      sent.push({ operation, variables: Object(variables) })
      return { data: { [operation]: { success: true, lists: [], listIds: [], listWithProductsCount: 0 } } }
    }
    return memory.services.graphql?.(request) ?? "away"
  }
  await renderStorefront(address, {}, {}, createTestRuntime(sampleCookies, { ...memory.services, graphql }))
  return sent
}

it("PLAN-07 PLAN-09 the planner shows the stages and the budget of a board, and the parts often replaced with a single pad set", async () => {
  await draw(planOf())
  const brakes = within(await screen.findByRole("region", { name: "Brakes" }))
  expect(brakes.getByText("Guaranteed To Fit")).toBeTruthy()
  expect(brakes.getByText("2 to buy")).toBeTruthy()
  expect(brakes.getByRole("link", { name: "Choose Brake Rotor", hidden: true }).getAttribute("href")).toContain("/vehicle/1969")
  const budget = within(screen.getByRole("region", { name: "Budget" }))
  expect(budget.getByText("$320.00")).toBeTruthy()
  expect(screen.getByText(/yours to check/)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/nothing is missing/i)
})

it("PLAN-02 the planner moves a part with a select and a button, and renames a stage with its form", async () => {
  const sent = await draw(planOf())
  const move = await screen.findByRole("form", { name: "Move Street Pads", hidden: true })
  fireEvent.change(within(move).getByLabelText("To stage"), { target: { value: "own-1" } })
  fireEvent.submit(move)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ operation: "stageListItem", variables: { stage: "own-1", item: { skuBaseNumber: "CAM-2" } } })
  expect(await screen.findByText("Part moved.")).toBeTruthy()
  const rename = screen.getByRole("form", { name: "Name of Later", hidden: true })
  fireEvent.change(within(rename).getByLabelText("Name"), { target: { value: "Winter" } })
  fireEvent.submit(rename)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.variables).toMatchObject({ stages: [{ name: "Brakes" }, { id: "own-1", name: "Winter" }] })
})

it("PLAN-08 the planner shows the progress of a part on its card, and reports unavailable cart and order data on the board", async () => {
  await draw(planOf())
  expect(await screen.findByText("Planned", { selector: ".plan__state" })).toBeTruthy()
  expect(screen.getByText(/couldn't load your orders\. Everything counts as planned/)).toBeTruthy()
})

it("PLAN-10 the planner adds only parts that are guaranteed to fit unless requested, and lists the omitted ones", async () => {
  await draw(planOf({ parts: [{ ...pads, verdict: null }] }))
  fireEvent.submit(await screen.findByRole("form", { name: "Add Brakes to the cart" }))
  expect(await screen.findByText(/Left out: Street Pads \(not Guaranteed To Fit\)\./)).toBeTruthy()
})

it("PLAN-11 the planner collapses the parts of a kit below its card, and has no disclosure for a single part", async () => {
  const { list } = planOf().sheet
  const kit = wireListProduct({
    skuBaseNumber: "CAM-9",
    title: "Street Brake Kit",
    isKit: true,
    kitComponents: [
      { ordinality: 1, skuVariantNumber: "CAM-7-1", title: "Slotted Rotor", options: ["12 in"], quantity: 2 },
      { ordinality: 2, skuVariantNumber: "CAM-2-1", title: "Street Pads", options: [], quantity: 1 }
    ]
  })
  await draw(planOf({ list: { ...list, products: [kit, ...list.products] }, parts: [{ ...pads, skuBaseNumber: "CAM-9" }, pads] }))
  const fold = (await screen.findByText("In this kit (2)")).closest("details")
  expect(fold?.open).toBe(false)
  expect(
    within(fold!)
      .getAllByRole("listitem", { hidden: true })
      .map(({ textContent }) => textContent)
  ).toEqual(["2 × Slotted Rotor, 12 in", "1 × Street Pads"])
  expect(screen.getAllByText(/^In this kit/)).toHaveLength(1)
})

it("PLAN-04 the planner shows the code, the name and the way to revoke the link of a shared build", async () => {
  const { list } = planOf().sheet
  const sent = await draw(planOf({ sharedAs: "Dana", list: { ...list, sharedAt: SHARED_AT } }))
  expect(await screen.findByText("Dana's 1969 Chevrolet Camaro")).toBeTruthy()
  expect(screen.getByRole("img", { name: /^QR code/ })).toBeTruthy()
  fireEvent.click(screen.getByRole("button", { name: "Stop Sharing" }))
  await waitFor(() => expect(sent.map(({ operation }) => operation)).toEqual(["unshareList"]))
})

it("PLAN-05 the planner shows the class rules with their text and the answers of the build", async () => {
  const rules = [
    { about: "Pads", text: "Pads with lining.", asks: [kind("brake-pad-set", "Brake Pad Set")] },
    { about: "Belts", text: "Five points.", asks: [kind("harness", "Harness")] },
    { about: "Throttle", text: "Two springs.", asks: [] }
  ]
  await draw(planOf({ rules: { className: "Dirt Late Model", source: "The inspector decides.", rules } }))
  expect(await screen.findByRole("row", { name: /Five points\. Not in this build/ })).toBeTruthy()
  expect(screen.getByRole("row", { name: /Pads with lining\. Ironvale Brake Pad Set/ })).toBeTruthy()
  expect(screen.getByRole("row", { name: /Two springs\. Checked by the inspector/ })).toBeTruthy()
})

it("PLAN-03 the planner distinguishes another shopper's list from a failed load", async () => {
  await draw(null)
  expect(await screen.findByText("This build isn't in your lists")).toBeTruthy()
})

it("PLAN-03 the planner offers a retry for a build that failed to load", async () => {
  await draw("away")
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy()
})

it("PLAN-01 the planner offers the shopper's own lists and a new plan at a URL without a list", async () => {
  await draw(planOf(), "/buildlist/plan")
  expect(await screen.findByRole("list", { name: "Your lists" })).toBeTruthy()
})
