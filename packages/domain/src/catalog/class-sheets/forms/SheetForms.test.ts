import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Schema } from "effect"
import { BrowserTestContext, GUID } from "../../../customer/notifications/testing/BrowserTestContext.ts"
import { Project } from "../../../vehicles/vehicle/model.ts"
import type { SheetAnswer } from "../ClassSheets.ts"
import { headFields, type SheetHead } from "../parseSheetHead.ts"
import { SheetForms } from "./SheetForms.ts"

const project = Schema.decodeUnknownSync(Project)({ vehicle: { year: 1969, makeId: 2, modelId: 3 }, facets: [], declined: [] })
const head = Object.fromEntries(headFields.map((field) => [field, field])) as Readonly<SheetHead>
const summary = {
  reference: "union-2026",
  line: null,
  title: "Hobby Stock 2026",
  raceType: "hobby-stock",
  raceName: "Hobby Stock",
  season: 2026,
  dates: "In force from January 1, 2026.",
  notice: null,
  href: "/race/hobby-stock/rules",
  link: null
}
const notes = { gears: "5.43", springs: "", spares: "Belt", dated: [] }
const uploaded = { sheet: summary, problems: [] }

type Forms = SheetForms["Service"]
/** Each change: operation, command, sent variables, the service's answer, and the result without a GUID. */
const changes: ReadonlyArray<readonly [string, (forms: Forms) => SheetAnswer<unknown>, object, unknown, unknown]> = [
  ["chooseSheet", (forms) => forms.choose(project, "union-2026"), { sheet: "union-2026" }, true, false],
  ["stateFacts", (forms) => forms.state(project, []), { facts: [] }, true, false],
  ["savePitNotes", (forms) => forms.savePit(project, notes), { pit: notes }, true, false],
  ["withdrawSheet", (forms) => forms.withdraw("token"), { sheet: "token" }, true, false],
  [
    "uploadSheet",
    (forms) => forms.upload({ head, rules: "id", replaces: "token" }),
    { head, rules: "id", replaces: "token" },
    uploaded,
    null
  ],
  ["ownSheets", (forms) => forms.own, {}, [summary], []]
]
const run = (browser: BrowserTestContext, command: (forms: Forms) => SheetAnswer<unknown>) =>
  SheetForms.use(command).pipe(Effect.provide(Layer.provideMerge(SheetForms.layer, browser.layer)))

describe("SheetForms", () => {
  it.effect.each(changes)("CLASS-06 sends %s for the visitor and returns the answer", ([operation, command, variables, answer]) =>
    Effect.gen(function* () {
      const browser = new BrowserTestContext().answering(operation, { [operation]: answer })
      expect(yield* run(browser, command)).toEqual(answer)
      expect(browser.asked).toMatchObject([[operation, { webUserGuid: GUID, ...variables }]])
    })
  )

  it.effect.each(changes)("CLASS-06 sends no %s without a GUID, and reports no success", ([operation, command, , answer, without]) =>
    Effect.gen(function* () {
      const browser = new BrowserTestContext().answering(operation, { [operation]: answer })
      browser.jar.delete("WebUserGuid")
      expect(yield* run(browser, command)).toEqual(without)
      expect(browser.asked).toEqual([])
    })
  )

  it.effect.each(changes)("CLASS-06 reports that %s got no response, and logs it", ([, command]) =>
    Effect.gen(function* () {
      const browser = new BrowserTestContext()
      expect(yield* run(browser, command)).toBe("noResponse")
      expect(browser.logged).toHaveLength(1)
    })
  )

  it.effect.each([
    { answer: [summary], listed: [summary] },
    { answer: null, listed: [] }
  ])("CLASS-05 lists the sheets of all classes: $listed.length", ({ answer, listed }) =>
    Effect.gen(function* () {
      const browser = new BrowserTestContext().answering("classSheets", { classSheets: answer })
      expect(yield* run(browser, (forms) => forms.list)).toEqual(listed)
      expect(browser.asked).toEqual([["classSheets", { raceType: null }]])
    })
  )
})
