import type { ClassReport } from "@camber/domain/class-sheets"
import { sampleProductPage } from "@camber/testing/records"
import { act, fireEvent, screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { createFakeCheckout, type FakeCheckoutState } from "../../../test/createFakeCheckout.ts"
import { guid } from "../../../test/createFakeGarage.ts"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { sampleCookies, sampleProject } from "../../../test/samples.ts"

const rule = {
  id: "beadlock",
  paragraph: "3.4",
  kind: "Limit",
  text: "A beadlock on the right front alone.",
  sheet: "Hobby Stock 2026, Short Track Union",
  issued: "November 14, 2025",
  href: "/race/hobby-stock/rules?sheet=union-2026#rule-beadlock"
}
const report: ClassReport = {
  sheet: {
    reference: "union-2026",
    line: "union",
    title: "Hobby Stock 2026, Short Track Union",
    raceType: "hobby-stock",
    raceName: "Hobby Stock",
    season: 2026,
    dates: "Issued November 14, 2025.",
    notice: null,
    href: "/race/hobby-stock/rules?sheet=union-2026",
    link: null
  },
  isChosen: false,
  answer: "notLegal",
  label: "Not legal",
  note: "By the sheet of November 14, 2025. The inspector has the last word.",
  parts: [
    {
      subject: "CAM-2",
      title: "Race Wheel",
      url: "/item/race-wheel/2",
      answer: "notLegal",
      label: "Not legal",
      note: null,
      rules: [rule],
      questions: []
    }
  ],
  car: null,
  answered: []
}

const draw = async (classReport: FakeCheckoutState["classReport"], isCarSelected = true) => {
  const { services, variablesOf } = createFakeCheckout({ classReport })
  const seed = isCarSelected ? { selected: sampleProject } : {}
  // The garage loads on the first interaction. Without the cookie it would deselect the car.
  const cookies = isCarSelected ? sampleCookies : `WebUserGuid=${guid}`
  await renderStorefront("/item/slotted-rotor/2", { product: async () => sampleProductPage() }, seed, createTestRuntime(cookies, services))
  await act(async () => void fireEvent.pointerMove(document.body))
  return variablesOf
}

it("CLASS-05 the section shows the answer on the product page with the rule's number, date and link", async () => {
  const variablesOf = await draw(report)
  const section = within(await screen.findByRole("region", { name: "Legal in Hobby Stock?" }))
  expect(section.getByText("Not legal")).toBeTruthy()
  expect(section.getByRole("link", { name: "Rule 3.4" }).getAttribute("href")).toBe(rule.href)
  expect(section.getByRole("listitem").textContent).toContain("Hobby Stock 2026, Short Track Union, November 14, 2025")
  expect(section.getByText(/The inspector has the last word/)).toBeTruthy()
  expect(variablesOf("classReport")[0]).toMatchObject({ webUserGuid: guid, withCar: false })
})

it("CLASS-05 the section warns of an old sheet beside the answer", async () => {
  await draw({ ...report, sheet: { ...report.sheet, notice: "This sheet is old." } })
  const section = within(await screen.findByRole("region", { name: "Legal in Hobby Stock?" }))
  expect(section.getByRole("alert").textContent).toContain("This sheet is old.")
})

it("CLASS-05 the section sends no request without a car, and shows nothing for a car without a sheet", async () => {
  expect((await draw(report, false))("classReport")).toEqual([])
  const variablesOf = await draw(undefined)
  await expect.poll(() => variablesOf("classReport").length).toBeGreaterThan(0)
  expect(screen.queryByRole("region", { name: /Legal in/ })).toBeNull()
})
