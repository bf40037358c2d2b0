import { buildSheet, createList } from "@camber/domain/lists"
import { cartClashes, ownParts } from "@camber/domain/mating"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { item, newVisitor, openCheckout, type OpenCheckout } from "../../test/openCheckout.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { insertMatingParts, insertReducer } from "../mating/testing/insertMatingParts.ts"

const NO_DETAILS = { model: null, type_slug: null, name: null, got_on: null, mileage: null, price_cents: null }

describe.each(allDatabases)("the visitor's parts on $kind", ({ open }) => {
  let shop: OpenCheckout
  beforeAll(async () => {
    shop = await openCheckout(open)
    await insertMatingParts(shop.database.kysely)
  })
  afterAll(() => shop.database.drop())

  const compare = async (webUserGuid: string, skuOrSkuBase: string) => (await shop.ask(ownParts, { webUserGuid, skuOrSkuBase })).ownParts
  const list = (userGuid: string, listName: string, skuBaseNumber: string) =>
    shop.ask(createList, {
      userGuid,
      listName,
      articleIds: [],
      items: [{ skuBaseNumber, skuVariantNumber: `${skuBaseNumber}-1`, quantity: 1 }]
    })

  it("MATE-05 parts are listed with both figures, and parts that do not meet first", async () => {
    const visitor = newVisitor()
    await list(visitor, "Driveline", "CAM-P902")
    await shop.add(visitor, [item("CAM-P901-1"), item("CAM-P3-1")])
    const answer = await compare(visitor, "CAM-P900-1")
    expect(answer?.unrelatedCount).toBe(1)
    expect(answer?.parts.map(({ listName, title }) => [title, listName])).toEqual([
      ["Close-Ratio Transmission", null],
      ["Unnamed Transmission", "Driveline"]
    ])
    expect(answer?.parts[0]?.pairs).toEqual([
      {
        verdict: "doesNotMeet",
        label: "Does not meet",
        text: "The clutch disc has 10 teeth, this transmission has 26 teeth: they do not go together.",
        advice: "A disc of the same diameter with the other hub is made for nearly every shaft.",
        links: [
          {
            label: "Clutch Kits that meet",
            href: "/shop/all?facet=Part%20type%3AClutch%20Kits&facet=Input%20Splines%3A1-1%2F8%20in%20x%2026"
          }
        ]
      }
    ])
    expect(answer?.parts[1]?.pairs[0]).toMatchObject({
      verdict: "notKnown",
      text: "We do not know the splines of the input shaft of the transmission. Count the splines and measure across them."
    })
  })

  it("MATE-05 meet the other variant, and have an open question while no variant is chosen", async () => {
    const visitor = newVisitor()
    await shop.add(visitor, [item("CAM-P901-1")])
    expect((await compare(visitor, "CAM-P900-2"))?.parts[0]?.pairs[0]).toMatchObject({
      verdict: "meets",
      text: "The clutch disc and this transmission go together: 26 teeth, 1.125 in on both."
    })
    expect((await compare(visitor, "cam-p900"))?.parts[0]?.pairs[0]).toMatchObject({
      verdict: "notKnown",
      text: "It depends on the option of the clutch kit. Choose it first."
    })
  })

  it("MATE-05 the answer is null for an unknown part, and contains no parts for a new visitor", async () => {
    expect(await compare(newVisitor(), "CAM-P999")).toBeNull()
    expect(await compare(newVisitor(), "CAM-P900")).toEqual({
      title: "Street Clutch Kit",
      url: "/item/part-900/900",
      parts: [],
      unrelatedCount: 0
    })
  })

  it("MATE-03 can have figures of the engine that a part is made for, with the advice to check them", async () => {
    const visitor = newVisitor()
    await shop.add(visitor, [item("CAM-P903-1")])
    const [pair] = (await compare(visitor, "CAM-P904-1"))?.parts[0]?.pairs ?? []
    // The engine family has starters for two different ring gears.
    expect(pair?.verdict).toBe("notKnown")
  })

  /** A visitor whose Camaro has a transmission with 26 splines, entered on the build sheet. */
  const openCar = async () => {
    const [visitor, projectId] = [newVisitor(), crypto.randomUUID()]
    const { kysely } = shop.database
    const project = JSON.stringify({ vehicle: { year: 1969, makeId: sample.chevrolet, modelId: sample.camaro }, facets: [], declined: [] })
    await kysely
      .insertInto("customer_project")
      .values({ web_user_guid: visitor, project_id: projectId, identity: "camaro", project })
      .execute()
    const part = { sku_base_number: "CAM-P901", sku_variant_number: "CAM-P901-1", ...NO_DETAILS }
    await kysely
      .insertInto("owned_part")
      .values({ web_user_guid: visitor, owned_part_id: crypto.randomUUID(), car: "camaro", ...part })
      .execute()
    return { visitor, projectId }
  }

  it("OWN-04 include the parts of the car, and the part is named as the reason", async () => {
    const { projectId, visitor } = await openCar()
    const answer = (await shop.ask(ownParts, { webUserGuid: visitor, skuOrSkuBase: "CAM-P900-1", projectId })).ownParts
    expect(answer?.parts).toMatchObject([
      { title: "Close-Ratio Transmission", because: "because you have a Close-Ratio Transmission", pairs: [{ verdict: "doesNotMeet" }] }
    ])
    expect((await compare(visitor, "CAM-P900-1"))?.parts).toEqual([])
  })

  it("OWN-04 cause a warning if a part in the cart does not meet a part of the car, unless the cart replaces that part", async () => {
    const { projectId, visitor } = await openCar()
    await shop.add(visitor, [item("CAM-P900-1")])
    const warn = async () => (await shop.ask(cartClashes, { webUserGuid: visitor, projectId })).cartClashes
    expect(await warn()).toMatchObject([
      { skuVariantNumbers: ["CAM-P900-1"], because: "because you have a Close-Ratio Transmission", verdict: "doesNotMeet" }
    ])
    await shop.add(visitor, [item("CAM-P902-1")])
    expect(await warn()).toEqual([])
  })

  it("MATE-06 include the pairs in the cart that do not meet", async () => {
    const visitor = newVisitor()
    await shop.add(visitor, [item("CAM-P900-1"), item("CAM-P3-1"), item("CAM-P901-1")])
    const { cartClashes: clashes } = await shop.ask(cartClashes, { webUserGuid: visitor })
    expect(clashes).toMatchObject([
      { skuVariantNumbers: ["CAM-P900-1", "CAM-P901-1"], titles: ["Street Clutch Kit", "Close-Ratio Transmission"], verdict: "doesNotMeet" }
    ])
  })

  it("MATE-10 parts that do not meet link to the adapters that the shop sells, in the cart and in a build", async () => {
    const visitor = newVisitor()
    const items = [980, 981].map((page) => ({ skuBaseNumber: `CAM-P${page}`, skuVariantNumber: `CAM-P${page}-1`, quantity: 1 }))
    await shop.add(visitor, [item("CAM-P980-1"), item("CAM-P981-1")])
    const { createList: reply } = await shop.ask(createList, { userGuid: visitor, listName: "Exhaust", articleIds: [], items })
    const read = async () => {
      const { cartClashes: clashes } = await shop.ask(cartClashes, { webUserGuid: visitor })
      const { buildSheet: sheet } = await shop.ask(buildSheet, { shareGuid: reply.lists[0]?.shareGuid ?? "", userGuid: visitor })
      return [clashes[0], sheet?.parts[0]?.pairs[0]].map((pair) => pair && { verdict: pair.verdict, links: pair.links })
    }
    const clash = { verdict: "doesNotMeet", links: [] as ReadonlyArray<object> }
    expect(await read()).toEqual([clash, clash])
    await insertReducer(shop.database.kysely)
    const query = ["Part%20type%3ACollector%20Reducers", "Inlet%3A3%20in", "Outlet%3A2-1%2F2%20in"]
      .map((facet) => `facet=${facet}`)
      .join("&")
    const withReducer = { ...clash, links: [{ label: "Collector Reducers that join them", href: `/shop/all?${query}` }] }
    expect(await read()).toEqual([withReducer, withReducer])
  })

  it("MATE-06 in a kit of a build are compared as in the cart: by the chosen components", async () => {
    const visitor = newVisitor()
    const items = ["CAM-P3", "CAM-P901"].map((skuBaseNumber) => ({
      skuBaseNumber,
      skuVariantNumber: `${skuBaseNumber}-1`,
      quantity: 1
    }))
    const { createList: reply } = await shop.ask(createList, { userGuid: visitor, listName: "Kit", articleIds: [], items })
    await shop.database.kysely
      .updateTable("list_product")
      .set({ components: JSON.stringify([{ ordinality: 1, skuVariantNumber: "CAM-P900-1" }]) })
      .where("web_user_guid", "=", visitor)
      .where("sku_base_number", "=", "CAM-P3")
      .execute()
    const { buildSheet: sheet } = await shop.ask(buildSheet, { shareGuid: reply.lists[0]?.shareGuid ?? "", userGuid: visitor })
    expect(sheet?.parts[0]?.pairs).toMatchObject([{ skuBaseNumber: "CAM-P901", verdict: "doesNotMeet" }])
  })

  it("MATE-06 include no pair in a cart whose parts meet", async () => {
    const visitor = newVisitor()
    await shop.add(visitor, [item("CAM-P900-2"), item("CAM-P901-1")])
    expect((await shop.ask(cartClashes, { webUserGuid: visitor })).cartClashes).toEqual([])
  })
})
