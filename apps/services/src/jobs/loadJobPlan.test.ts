import { createList } from "@camber/domain/lists"
import { type JobPlan, jobPlan, jobTiles } from "@camber/domain/jobs"
import type { Kysely } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import type { Tables } from "../database/tables.ts"
import { item, newVisitor, openCheckout, type OpenCheckout } from "../../test/openCheckout.ts"
import { insertMatingParts } from "../mating/testing/insertMatingParts.ts"
import { applicationRow, productRow, variantRow } from "../schema/testing/rows.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"

const project = { vehicle: { year: 1969, makeId: sample.chevrolet, modelId: sample.camaro }, facets: [], declined: [] }

const getRow = (plan: JobPlan | null, name: string) => plan?.rows.find((row) => row.name === name)

const insertBushingKit = async (database: Kysely<Tables>): Promise<void> => {
  const type = { product_type_id: 94, slug: "bushing-kit", name: "Bushing Kit", plural: "Bushing Kits", category_id: "2-10" }
  await database
    .insertInto("product_type")
    .values({ ...type, drawing: "engine", best_seller_rank: 94 })
    .execute()
  await database
    .insertInto("product")
    .values(productRow(910, { product_type_id: 94, title: "Bushing Kit" }))
    .execute()
  await database.insertInto("variant").values(variantRow(910, 1)).execute()
  await database.insertInto("application").values(applicationRow(9910, 910)).execute()
}

describe.each(allDatabases)("jobs on $kind", ({ open }) => {
  let shop: OpenCheckout
  beforeAll(async () => {
    shop = await openCheckout(open)
    await insertMatingParts(shop.database.kysely)
    await insertBushingKit(shop.database.kysely)
  })
  afterAll(() => shop.database.drop())

  const plan = async (changes: object = {}) =>
    (await shop.ask(jobPlan, { slug: "clutch", project, webUserGuid: null, answers: [], marked: [], ...changes })).jobPlan

  it("JOB-08 proposes parts that fit the car, and marks the parts that the shop does not sell", async () => {
    const clutch = await plan()
    expect(getRow(clutch, "Clutch Kit")).toMatchObject({ section: "needed", state: "missing", middle: { title: "Street Clutch Kit" } })
    expect(getRow(clutch, "Pilot Bearing")).toMatchObject({ state: "notSold", href: null, middle: null })
    expect(clutch?.sets.map(({ budget }) => budget)).toEqual(["value", "middle", "premium"])
  })

  it("JOB-08 proposes no part without a car, and returns no plan for an unknown job", async () => {
    const clutch = await plan({ project: null })
    expect(clutch).toMatchObject({ isForCar: false, sets: [] })
    expect(clutch?.rows.every(({ middle }) => middle === null)).toBe(true)
    expect(await plan({ slug: "no-such-job" })).toBeNull()
  })

  it("JOB-08 chooses the variant that meets a part in the cart, and shows both as a pair", async () => {
    const visitor = newVisitor()
    await shop.add(visitor, [item("CAM-P901-1")])
    const clutch = await plan({ webUserGuid: visitor })
    expect(getRow(clutch, "Clutch Kit")?.middle?.items).toEqual([{ skuVariantNumber: "CAM-P900-2", quantity: 1 }])
    const [, middle] = clutch?.sets ?? []
    expect(middle?.pairs).toMatchObject([{ verdict: "meets", titles: ["Street Clutch Kit", "Close-Ratio Transmission"] }])
  })

  it("JOB-08 shows no pair of two parts that the shopper already has", async () => {
    const visitor = newVisitor()
    await shop.add(visitor, [item("CAM-P901-1"), item("CAM-P903-1"), item("CAM-P904-1")])
    const clutch = await plan({ webUserGuid: visitor })
    const pairs = clutch?.sets.flatMap((set) => set.pairs) ?? []
    expect(pairs.length).toBeGreaterThan(0)
    expect(pairs.filter(({ titles }) => !titles.includes("Street Clutch Kit"))).toEqual([])
  })

  it("JOB-08 counts the parts in the cart, on a list and marked by the shopper, and does not add them again", async () => {
    const visitor = newVisitor()
    await shop.add(visitor, [item("CAM-P900-1")])
    await shop.ask(createList, {
      userGuid: visitor,
      listName: "Driveline",
      articleIds: [],
      items: [{ skuBaseNumber: "CAM-P903", skuVariantNumber: "CAM-P903-1", quantity: 1 }]
    })
    const bearing = (await plan())?.rows.find(({ name }) => name === "Pilot Bearing")?.number
    const clutch = await plan({ webUserGuid: visitor, marked: [bearing] })
    expect(getRow(clutch, "Clutch Kit")).toMatchObject({ state: "there", missing: 0, middle: null, covered: [{ place: "inCart" }] })
    expect(getRow(clutch, "Flywheel")).toMatchObject({ state: "there", covered: [{ place: "listed" }] })
    expect(getRow(clutch, "Pilot Bearing")).toMatchObject({ state: "there", covered: [{ place: "marked" }] })
    expect(getRow(await plan({ webUserGuid: newVisitor() }), "Clutch Kit")?.state).toBe("missing")
  })

  it("JOB-08 asks for a fact that decides which parts are needed, and uses the answer", async () => {
    expect((await plan())?.questions.map(({ fact }) => fact)).toContain("clutch_release")
    const answered = await plan({ answers: [{ fact: "clutch_release", value: "concentric" }] })
    expect(answered?.questions.map(({ fact }) => fact)).not.toContain("clutch_release")
    expect(getRow(answered, "Clutch Slave Cylinder")?.section).toBe("needed")
    const forged = await plan({ answers: [{ fact: "clutch_release", value: "magic" }] })
    expect(forged?.questions.map(({ fact }) => fact)).toContain("clutch_release")
  })

  it("JOB-08 proposes each alternative with its own quantity", async () => {
    // The job needs four control arms, or one bushing kit.
    const arms = await plan({ slug: "control-arms-ball-joints" })
    const items = arms?.rows.find(({ name }) => name.includes("Bushing Kit"))?.value?.items
    expect(items).toEqual([{ skuVariantNumber: "CAM-P910-1", quantity: 1 }])
  })

  it("OWN-01 returns the type under which a part can be stored with a car, but none for fluids, tools and types that the shop does not have", async () => {
    const { rows } = (await plan())!
    expect(rows.find(({ name }) => name === "Clutch Kit")?.typeSlug).toBe("clutch-kit")
    expect(rows.find(({ name }) => name === "Pilot Bearing")?.typeSlug).toBeNull()
    expect(rows.filter(({ kind }) => kind !== "part").every(({ typeSlug }) => typeSlug === null)).toBe(true)
  })

  it("JOB-08 lists at least forty jobs", async () => {
    expect((await shop.ask(jobTiles, {})).jobTiles.length).toBeGreaterThanOrEqual(40)
  })
})
