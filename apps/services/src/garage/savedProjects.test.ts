import { MOST_PROJECTS, updateCustomerProject } from "@camber/domain/garage"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { camaro, lateModel, openGarage, type OpenGarage, smallBlock, smallBlock57, type Answers } from "./testing/openGarage.ts"

describe.each(allDatabases)("concurrent changes of one garage on $kind", ({ open }) => {
  let garage: OpenGarage
  beforeAll(async () => {
    garage = await openGarage(open)
  })
  afterAll(() => garage.shop.database.drop())

  it("CALL-30 saves one of twenty concurrent adds of the same vehicle, and reports exactly one of them as new", async () => {
    const visitor = garage.shop.visitor()
    const answers = await Promise.all(Array.from({ length: 20 }, () => garage.add(visitor, camaro)))
    expect(answers.every(({ success }) => success)).toBe(true)
    expect(answers.filter(({ alreadyExisted }) => !alreadyExisted)).toHaveLength(1)
    expect(new Set(answers.map(({ addedCustomerProjectId }) => addedCustomerProjectId)).size).toBe(1)
    expect(await garage.rowsOf(visitor)).toBe(1)
  })

  it(`holds at most ${MOST_PROJECTS} projects under concurrent adds, then returns a message that it is full`, async () => {
    const visitor = garage.shop.visitor()
    const projects = Array.from({ length: MOST_PROJECTS - 2 }, (_, index) => ({
      web_user_guid: visitor.webUserGuid,
      project_id: crypto.randomUUID(),
      identity: `filler ${index}`,
      project: JSON.stringify({ raceTypeId: sample.dirtLateModel, facets: [], declined: [] })
    }))
    await garage.shop.database.kysely.insertInto("customer_project").values(projects).execute()
    const different: ReadonlyArray<Answers> = [camaro, lateModel, { engineIds: smallBlock }, { engineIds: smallBlock57 }]
    const answers = await Promise.all(different.map((project) => garage.add(visitor, project)))
    expect(answers.filter(({ success }) => success)).toHaveLength(2)
    const refused = answers.filter(({ success }) => !success).map(({ message }) => message)
    expect(refused).toEqual(Array(2).fill("Your garage is full (100 projects). Remove one to add another."))
    expect(await garage.rowsOf(visitor)).toBe(MOST_PROJECTS)
    const there = different[answers.findIndex(({ success }) => success)] ?? camaro
    expect(await garage.add(visitor, there)).toMatchObject({ success: true, alreadyExisted: true })
  })

  it("CALL-32 leaves one project after concurrent updates and adds of the same project", async () => {
    const visitor = garage.shop.visitor()
    const { addedCustomerProjectId: id } = await garage.add(visitor, camaro)
    const withEngine = { ...camaro, engineIds: smallBlock57 }
    const both = Array.from({ length: 10 }, (_, index) =>
      index % 2 === 0 ? garage.update(visitor, id, withEngine) : garage.add(visitor, withEngine)
    )
    const answers: ReadonlyArray<{ readonly success: boolean }> = await Promise.all(both)
    expect(answers.every(({ success }) => success)).toBe(true)
    const left = await garage.projectsOf(visitor)
    expect(left.map(({ engineDisplayName }) => engineDisplayName)).toEqual(["5.7L V8"])
  })

  it("keeps a project if its update fails halfway", async () => {
    const visitor = garage.shop.visitor()
    const { addedCustomerProjectId: id } = await garage.add(visitor, camaro)
    const { projects } = await garage.add(visitor, { ...camaro, engineIds: smallBlock57 })
    // With this constraint, deleting this project's row succeeds, but the next write to the other project's row fails.
    await sql`alter table customer_project add constraint broken check (false) not valid`.execute(garage.shop.database.kysely)
    const { json } = await visitor.post("customerproject", {
      id: updateCustomerProject.id,
      variables: { customerProjectId: id, projectRequest: garage.requestOf(visitor, { ...camaro, engineIds: smallBlock57 }) }
    })
    await sql`alter table customer_project drop constraint broken`.execute(garage.shop.database.kysely)
    expect(json.errors?.map(({ message }) => message)).toEqual(["Internal error"])
    expect(await garage.projectsOf(visitor)).toEqual(projects)
  })
})
