import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Schema } from "effect"
import { BrowserTestContext, GUID } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { ProjectId } from "../../vehicles/garage/model.ts"
import { Project } from "../../vehicles/vehicle/model.ts"
import { MAX_JUDGED_PARTS } from "./calls.ts"
import { ClassSheets, type SheetAnswer } from "./ClassSheets.ts"

type Sheets = ClassSheets["Service"]
const project = Schema.decodeUnknownSync(Project)({ vehicle: { year: 1969, makeId: 2, modelId: 3 }, facets: [], declined: [] })
const run = (browser: BrowserTestContext, command: (sheets: Sheets) => SheetAnswer<unknown>) =>
  ClassSheets.use(command).pipe(Effect.provide(Layer.provideMerge(ClassSheets.layer, browser.layer)))
const parts = Array.from({ length: MAX_JUDGED_PARTS + 2 }, (_, at) => `CAM-${at}`)

const report = (sheets: Sheets) => sheets.report({ sheet: null, project, parts, withCar: true })
const ownedReport = (sheets: Sheets) => sheets.ownedReport(ProjectId.make("p"))
const car = (sheets: Sheets) => sheets.car(project)
const raceCar = { sheet: "union-2026", facts: [], pit: { gears: "5.43", springs: "", spares: "", dated: [] } }

describe("ClassSheets", () => {
  it.effect("CLASS-05 judges the first parts for the visitor, and sends the number of parts beyond the limit", () =>
    Effect.gen(function* () {
      const browser = new BrowserTestContext().answering("classReport", { classReport: null })
      expect(yield* run(browser, report)).toBeNull()
      expect(browser.asked).toMatchObject([
        ["classReport", { webUserGuid: GUID, sheet: null, withCar: true, parts: parts.slice(0, MAX_JUDGED_PARTS), omitted: 2 }]
      ])
    })
  )

  it.effect("CLASS-05 judges parts for a visitor without a GUID too", () =>
    Effect.gen(function* () {
      const browser = new BrowserTestContext().answering("classReport", { classReport: null })
      browser.jar.delete("WebUserGuid")
      expect(yield* run(browser, report)).toBeNull()
      expect(browser.asked).toMatchObject([["classReport", { webUserGuid: null }]])
    })
  )

  it.effect.each<readonly [string, (sheets: Sheets) => SheetAnswer<unknown>]>([
    ["classReport", report],
    ["ownedReport", ownedReport]
  ])("CLASS-05 CLASS-09 requests no %s for a bot", ([, command]) =>
    Effect.gen(function* () {
      const browser = new BrowserTestContext()
      browser.jar.set("VIN", "bot-1")
      expect(yield* run(browser, command)).toBeNull()
      expect(browser.asked).toEqual([])
    })
  )

  it.effect.each<readonly [string, (sheets: Sheets) => SheetAnswer<unknown>, object, unknown]>([
    ["ownedReport", ownedReport, { projectId: "p" }, null],
    ["raceCar", car, {}, raceCar]
  ])("CLASS-08 CLASS-09 requests the %s of the visitor, and nothing without a GUID", ([operation, command, variables, answer]) =>
    Effect.gen(function* () {
      const browser = new BrowserTestContext().answering(operation, { [operation]: answer })
      expect(yield* run(browser, command)).toEqual(answer)
      browser.jar.delete("WebUserGuid")
      expect(yield* run(browser, command)).toBeNull()
      expect(browser.asked).toMatchObject([[operation, { webUserGuid: GUID, ...variables }]])
      expect(browser.asked).toHaveLength(1)
    })
  )

  it.effect.each<readonly [string, (sheets: Sheets) => SheetAnswer<unknown>]>([
    ["classReport", report],
    ["ownedReport", ownedReport],
    ["raceCar", car]
  ])("CLASS-05 CLASS-09 reports that %s got no response, and logs it", ([, command]) =>
    Effect.gen(function* () {
      const browser = new BrowserTestContext()
      expect(yield* run(browser, command)).toBe("noResponse")
      expect(browser.logged).toHaveLength(1)
    })
  )
})
