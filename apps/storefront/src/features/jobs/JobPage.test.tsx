import type { MemoryServices } from "@camber/adapter-memory"
import { JobPlan } from "@camber/domain/jobs"
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { Schema } from "effect"
import { expect, it } from "vitest"
import { createFakeCheckout } from "../../../test/createFakeCheckout.ts"
import { createFakeGarage, sampleSaved } from "../../../test/createFakeGarage.ts"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { emptySeed, renderStorefront } from "../../../test/renderStorefront.tsx"
import { sampleCookies } from "../../../test/samples.ts"
import type { Pages } from "../../foundation/page/Pages.ts"
import { samplePlan } from "./testing/samplePlan.ts"

const encode = Schema.encodeSync(JobPlan)

/** The job page over services that answer with `shared`, or `own` for a visitor. Records the requests for a plan. */
const open = async (shared: JobPlan, own: JobPlan = shared, address = "/jobs/disc-conversion-front") => {
  const { services, variablesOf } = createFakeCheckout()
  const plans: Array<Readonly<Record<string, unknown>>> = []
  const answering: MemoryServices = {
    ...services,
    graphql: (request) => {
      if (request.operation !== "jobPlan") return services.graphql?.(request) ?? "away"
      plans.push(request.variables as (typeof plans)[number])
      return { data: { jobPlan: encode(plans.at(-1)?.["webUserGuid"] === null ? shared : own) } }
    }
  }
  const load = createTestRuntime(sampleCookies, answering)
  const engine = load(emptySeed)
  const ask: Pages["ask"] = (question) =>
    question(async (command) => {
      const end = await (await engine).run(command)
      if (end._tag !== "Done") throw new Error("The services failed")
      return end.value
    }, null)
  const page = await renderStorefront(address, { ask }, {}, load)
  return { ...page, plans, variablesOf }
}
const getRow = (name: string) => {
  const row = screen.getByRole("heading", { level: 3, name }).closest("li")
  if (row === null) throw new Error(`no row of ${name}`)
  return row
}

it("JOB-09 the page of a job shows whether each part is missing, in the cart or not sold, with the part of the chosen budget", async () => {
  await open(samplePlan())
  expect(getRow("Brake Rotor, Front, 2").textContent).toContain("Missing")
  expect(within(getRow("Brake Rotor, Front, 2")).getByRole("link", { name: "Brake Part 2" })).toBeTruthy()
  expect(getRow("Brake Caliper, Front, 2").textContent).toContain("In cart")
  expect(getRow("Cotter Pin Set, 2").textContent).toContain("We do not sell this")
  expect(within(getRow("Cotter Pin Set, 2")).queryByRole("link")).toBeNull()
  expect(screen.getByRole("button", { name: "Add 2 to Cart" })).toBeTruthy()
  expect(screen.getByRole("button", { name: "Add with Usually Needed Parts, $70.00" })).toBeTruthy()
})

it("JOB-09 the page of a job adds the set with one click", async () => {
  const { variablesOf } = await open(samplePlan())
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Add with Usually Needed Parts, $70.00" })))
  await waitFor(() => expect(variablesOf("addToCart")).toHaveLength(1))
  expect(variablesOf("addToCart")[0]).toMatchObject({
    items: [
      { skuVariantNumber: "CAM-2-1", quantityRequested: 2 },
      { skuVariantNumber: "CAM-5-1", quantityRequested: 2 }
    ]
  })
})

it("JOB-09 the page of a job updates the plan when the shopper presses Enter, and adds nothing to the cart", async () => {
  const { router, variablesOf } = await open(samplePlan())
  fireEvent.change(screen.getByRole("combobox", { name: "Power brakes?" }), { target: { value: "none" } })
  // A browser presses the form's first submit button.
  const first = screen
    .getByRole("radio", { name: /Premium/ })
    .closest("form")
    ?.querySelector("[type=submit]")
  await act(async () => void fireEvent.click(first!))
  expect(router.state.location.search).toBe("?q-brake_assist=none")
  expect(variablesOf("addToCart")).toEqual([])
})

it("JOB-09 the page of a job counts what the visitor has once the page is interactive", async () => {
  const [first, ...rest] = samplePlan().rows
  const covered = [{ place: "owned" as const, title: "Rotor", count: 2 }]
  const own = samplePlan({
    rows: [{ ...first!, value: null, middle: null, premium: null, missing: 0, state: "there", covered }, ...rest]
  })
  const { plans } = await open(samplePlan(), own)
  await waitFor(() => expect(getRow("Brake Rotor, Front, 2").textContent).toContain("Owned"))
  expect(plans.map(({ webUserGuid }) => webUserGuid === null)).toEqual([true, false])
})

it("JOB-09 the page of a job keeps the budget, answers and marked rows in the URL", async () => {
  const { router } = await open(samplePlan())
  await act(async () => void fireEvent.click(screen.getByRole("radio", { name: /Premium/ })))
  await waitFor(() => expect(router.state.location.search).toBe("?budget=premium"))
  fireEvent.change(screen.getByRole("combobox", { name: "Power brakes?" }), { target: { value: "none" } })
  await waitFor(() => expect(router.state.location.search).toBe("?budget=premium&q-brake_assist=none"))
  await act(async () => void fireEvent.click(screen.getByRole("checkbox", { name: /Torque Wrench/ })))
  await waitFor(() => expect(router.state.location.search).toBe("?budget=premium&q-brake_assist=none&have=5"))
})

