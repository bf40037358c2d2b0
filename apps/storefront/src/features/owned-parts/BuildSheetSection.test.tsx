import type { MemoryServices } from "@camber/adapter-memory"
import type { OwnedReport } from "@camber/domain/class-sheets"
import type { OwnedPart, OwnedSheet } from "@camber/domain/owned-parts"
import type { CarSystems } from "@camber/domain/search"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeAll, describe, expect, it } from "vitest"
import { createFakeGarage, sampleSaved } from "../../../test/createFakeGarage.ts"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { sampleProject } from "../../../test/samples.ts"

/** Loads the chunk first, so that the tests do not measure its load time. */
beforeAll(() => import("./BuildSheetSection.tsx"))

type WirePart = typeof OwnedPart.Encoded
type WireSheet = typeof OwnedSheet.Encoded

const saved = sampleSaved()
const part = (id: string, changes: Partial<WirePart>): WirePart => ({
  id,
  source: "owner",
  typeSlug: "transmission",
  typeName: "Transmission",
  contains: [],
  name: "Muncie M21",
  skuBaseNumber: null,
  skuVariantNumber: null,
  url: null,
  quantity: 1,
  gotOn: null,
  mileage: null,
  price: null,
  note: null,
  orderNumber: null,
  isOnTheWay: false,
  figures: ["Input shaft: 10 teeth, 1.125 in"],
  answers: [{ name: "Transmission", valueId: 12, value: "Four-speed (Muncie pattern)" }],
  buildToken: "transmission:Muncie M21",
  ...changes
})
const bought: Partial<WirePart> = {
  source: "order",
  typeName: "Clutch Kit",
  name: "Street Clutch Kit",
  url: "/item/clutch-kit/2",
  answers: []
}
const muncie = part("11111111-1111-4111-8111-111111111111", {})
const clutch = part("1234567890:1", { ...bought, gotOn: "2026-03-03", mileage: 58_900, price: 289, orderNumber: "1234567890" })
const text = "The clutch disc and this transmission go together: 10 teeth, 1.125 in on both."
const pair = { a: clutch.id, b: muncie.id, verdict: "meets" as const, label: "Meets", text, advice: null, links: [] }
const sheet: WireSheet = { projectId: saved.projectId, carName: "1969 Chevrolet Camaro", parts: [clutch, muncie], pairs: [pair] }
const car: CarSystems = {
  name: "1969 Chevrolet Camaro",
  listingPath: saved.customerProjectUrl ?? "",
  total: 0,
  body: "pony-coupe",
  picture: { url: "/content/cutaways/pony-coupe.svg", width: 1240, height: 445 },
  systems: [{ id: "cooling", name: "Cooling", count: 0, types: [], place: { x: 1, y: 1, reach: 1 } }]
}

const verdict = { answer: "notRuled", label: "Not ruled", note: null, rules: [], questions: [] } as const
const rule = {
  id: "clutch",
  paragraph: "7.2",
  kind: "Limit",
  text: "A single disc.",
  sheet: "Hobby Stock 2026, Short Track Union",
  issued: "November 14, 2025",
  href: "/race/hobby-stock/rules#rule-clutch"
}
const report: typeof OwnedReport.Encoded = {
  sheet: {
    reference: "union-2026",
    line: "union",
    title: "Hobby Stock 2026, Short Track Union",
    raceType: "hobby-stock",
    raceName: "Hobby Stock",
    season: 2026,
    dates: "Issued November 14, 2025.",
    notice: "This sheet is from 2026 and has not been confirmed since.",
    href: "/race/hobby-stock/rules",
    link: null
  },
  isChosen: false,
  answer: "notLegal",
  label: "Not legal",
  note: "By the sheet of November 14, 2025. The inspector has the last word.",
  parts: [
    { ...verdict, id: clutch.id, subject: "CAM-1", title: clutch.name, url: null, answer: "notLegal", label: "Not legal", rules: [rule] },
    { ...verdict, id: muncie.id, subject: muncie.id, title: muncie.name, url: null }
  ],
  car: null,
  answered: []
}

