import { productPage } from "@camber/domain/catalog"
import { getFitmentText, skuBaseFitment } from "@camber/domain/fitment"
import { listing, type ListingAddress } from "@camber/domain/search"
import { Project } from "@camber/domain/vehicle"
import { Schema } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { referenceCache } from "../reference/referenceCache.ts"
import { applicationRow, productRow, variantRow } from "../schema/testing/rows.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { withCarFacts } from "./carFacts.ts"
import { partIllustrations } from "@camber/part-drawings"
import { systems } from "./systems.ts"

const [own, other, same, rear] = [921, 922, 923, 924]
const circle = "Bolt Circle"
const camaro = Schema.decodeUnknownSync(Project)({
  vehicle: { year: 1969, makeId: sample.chevrolet, modelId: sample.camaro },
  facets: [],
  declined: []
})
const answered: Project = { ...camaro, facets: [{ name: circle, valueId: 72 }] }

describe.each(allDatabases)("facts of the shopper's car on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
    const { kysely } = shop.database
    await kysely
      .insertInto("facet_value")
      .values([
        { value_id: 71, name: circle, value: "4.75 in", ordinality: 1 },
        { value_id: 72, name: circle, value: "5.00 in", ordinality: 2 }
      ])
      .execute()
    const stated = (value: string) => ({ specifications: JSON.stringify([{ name: circle, value }]) })
    const products = [
      productRow(own, stated("4.75 in")),
      productRow(other, stated("5.00 in")),
      productRow(same, stated("4.75 in")),
      productRow(rear, stated("5.00 in"))
    ]
    await kysely.insertInto("product").values(products).execute()
    await kysely
      .insertInto("variant")
      .values(products.map(({ product_page_id }) => variantRow(product_page_id, 1)))
      .execute()
    const position = "Front, Left or Right"
    const needs = (id: number, valueId: number, at = position) =>
      applicationRow(id, id, { position: at, facets: JSON.stringify({ [circle]: [valueId] }) })
    await kysely
      .insertInto("application")
      .values([
        applicationRow(own, own, {
          scope: "vehicle",
          make_id: sample.chevrolet,
          model_ids: [sample.camaro],
          year_from: 1967,
          year_to: 1969,
          position
        }),
        needs(other, 72),
        needs(same, 71),
        needs(rear, 72, "Rear")
      ])
      .execute()
  })
  afterAll(() => shop.database.drop())

  const onPage = async (productPageId: number, project: Project) =>
    (await shop.ask(productPage, { productPageId, skuVariantNumber: null, project })).productPage
  const labels = async (project: Project) => {
    const ids = [own, other, same, rear]
    const skuBaseNumbers = ids.map((id) => `CAM-P${id}`)
    const { skuBaseFitment: cards } = await shop.ask(skuBaseFitment, { skuBaseNumbers, project, selectedFacetData: [], webUserGuid: null })
    return skuBaseNumbers.map((number) => {
      const card = cards.find(({ skuBaseNumber }) => skuBaseNumber === number)
      return card && getFitmentText(card).short
    })
  }

  it("FIT-26 rejects a front rotor with a different bolt circle and shows both values; for the rear it asks for the value", async () => {
    const page = await onPage(other, camaro)
    expect(page?.variant.fit).toMatchObject({ fitment: "NoFit", prompt: null, asks: [] })
    expect(page?.measures).toContainEqual({ name: circle, part: "5.00 in", car: "4.75 in", agrees: false })
    expect(await labels(camaro)).toEqual(["Guaranteed To Fit", "May Not Fit", "Universal Fit", "May fit"])
    expect((await onPage(rear, camaro))?.measures.filter(({ agrees }) => !agrees)).toEqual([])
  })

  it("ATC-03 returns the facts to a transaction while another request waits for the same facts", async () => {
    const reference = await referenceCache(shop.database.kysely)()
    const opened = Promise.withResolvers<void>()
    const waiting = opened.promise.then(() => withCarFacts(shop.database.kysely, reference, camaro))
    const inside = await shop.database.kysely.transaction().execute(async (transaction) => {
      opened.resolve()
      await sql`select 1`.execute(transaction)
      return withCarFacts(transaction, reference, camaro)
    })
    expect(inside.facts).toHaveLength(1)
    expect(await waiting).toEqual(inside)
  })

  it("FIT-26 uses the shopper's answer for a modified car", async () => {
    expect(await labels(answered)).toEqual(["Guaranteed To Fit", "Universal Fit", "May Not Fit", "Universal Fit"])
  })

  it("FIT-26 lists the products that also fit according to their product pages", async () => {
    const address: ListingAddress = {
      scope: { kind: "all", slug: "all" },
      query: "",
      exact: false,
      facets: [],
      fits: true,
      sort: "relevance",
      page: 1
    }
    const listed = async (project: Project) => {
      const pages = await Promise.all(
        [1, 2].map(async (page) => (await shop.ask(listing, { address: { ...address, page }, project })).listing)
      )
      return pages.flatMap(
        (page) => page?.cards.flatMap(({ productPageId }) => (productPageId >= own && productPageId <= rear ? [productPageId] : [])) ?? []
      )
    }
    expect(new Set(await listed(camaro))).toEqual(new Set([own, same]))
    expect(new Set(await listed(answered))).toEqual(new Set([own, other, rear]))
  })
})

it("CAR-02 the cutaway drawing of a sedan shows exactly the systems of the shop", () => {
  const { places } = partIllustrations.getCutawayLayout("sedan")
  expect(systems.map(({ id }) => id).toSorted()).toEqual([...places.keys()].toSorted())
})
