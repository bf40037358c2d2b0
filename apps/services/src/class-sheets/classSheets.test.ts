import {
  chooseSheet,
  type ClassReport,
  classReport,
  ownSheets,
  raceCar,
  savePitNotes,
  stateFacts,
  uploadSheet,
  withdrawSheet
} from "@camber/domain/class-sheets"
import { getProjectKey } from "@camber/domain/garage"
import type { Project } from "@camber/domain/vehicle"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { newVisitor, openCheckout, type OpenCheckout } from "../../test/openCheckout.ts"
import { hobbyStock, insertRaceParts } from "./testing/insertRaceParts.ts"

const project: Project = { raceTypeId: hobbyStock, facets: [], declined: [] }
const head = {
  publisher: "Long Pond Speedway",
  class: "Hobby Stock",
  race_type: "hobby-stock",
  season: "2026",
  issued: "2026-03-02",
  from: "2026-04-01",
  to: "",
  inherits: "line:pstu-hobby",
  silence: "",
  link: ""
}
const rules = [
  "rule,paragraph,op,about,kind,when,condition,weight,text",
  `helmet,L1,change,helmet,only,,"part.Certification in ('Snell SA2015', 'Snell SA2020')",,One older label is still taken.`
].join("\n")

describe.each(allDatabases)("class sheets on $kind", ({ open }) => {
  let shop: OpenCheckout
  beforeAll(async () => {
    shop = await openCheckout(open)
    await insertRaceParts(shop.database.kysely)
  })
  afterAll(() => shop.database.drop())

  const report = async (webUserGuid: string | null, parts: ReadonlyArray<string>, changes: object = {}): Promise<ClassReport | null> =>
    (
      await shop.ask(classReport, {
        ...(webUserGuid !== null && { webUserGuid }),
        sheet: null,
        project,
        parts,
        omitted: 0,
        withCar: false,
        ...changes
      })
    ).classReport
  const upload = async (webUserGuid: string, changes: object = {}) =>
    (await shop.ask(uploadSheet, { webUserGuid, head, rules, replaces: null, ...changes })).uploadSheet

  it("CLASS-05 judges parts by the sheet of the car's class, and returns the paragraph, date and link of each rule", async () => {
    const answer = await report(newVisitor(), ["CAM-P950-1", "cam-p950-2", "CAM-P952-1", "CAM-NONE"])
    expect(answer).toMatchObject({
      isChosen: false,
      answer: "notLegal",
      note: "By the sheet of November 14, 2025. The inspector has the last word. 1 part was not judged."
    })
    expect(answer?.sheet).toMatchObject({ reference: "pstu-hobby-2026", season: 2026, notice: null })
    expect(answer?.parts.map((part) => [part.subject, part.label])).toEqual([
      ["CAM-P950-1", "Not legal"],
      ["cam-p950-2", "Legal"],
      ["CAM-P952-1", "The inspector decides"]
    ])
    expect(answer?.parts[0]?.rules).toEqual([
      {
        id: "helmet",
        paragraph: "1.1",
        kind: "Only these",
        text: "Helmet with one of three labels.",
        sheet: "Hobby Stock 2026, Prairie Short Track Union (invented)",
        issued: "November 14, 2025",
        href: "/race/hobby-stock/rules?sheet=pstu-hobby-2026#rule-helmet"
      }
    ])
  })

  it("CLASS-05 does not call a build legal if some of its parts were not judged, and returns the number of these parts", async () => {
    expect(await report(newVisitor(), ["CAM-P950-2"])).toMatchObject({ answer: "legal" })
    const missing = { answer: "notRuled", note: expect.stringContaining("2 parts were not judged.") }
    expect(await report(newVisitor(), ["CAM-P950-2", "CAM-NONE", "CAM-GONE"])).toMatchObject(missing)
    expect(await report(newVisitor(), ["CAM-P950-2"], { omitted: 2 })).toMatchObject(missing)
  })

  it("CLASS-05 asks for the option of a part and for facts of the car, and never guesses them", async () => {
    const visitor = newVisitor()
    const [helmet, carburetor] = (await report(visitor, ["CAM-P950", "CAM-P951-1"]))?.parts ?? []
    expect(helmet).toMatchObject({ answer: "needsFacts", questions: [{ subject: "CAM-P950", name: "part.Certification" }] })
    expect(helmet?.questions[0]?.values).toEqual(["Snell SA2015", "Snell SA2020"])
    expect(carburetor?.questions).toEqual([
      { subject: "car", name: "car.engine", label: "Is the engine built or sealed?", values: ["built", "sealed"] }
    ])
    const stated = await shop.ask(stateFacts, {
      webUserGuid: visitor,
      project,
      facts: [{ subject: "car", name: "car.engine", value: "built" }]
    })
    expect(stated.stateFacts).toBe(true)
    const after = await report(visitor, ["CAM-P951-1"])
    expect(after?.parts[0]).toMatchObject({ answer: "notLegal", rules: [{ id: "carb" }] })
    // The answered question keeps its choices. A text field would accept a typo, which matches no rule.
    expect(after?.answered).toEqual(carburetor?.questions)
    expect((await report(newVisitor(), ["CAM-P951-1"]))?.parts[0]?.answer).toBe("needsFacts")
    await shop.ask(stateFacts, { webUserGuid: visitor, project, facts: [{ subject: "car", name: "car.engine", value: "" }] })
    expect((await shop.ask(raceCar, { webUserGuid: visitor, project })).raceCar.facts).toEqual([])
  })

  it("CLASS-05 judges the car by its parts and by the facts that its owner states", async () => {
    const visitor = newVisitor()
    const facts = [
      ["car.weight", "3100"],
      ["car.left_percent", "55"],
      ["driver.age", "30"],
      ["car.engine", "sealed"]
    ].map(([name, value]) => ({ subject: "car", name, value }))
    await shop.ask(stateFacts, { webUserGuid: visitor, project, facts })
    const { car } = (await report(visitor, ["CAM-P953-1"], { withCar: true })) ?? {}
    expect(car).toMatchObject({ answer: "needsFacts", questions: [{ name: "has.battery-disconnect", values: ["yes", "no"] }] })
  })

  it("CLASS-06 stores a track's sheet, which every visitor with its link can choose for a car", async () => {
    const [track, racer] = [newVisitor(), newVisitor()]
    const { problems, sheet } = await upload(track)
    expect(problems).toEqual([])
    expect(sheet).toMatchObject({
      title: "Hobby Stock 2026, Long Pond Speedway",
      href: expect.stringMatching(/^\/class-sheets\/[0-9a-f-]{36}$/)
    })
    expect((await shop.ask(chooseSheet, { webUserGuid: racer, project, sheet: sheet?.reference })).chooseSheet).toBe(true)
    const answer = await report(racer, ["CAM-P950-1", "CAM-P952-1"])
    expect(answer).toMatchObject({ isChosen: true, sheet: { reference: sheet?.reference } })
    // The exception changes the helmets only.
    expect(answer?.parts.map((part) => [part.label, part.rules[0]?.sheet])).toEqual([
      ["Legal", "Hobby Stock 2026, Long Pond Speedway"],
      ["The inspector decides", "Hobby Stock 2026, Prairie Short Track Union (invented)"]
    ])
    expect((await report(newVisitor(), ["CAM-P950-1"]))?.isChosen).toBe(false)
  })

  it("CLASS-06 names all problems of an invalid upload by field or line, and stores nothing", async () => {
    const track = newVisitor()
    const { problems, sheet } = await upload(track, {
      head: { ...head, season: "next" },
      rules: `${rules}\nhub,L2,change,hub-cap,free,,,,Any hub.`
    })
    expect(sheet).toBeNull()
    expect(problems).toEqual([
      { field: "season", line: null, column: null, problem: "Enter the year of the season, such as 2026." },
      { field: null, line: 3, column: "about", problem: "The shop has no kind of part called “hub-cap”." }
    ])
    expect((await upload(track, { rules: `${rules}\nhub,L2,change,helmet,free,,,,Any hub.` })).problems).toEqual([
      { field: null, line: 3, column: "rule", problem: "The sheet above has no rule hub to change." }
    ])
    expect((await shop.ask(ownSheets, { webUserGuid: track })).ownSheets).toEqual([])
  })

  it("CLASS-06 keeps the link of a sheet that its owner replaces, and lets no other visitor replace it", async () => {
    const [track, other] = [newVisitor(), newVisitor()]
    const first = (await upload(track)).sheet?.reference
    expect((await upload(track)).sheet?.reference).toBe(first)
    const changed = { ...head, issued: "2026-05-01" }
    expect((await upload(other, { head: changed, replaces: first })).sheet).toBeNull()
    expect((await upload(track, { head: changed, replaces: first })).sheet).toMatchObject({
      reference: first,
      dates: "Issued May 1, 2026. In force from April 1, 2026 until further notice."
    })
  })

  it("CLASS-06 does not call a part legal if a stored rule has become invalid", async () => {
    const [track, racer] = [newVisitor(), newVisitor()]
    const never = [
      "rule,paragraph,op,about,kind,condition,text",
      "tread,L1,add,driveshaft-loop,never,part.Color = 'Red',No red loops."
    ].join("\n")
    const silent = { ...head, inherits: "", silence: "*=legal" }
    const { problems, sheet } = await upload(track, { head: silent, rules: never })
    expect(problems).toEqual([])
    const judge = async () => (await report(racer, ["CAM-P953-1"], { sheet: sheet?.reference }))?.parts[0]?.answer
    expect(await judge()).toBe("needsFacts")
    const { kysely } = shop.database
    const stored = await kysely
      .selectFrom("class_sheet")
      .select("rules")
      .where("token", "=", sheet?.reference ?? "")
      .executeTakeFirstOrThrow()
    const rules = JSON.stringify(stored.rules.map((row) => ({ ...row, condition: "part.Color in (part.Color)" })))
    await kysely
      .updateTable("class_sheet")
      .set({ rules })
      .where("token", "=", sheet?.reference ?? "")
      .execute()
    expect(await judge()).toBe("inspector")
  })

  it("CLASS-06 deletes the link of a withdrawn sheet, so that the sheet of the class applies again", async () => {
    const [track, racer] = [newVisitor(), newVisitor()]
    const sheet = (await upload(track)).sheet?.reference
    await shop.ask(chooseSheet, { webUserGuid: racer, project, sheet })
    expect((await shop.ask(withdrawSheet, { webUserGuid: racer, sheet })).withdrawSheet).toBe(false)
    expect((await shop.ask(withdrawSheet, { webUserGuid: track, sheet })).withdrawSheet).toBe(true)
    expect(await report(racer, [])).toMatchObject({ isChosen: false, sheet: { reference: "pstu-hobby-2026" } })
    expect((await shop.ask(chooseSheet, { webUserGuid: racer, project, sheet })).chooseSheet).toBe(false)
  })

  it("CLASS-05 returns no answer for a car without a class, and judges a car by a sheet that the request names", async () => {
    const street: Project = { facets: [], declined: [] }
    expect(await report(newVisitor(), ["CAM-P950-1"], { project: street })).toBeNull()
    expect(await report(null, ["CAM-P950-1"], { project: null, sheet: "quill-hobby-2026" })).toMatchObject({ answer: "legal" })
    expect(await report(null, ["CAM-P950-1"], { sheet: "none" })).toBeNull()
  })

  it("CLASS-08 stores the pit notes of a car beside its facts", async () => {
    const visitor = newVisitor()
    const pit = { gears: "5.50 on wet clay", springs: "", spares: "Belts", dated: [{ name: "Belts", until: "2027-03-31" }] }
    await shop.ask(stateFacts, { webUserGuid: visitor, project, facts: [{ subject: "cam-p950-1", name: "part.made", value: "2026-01" }] })
    expect((await shop.ask(savePitNotes, { webUserGuid: visitor, project, pit })).savePitNotes).toBe(true)
    expect((await shop.ask(raceCar, { webUserGuid: visitor, project })).raceCar).toEqual({
      sheet: null,
      facts: [{ subject: "CAM-P950-1", name: "part.made", value: "2026-01" }],
      pit,
      reminds: null
    })
    // After the car is saved in the garage, its statements can still be read, both with its id and without it.
    const projectId = crypto.randomUUID()
    await shop.database.kysely
      .insertInto("customer_project")
      .values({ web_user_guid: visitor, project_id: projectId, identity: getProjectKey(project), project: JSON.stringify(project) })
      .execute()
    expect((await shop.ask(raceCar, { webUserGuid: visitor, project: { ...project, projectId } })).raceCar.pit).toEqual(pit)
    await shop.ask(savePitNotes, { webUserGuid: visitor, project: { ...project, projectId }, pit: { ...pit, springs: "LF 1,000" } })
    expect((await shop.ask(raceCar, { webUserGuid: visitor, project })).raceCar.pit.springs).toBe("LF 1,000")
    await expect(
      shop.ask(savePitNotes, { webUserGuid: visitor, project, pit: { ...pit, dated: [{ name: "Belts", until: "soon" }] } })
    ).rejects.toThrow()
  })
})