it("JOB-09 the page of a job labels general knowledge as such, and names no torque figure", async () => {
  await open(samplePlan())
  expect(getRow("Brake Rotor, Front, 2").textContent).toContain("General shop knowledge")
  const torque = screen.getByText(/Use the maker's torque figures/)
  expect(within(torque).getByRole("link").getAttribute("href")).toBe("/calculators/bolt-torque")
})

it("JOB-09 the page of a job proposes no set without a car", async () => {
  await open(samplePlan({ isForCar: false, sets: [] }))
  expect(screen.queryByRole("radio", { name: /Premium/ })).toBeNull()
  expect(screen.getByText(/Add your car to see which parts fit/)).toBeTruthy()
})

/**
 * The job page of an owner whose Camaro is saved, with a part that the owner marked. Records the changes of the build sheet. `saving` delays
 * the response to an entered part.
 */
const openWithMark = async (saving?: Promise<void>) => {
  const saved = sampleSaved()
  const garage = createFakeGarage(saved)
  const [rotor, ...rest] = samplePlan().rows
  const marked = { ...rotor!, value: null, middle: null, premium: null, missing: 0, state: "there" as const }
  const toPlan = (place: "marked" | "owned") => samplePlan({ rows: [{ ...marked, covered: [{ place, title: "", count: 2 }] }, ...rest] })
  const entered: Array<unknown> = []
  const changed: Array<string> = []
  const services: MemoryServices = {
    held: ({ operation }) => (operation === "saveOwnedPart" ? saving : undefined),
    graphql: (request) => {
      const { operation, variables } = request
      if (operation === "jobPlan")
        return {
          data: { jobPlan: encode({ ...toPlan(entered.length > 0 ? "owned" : "marked"), slug: (variables as { slug: string }).slug }) }
        }
      if (operation !== "saveOwnedPart" && operation !== "removeOwnedPart") return garage.services.graphql?.(request) ?? "away"
      changed.push(operation)
      if (operation === "saveOwnedPart") entered.push((variables as { part: unknown }).part)
      else entered.pop()
      return { data: { [operation]: { sheet: null, message: null } } }
    }
  }
  const cookie = `Fitment=${encodeURIComponent(JSON.stringify({ ProjectId: saved.projectId, Year: 1969, MakeId: 2, ModelId: 3 }))}`
  const load = createTestRuntime(`${garage.cookies}; ${cookie}`, services)
  const ask: Pages["ask"] = (question) =>
    question(async (command) => {
      const end = await (await load(emptySeed)).run(command)
      if (end._tag !== "Done") throw new Error("The services failed")
      return end.value
    }, null)
  const { router } = await renderStorefront("/jobs/disc-conversion-front?have=1", { ask }, {}, load)
  fireEvent.keyDown(window, { key: "Shift" })
  return { entered, changed, router }
}

it("OWN-01 the page of a job adds a part that is marked there to the build sheet, and removes it again", async () => {
  const { changed, entered } = await openWithMark()
  fireEvent.click(await screen.findByRole("button", { name: "Add to Build Sheet: Brake Rotor, Front" }))
  const undo = await screen.findByRole("button", { name: "Undo: Brake Rotor, Front" })
  expect(entered).toMatchObject([{ typeSlug: "brake-rotor", quantity: 2, skuBaseNumber: null }])
  expect(within(getRow("Brake Rotor, Front, 2")).getByRole("status").textContent).toContain("It is on the build sheet of your 1969")
  await waitFor(() => expect(getRow("Brake Rotor, Front, 2").textContent).toContain("Owned"))
  expect(document.activeElement).toBe(undo)
  fireEvent.click(undo)
  const again = await screen.findByRole("button", { name: "Add to Build Sheet: Brake Rotor, Front" })
  expect(changed).toEqual(["saveOwnedPart", "removeOwnedPart"])
  await waitFor(() => expect(document.activeElement).toBe(again))
})

it("OWN-01 the page of a job shows a part as owned if the plan was loaded again while the part was being saved", async () => {
  const saving = Promise.withResolvers<void>()
  const { router } = await openWithMark(saving.promise)
  fireEvent.click(await screen.findByRole("button", { name: "Add to Build Sheet: Brake Rotor, Front" }))
  await act(async () => router.revalidate())
  saving.resolve()
  await screen.findByRole("button", { name: "Undo: Brake Rotor, Front" })
  await waitFor(() => expect(getRow("Brake Rotor, Front, 2").textContent).toContain("Owned"))
})

it("OWN-01 the page of a job offers no undo on the page of another job", async () => {
  const { router } = await openWithMark()
  fireEvent.click(await screen.findByRole("button", { name: "Add to Build Sheet: Brake Rotor, Front" }))
  await screen.findByRole("button", { name: "Undo: Brake Rotor, Front" })
  await act(async () => router.navigate("/jobs/rear-discs?have=1"))
  await waitFor(() => expect(screen.queryByRole("button", { name: "Undo: Brake Rotor, Front" })).toBeNull())
})

it("OWN-01 the page of a job offers no button for the build sheet without a saved car", async () => {
  await open(samplePlan(), samplePlan(), "/jobs/disc-conversion-front?have=1")
  fireEvent.keyDown(window, { key: "Shift" })
  expect(screen.queryByRole("button", { name: /^Add to Build Sheet/ })).toBeNull()
})

it("JOB-09 the page of a job announces a change of the plan once, with its new total", async () => {
  await open(samplePlan())
  const regions = [...document.querySelectorAll(".job [aria-live]")]
  expect(regions.map(({ textContent }) => textContent)).toEqual([expect.stringContaining("checked together")])
})
