import * as calls from "@camber/domain/lists"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { productTypes } from "@camber/demo-catalog"
import { newVisitor, openCheckout, type OpenCheckout } from "../../test/openCheckout.ts"
import { companions } from "../products/companions.ts"
import { sample } from "../schema/testing/sampleIds.ts"
import { classRuleTypes } from "./classRules.ts"

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

  const make = async () => {
    const userGuid = newVisitor()
    const { createList } = await shop.ask(calls.createList, { userGuid, listName: "Camaro", items: [rotor, camshaft], articleIds: [] })
    const [list] = createList.lists
    if (list === undefined) throw new Error("no list was made")
    return { userGuid, listId: list.id, shareGuid: list.shareGuid }
  }
  const planOf = async (of: { readonly userGuid: string; readonly listId: string }) =>
    (await shop.ask(calls.buildPlan, { userGuid: of.userGuid, listId: of.listId })).buildPlan
  const sharedOf = async (shareGuid: string) => (await shop.ask(calls.buildSheet, { shareGuid, userGuid: newVisitor() })).buildSheet

  it("PLAN-01 begins with the usual stages and each part in that of its kind, without a budget", async () => {
    const plan = await planOf(await make())
    expect(plan?.budget).toBeNull()
    expect(plan?.sheet.stages).toEqual(calls.DEFAULT_STAGES)
    expect(plan?.sheet.parts.map(({ stage, usualStage }) => [stage, usualStage])).toEqual([
      [null, "brakes"],
      [null, "engine"]
    ])
  })

  it("PLAN-02 keeps the owner's stages, their order, the budget and where a part was put; a part of a stage that goes stands in the usual one", async () => {
    const { listId, userGuid } = await make()
    const stages = [own, { id: "brakes", name: "Stopping" }]
    const { planBuild } = await shop.ask(calls.planBuild, { userGuid, listId, stages, budget: 5500.5 })
    expect(planBuild.success).toBe(true)
    const move = { userGuid, listId, item: camshaft }
    expect((await shop.ask(calls.stageListItem, { ...move, stage: own.id })).stageListItem.success).toBe(true)
    const plan = await planOf({ userGuid, listId })
    expect([plan?.budget, plan?.sheet.stages, plan?.sheet.parts[1]?.stage]).toEqual([550_050, stages, own.id])
    await shop.ask(calls.planBuild, { userGuid, listId, stages: stages.slice(1), budget: null })
    const after = await planOf({ userGuid, listId })
    expect([after?.budget, after?.sheet.parts[1]?.stage]).toEqual([null, null])
  })

  it("PLAN-02 changes the stages or the budget alone where only one of them is sent", async () => {
    const { listId, userGuid } = await make()
    const newest = { userGuid, listId }
    await shop.ask(calls.planBuild, { ...newest, stages: [own], budget: 100 })
    await shop.ask(calls.stageListItem, { ...newest, item: rotor, stage: own.id })
    await shop.ask(calls.planBuild, { ...newest, budget: 250 })
    expect(await planOf(newest)).toMatchObject({ budget: 25_000, sheet: { stages: [own], parts: [{ stage: own.id }, { stage: null }] } })
    await shop.ask(calls.planBuild, { ...newest, stages: [] })
    expect(await planOf(newest)).toMatchObject({ budget: 25_000, sheet: { stages: [] } })
    expect((await shop.ask(calls.planBuild, newest)).planBuild.success).toBe(true)
  })

  it("PLAN-02 refuses a stage that the build does not have, two stages of one id, and one without a name", async () => {
    const { listId, userGuid } = await make()
    const to = (stage: string) => shop.ask(calls.stageListItem, { userGuid, listId, item: rotor, stage })
    expect((await to("nowhere")).stageListItem.success).toBe(false)
    for (const stages of [[own, own], [{ ...own, name: "  " }], Array.from({ length: 21 }, (_, at) => ({ ...own, id: `own-${at}` }))])
      expect((await shop.send("planBuild", { userGuid, listId, stages, budget: null })).errors?.length).toBeGreaterThan(0)
    expect((await planOf({ userGuid, listId }))?.sheet.stages).toEqual(calls.DEFAULT_STAGES)
  })

  it("PLAN-03 is nobody else's: neither read nor changed, and a budget is in nothing that is shared", async () => {
    const mine = await make()
    await shop.ask(calls.planBuild, { userGuid: mine.userGuid, listId: mine.listId, stages: [own], budget: 777_777 })
    const other = { userGuid: newVisitor(), listId: mine.listId }
    expect(await planOf(other)).toBeNull()
    expect((await shop.ask(calls.planBuild, { ...other, stages: [], budget: 1 })).planBuild.success).toBe(false)
    expect((await shop.ask(calls.stageListItem, { ...other, item: rotor, stage: null })).stageListItem.success).toBe(false)
    expect((await shop.ask(calls.unshareList, other)).unshareList.success).toBe(false)
    const shared = await sharedOf(mine.shareGuid)
    expect(shared?.stages).toEqual([own])
    expect(JSON.stringify(shared)).not.toMatch(/777777|budget/)
  })

  it("PLAN-04 is shared under a first name, and taken back: the link leads nowhere then, and the name is gone", async () => {
    const { listId, shareGuid, userGuid } = await make()
    await shop.ask(calls.shareList, { userGuid, listId, sharedAs: " Dana " })
    expect((await sharedOf(shareGuid))?.sharedAs).toBe("Dana")
    await shop.ask(calls.shareList, { userGuid, listId })
    expect((await sharedOf(shareGuid))?.sharedAs).toBe("Dana")
    await shop.ask(calls.shareList, { userGuid, listId, sharedAs: null })
    expect((await sharedOf(shareGuid))?.sharedAs).toBeNull()
    const { unshareList } = await shop.ask(calls.unshareList, { userGuid, listId })
    expect(unshareList.lists[0]).toMatchObject({ sharedAt: null })
    expect(await sharedOf(shareGuid)).toBeNull()
    const again = unshareList.lists[0]?.shareGuid ?? ""
    expect((await sharedOf(again))?.sharedAs).toBeNull()
  })

  it("PLAN-04 whoever copies a shared build has its stages with the parts in them, and neither its budget nor its name", async () => {
    const { listId, shareGuid, userGuid } = await make()
    await shop.ask(calls.planBuild, { userGuid, listId, stages: [own], budget: 100 })
    await shop.ask(calls.stageListItem, { userGuid, listId, item: rotor, stage: own.id })
    await shop.ask(calls.shareList, { userGuid, listId, sharedAs: "Dana" })
    const friend = newVisitor()
    const { copyList } = await shop.ask(calls.copyList, { userGuid: friend, shareGuid })
    const copy = await planOf({ userGuid: friend, listId: copyList.lists[0]?.id ?? "" })
    expect(copy).toMatchObject({ budget: null, sheet: { sharedAs: null, stages: [own] } })
    expect(copy?.sheet.parts.map(({ stage }) => stage)).toEqual([own.id, null])
  })

  it("PLAN-05 says what rule books of the class usually ask where the car races, and nothing where it does not", async () => {
    const { listId, userGuid } = await make()
    expect((await planOf({ userGuid, listId }))?.sheet.rules).toBeNull()
    await shop.ask(calls.setListCar, { userGuid, listId, project: lateModel })
    const rules = (await planOf({ userGuid, listId }))?.sheet.rules
    expect(rules?.source).toContain("your series' own book and the inspector decide")
    expect(rules?.rules.length).toBeGreaterThan(5)
  })

  it("PLAN-06 leads from a kind of part to the shelf of what fits the list's car, and nowhere without one", async () => {
    const { listId, userGuid } = await make()
    expect((await planOf({ userGuid, listId }))?.sheet.parts[0]?.type?.href).toBeNull()
    await shop.ask(calls.setListCar, { userGuid, listId, project: { vehicle, facets: [], declined: [] } })
    const plan = await planOf({ userGuid, listId })
    expect(plan?.sheet.carPath).toMatch(/^\/vehicle\//)
    expect(plan?.sheet.parts[0]?.type?.href?.startsWith(`${plan.sheet.carPath}?facet=Category`)).toBe(true)
  })
})

it("PLAN-05 the rules of classes name kinds of parts that the catalogue has", () => {
  const slugs = new Set(productTypes.map(({ slug }) => slug))
  expect([...classRuleTypes, ...companions.keys()].filter((slug) => !slugs.has(slug))).toEqual([])
})