const openCar = async (ownedReport: typeof report | null = null) => {
  const garage = createFakeGarage(saved)
  const asked: Array<{ readonly operation: string; readonly variables: unknown }> = []
  let parts = sheet.parts
  const reply = () => ({ sheet: { ...sheet, parts, pairs: parts.length === 2 ? [pair] : [] }, message: null })
  const answers: Readonly<Record<string, (variables: never) => unknown>> = {
    ownedSheet: () => ({ ownedSheet: reply().sheet }),
    ownedReport: () => ({ ownedReport }),
    ownedChoices: () => ({
      ownedChoices: [{ label: "Transmission: Muncie M21", model: "transmission:Muncie M21", typeSlug: "transmission" }]
    }),
    removeOwnedPart: ({ id, isRemoved }: { readonly id: string; readonly isRemoved: boolean }) => {
      parts = isRemoved ? sheet.parts.filter((other) => other.id !== id) : sheet.parts
      return { removeOwnedPart: reply() }
    },
    saveOwnedPart: () => ({ saveOwnedPart: reply() }),
    changeOwnedPart: ({ changes, id }: { readonly changes: Partial<WirePart>; readonly id: string }) => {
      parts = parts.map((other) => (other.id === id ? { ...other, ...changes } : other))
      return { changeOwnedPart: reply() }
    }
  }
  const services: MemoryServices = {
    graphql: (request) => {
      const answer = answers[request.operation]
      if (answer === undefined) return garage.services.graphql?.(request) ?? "away"
      asked.push({ operation: request.operation, variables: request.variables })
      return { data: answer(request.variables as never) }
    }
  }
  const project = { ...sampleProject.project, projectId: saved.projectId }
  const cookie = `Fitment=${encodeURIComponent(JSON.stringify({ ProjectId: saved.projectId, Year: 1969, MakeId: 2, ModelId: 3 }))}`
  await renderStorefront(
    `${car.listingPath}/car`,
    { ask: async () => JSON.parse(JSON.stringify(car)) },
    { selected: { project, description: { ...sampleProject.description, customerProjectUrl: saved.customerProjectUrl } } },
    createTestRuntime(`${garage.cookies}; ${cookie}`, services)
  )
  const section = within(await screen.findByRole("region", { name: "Build Sheet" }))
  await section.findByRole("heading", { name: "Muncie M21" })
  return { section, asked }
}

