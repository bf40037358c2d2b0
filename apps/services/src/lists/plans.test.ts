import * as calls from "@camber/domain/lists"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { productTypes } from "@camber/demo-catalog"
import { newVisitor, openCheckout, type OpenCheckout } from "../../test/openCheckout.ts"
import { companions } from "../products/companions.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { classRuleTypes } from "./classRules.ts"
import { slotByType } from "./partPlaces.ts"

const rotor = { skuBaseNumber: "CAM-P2", skuVariantNumber: "CAM-P2-1", quantity: 2 }
const camshaft = { skuBaseNumber: "CAM-P3", skuVariantNumber: null, quantity: 1 }
const vehicle = { year: 1969, makeId: sample.chevrolet, modelId: sample.camaro }
const lateModel = { vehicle, raceTypeId: sample.dirtLateModel, facets: [], declined: [] }
const own = { id: "own-1", name: "First weekend" }

describe.each(allDatabases)("a planned build on $kind", ({ open }) => {
  let shop: OpenCheckout
  beforeAll(async () => {
    shop = await openCheckout(open)
  })
  afterAll(() => shop.database.drop())

  const createBuild = async () => {
    const userGuid = newVisitor()
    const { createList } = await shop.ask(calls.createList, { userGuid, listName: "Camaro", items: [rotor, camshaft], articleIds: [] })
    const [list] = createList.lists
    if (list === undefined) throw new Error("no list was made")
    return { userGuid, listId: list.id, shareGuid: list.shareGuid }
  }
  const readPlan = async (key: { readonly userGuid: string; readonly listId: string }) =>
    (await shop.ask(calls.buildPlan, { userGuid: key.userGuid, listId: key.listId })).buildPlan
  const readShared = async (shareGuid: string) => (await shop.ask(calls.buildSheet, { shareGuid, userGuid: newVisitor() })).buildSheet

  it("PLAN-01 starts with the default stages, with each part in the stage of its type, and without a budget", async () => {
    const plan = await readPlan(await createBuild())
    expect(plan?.budget).toBeNull()
    expect(plan?.sheet.stages).toEqual(calls.DEFAULT_STAGES)
    expect(plan?.sheet.parts.map(({ stage, usualStage }) => [stage, usualStage])).toEqual([
      [null, "brakes"],
      [null, "engine"]
    ])
  })

  it("PLAN-02 stores stages, their order, the budget and part assignments; parts of a removed stage return to the default one", async () => {
    const { listId, userGuid } = await createBuild()
    const stages = [own, { id: "brakes", name: "Stopping" }]
    const { planBuild } = await shop.ask(calls.planBuild, { userGuid, listId, stages, budget: 5500.5 })
    expect(planBuild.success).toBe(true)
    const move = { userGuid, listId, item: camshaft }
    expect((await shop.ask(calls.stageListItem, { ...move, stage: own.id })).stageListItem.success).toBe(true)
    const plan = await readPlan({ userGuid, listId })
    expect([plan?.budget, plan?.sheet.stages, plan?.sheet.parts[1]?.stage]).toEqual([550_050, stages, own.id])
    await shop.ask(calls.planBuild, { userGuid, listId, stages: stages.slice(1), budget: null })
    const after = await readPlan({ userGuid, listId })
    expect([after?.budget, after?.sheet.parts[1]?.stage]).toEqual([null, null])
  })

  it("PLAN-02 changes only the stages or only the budget if only one of the two is sent", async () => {
    const { listId, userGuid } = await createBuild()
    const newest = { userGuid, listId }
    await shop.ask(calls.planBuild, { ...newest, stages: [own], budget: 100 })
    await shop.ask(calls.stageListItem, { ...newest, item: rotor, stage: own.id })
    await shop.ask(calls.planBuild, { ...newest, budget: 250 })
    expect(await readPlan(newest)).toMatchObject({ budget: 25_000, sheet: { stages: [own], parts: [{ stage: own.id }, { stage: null }] } })
    await shop.ask(calls.planBuild, { ...newest, stages: [] })
    expect(await readPlan(newest)).toMatchObject({ budget: 25_000, sheet: { stages: [] } })
    expect((await shop.ask(calls.planBuild, newest)).planBuild.success).toBe(true)
  })

  it("PLAN-02 rejects unknown stages, duplicate ids and empty names", async () => {
    const { listId, userGuid } = await createBuild()
    const to = (stage: string) => shop.ask(calls.stageListItem, { userGuid, listId, item: rotor, stage })
    expect((await to("nowhere")).stageListItem.success).toBe(false)
    for (const stages of [[own, own], [{ ...own, name: "  " }], Array.from({ length: 21 }, (_, at) => ({ ...own, id: `own-${at}` }))])
      expect((await shop.send("planBuild", { userGuid, listId, stages, budget: null })).errors?.length).toBeGreaterThan(0)
    expect((await readPlan({ userGuid, listId }))?.sheet.stages).toEqual(calls.DEFAULT_STAGES)
  })

  it("PLAN-03 is neither readable nor changeable by other visitors, and sharing does not reveal the budget", async () => {
    const mine = await createBuild()
    await shop.ask(calls.planBuild, { userGuid: mine.userGuid, listId: mine.listId, stages: [own], budget: 777_777 })
    const other = { userGuid: newVisitor(), listId: mine.listId }
    expect(await readPlan(other)).toBeNull()
    expect((await shop.ask(calls.planBuild, { ...other, stages: [], budget: 1 })).planBuild.success).toBe(false)
    expect((await shop.ask(calls.stageListItem, { ...other, item: rotor, stage: null })).stageListItem.success).toBe(false)
    expect((await shop.ask(calls.unshareList, other)).unshareList.success).toBe(false)
    const shared = await readShared(mine.shareGuid)
    expect(shared?.stages).toEqual([own])
    expect(JSON.stringify(shared)).not.toMatch(/777777|budget/)
  })

  it("PLAN-04 is shared under a first name; unsharing disables the link and removes the name", async () => {
    const { listId, shareGuid, userGuid } = await createBuild()
    await shop.ask(calls.shareList, { userGuid, listId, sharedAs: " Dana " })
    expect((await readShared(shareGuid))?.sharedAs).toBe("Dana")
    await shop.ask(calls.shareList, { userGuid, listId })
    expect((await readShared(shareGuid))?.sharedAs).toBe("Dana")
    await shop.ask(calls.shareList, { userGuid, listId, sharedAs: null })
    expect((await readShared(shareGuid))?.sharedAs).toBeNull()
    const { unshareList } = await shop.ask(calls.unshareList, { userGuid, listId })
    expect(unshareList.lists[0]).toMatchObject({ sharedAt: null })
    expect(await readShared(shareGuid)).toBeNull()
    const again = unshareList.lists[0]?.shareGuid ?? ""
    expect((await readShared(again))?.sharedAs).toBeNull()
  })

  it("PLAN-04 is copied with its stages and assignments, but without budget and name", async () => {
    const { listId, shareGuid, userGuid } = await createBuild()
    await shop.ask(calls.planBuild, { userGuid, listId, stages: [own], budget: 100 })
    await shop.ask(calls.stageListItem, { userGuid, listId, item: rotor, stage: own.id })
    await shop.ask(calls.shareList, { userGuid, listId, sharedAs: "Dana" })
    const friend = newVisitor()
    const { copyList } = await shop.ask(calls.copyList, { userGuid: friend, shareGuid })
    const copy = await readPlan({ userGuid: friend, listId: copyList.lists[0]?.id ?? "" })
    expect(copy).toMatchObject({ budget: null, sheet: { sharedAs: null, stages: [own] } })
    expect(copy?.sheet.parts.map(({ stage }) => stage)).toEqual([own.id, null])
  })

  it("PLAN-05 contains the common rules of the vehicle's race class, or no rules without a class", async () => {
    const { listId, userGuid } = await createBuild()
    expect((await readPlan({ userGuid, listId }))?.sheet.rules).toBeNull()
    await shop.ask(calls.setListCar, { userGuid, listId, project: lateModel })
    const rules = (await readPlan({ userGuid, listId }))?.sheet.rules
    expect(rules?.source).toContain("Your series' rule book and the inspector decide")
    expect(rules?.rules.length).toBeGreaterThan(5)
  })

  it("PLAN-06 links product types to listings for the vehicle; without a vehicle it has no links", async () => {
    const { listId, userGuid } = await createBuild()
    expect((await readPlan({ userGuid, listId }))?.sheet.parts[0]?.type?.href).toBeNull()
    await shop.ask(calls.setListCar, { userGuid, listId, project: { vehicle, facets: [], declined: [] } })
    const plan = await readPlan({ userGuid, listId })
    expect(plan?.sheet.carPath).toMatch(/^\/vehicle\//)
    expect(plan?.sheet.parts[0]?.type?.href?.startsWith(`${plan.sheet.carPath}?facet=Category`)).toBe(true)
  })
})

it("PLAN-05 class rules contain only product types of the catalog", () => {
  const slugs = new Set(productTypes.map(({ slug }) => slug))
  expect([...classRuleTypes, ...companions.keys()].filter((slug) => !slugs.has(slug))).toEqual([])
})

it("slotByType contains only types of the catalog", () => {
  const slugs = new Set(productTypes.map(({ slug }) => slug))
  expect([...slotByType.keys()].filter((slug) => !slugs.has(slug))).toEqual([])
})