describe("the build sheet of a car", () => {
  it("OWN-01 lists each part with its source, and what it determines", async () => {
    const { section } = await openCar()
    const [first, second] = section.getAllByRole("listitem")
    expect(first?.textContent).toContain("Bought Mar 3, 2026, at 58,900 miles, $289.00, order 1234567890")
    expect(first?.textContent).toContain(text)
    expect(second?.textContent).toContain("Your entry")
    expect(second?.textContent).toContain("Fit checks use Transmission: Four-speed (Muncie pattern), because you have a Muncie M21.")
  })

  it("OWN-03 removes a part, states what changes, and restores the part", async () => {
    const { section } = await openCar()
    fireEvent.click(section.getByRole("button", { name: "Remove: Muncie M21" }))
    const undo = await section.findByRole("button", { name: "Undo: keep Muncie M21" })
    expect(document.activeElement).toBe(undo)
    expect(
      section.getByText(
        "Muncie M21 is off the build sheet. 1 pair is no longer checked. Transmission is no longer Four-speed (Muncie pattern)."
      )
    ).toBeTruthy()
    expect(section.queryByRole("heading", { name: "Muncie M21" })).toBeNull()
    fireEvent.click(undo)
    expect(await section.findByRole("heading", { name: "Muncie M21" })).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("region", { name: "Build Sheet" })))
  })

  it("OWN-01 adds a part from the list, and focuses a field that it cannot parse", async () => {
    const { asked, section } = await openCar()
    await waitFor(() => expect(document.querySelectorAll("datalist option")).toHaveLength(1))
    const field = section.getByLabelText("Part that you have")
    fireEvent.change(field, { target: { value: "Flux capacitor" } })
    fireEvent.click(section.getByRole("button", { name: "Add Part" }))
    expect(await section.findByText(/^Choose a part from the list/)).toBeTruthy()
    expect(document.activeElement).toBe(field)
    fireEvent.change(field, { target: { value: "Transmission: Muncie M21" } })
    fireEvent.click(section.getByRole("button", { name: "Add Part" }))
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ operation: "saveOwnedPart", variables: { part: { model: "transmission:Muncie M21" } } })
    )
  })

  it("OWN-08 saves changed details, and returns the focus to Edit", async () => {
    const { asked, section } = await openCar()
    const editor = within(section.getByRole("form", { name: "Edit: Muncie M21", hidden: true }))
    fireEvent.change(editor.getByLabelText("Mileage"), { target: { value: "60,100" } })
    fireEvent.change(editor.getByLabelText("Note"), { target: { value: "Rebuilt" } })
    fireEvent.click(editor.getByText("Save"))
    expect(await section.findByText("Your entry, at 60,100 miles")).toBeTruthy()
    expect(section.getByText("Rebuilt")).toBeTruthy()
    expect(asked.at(-1)).toMatchObject({ operation: "changeOwnedPart", variables: { changes: { mileage: 60_100, note: "Rebuilt" } } })
    await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Edit: Muncie M21"))
  })

  it("OWN-08 keeps the text of an editor while a second editor is saved or closed", async () => {
    const { section } = await openCar()
    const find = (name: string) => within(section.getByRole("form", { name: `Edit: ${name}`, hidden: true }))
    const getNote = (name: string) => find(name).getByLabelText<HTMLInputElement>("Note")
    fireEvent.change(getNote("Muncie M21"), { target: { value: "Typed" } })
    fireEvent.change(getNote("Street Clutch Kit"), { target: { value: "Stored" } })
    fireEvent.click(find("Street Clutch Kit").getByText("Save"))
    expect(await section.findByText("Stored")).toBeTruthy()
    await waitFor(() => expect(getNote("Street Clutch Kit").defaultValue).toBe("Stored"))
    fireEvent.change(getNote("Street Clutch Kit"), { target: { value: "Given up" } })
    fireEvent.click(find("Street Clutch Kit").getByText("Cancel"))
    expect(getNote("Street Clutch Kit").value).toBe("Stored")
    expect(getNote("Muncie M21").value).toBe("Typed")
  })

  it("OWN-08 focuses a detail that it cannot parse, and offers no edit of an order's price", async () => {
    const { section } = await openCar()
    const editor = within(section.getByRole("form", { name: "Edit: Street Clutch Kit", hidden: true }))
    expect(editor.queryByLabelText("Price of one piece")).toBeNull()
    fireEvent.change(editor.getByLabelText("Mileage"), { target: { value: "many" } })
    fireEvent.click(editor.getByText("Save"))
    expect(await editor.findByText("Enter miles as a number, such as 58,900.")).toBeTruthy()
    expect(document.activeElement).toBe(editor.getByLabelText("Mileage"))
  })

  it("CLASS-09 shows the class verdict of each part and of the whole, with paragraph and date", async () => {
    const { section } = await openCar(report)
    expect(await section.findByText("The build: Not legal")).toBeTruthy()
    const [first, second] = section.getAllByRole("listitem").filter(({ className }) => className.startsWith("owned__part"))
    expect(first?.textContent).toContain("Rule 7.2 A single disc. Hobby Stock 2026, Short Track Union, November 14, 2025")
    expect(second?.textContent).toContain("Not ruled")
    expect(section.getByText("This sheet is from 2026 and has not been confirmed since.")).toBeTruthy()
    expect(section.getByRole("link", { name: "Answer questions or choose another sheet" }).getAttribute("href")).toBe(
      "/forms/race-car?owned=1"
    )
  })

  it("OWN-06 offers the sheet as a CSV file and a page to print", async () => {
    const { section } = await openCar()
    const link = section.getByRole<HTMLAnchorElement>("link", { name: "Download CSV" })
    expect(decodeURIComponent(link.href)).toContain("Clutch Kit,Street Clutch Kit")
    expect(section.getByRole("link", { name: "Print" }).getAttribute("href")).toBe("/forms/build-sheet")
  })
})
