import { productOptions, productPage, skuBases } from "@camber/domain/catalog"
import { Cents } from "@camber/domain/money"
import { skuBaseFitment, type Verdict } from "@camber/domain/fitment"
import { MakeId, ModelId, ModelYear, type Project, UNKNOWN_PROJECT, WireId } from "@camber/domain/vehicle"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { createServices } from "../handler.ts"
import { issueCode } from "../promotions/issueCode.ts"
import { defaults, openServices, type OpenServices } from "../../test/openServices.ts"
import { demoContent } from "../../test/demoContent.ts"
import { testVisitor } from "../../test/testVisitor.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { getRenderedImageUrl } from "../schema/testing/rows.ts"

const vehicle = { year: ModelYear.make(1969), makeId: MakeId.make(sample.chevrolet), modelId: ModelId.make(sample.camaro) }
const camaro: Project = { ...UNKNOWN_PROJECT, vehicle, engineIds: { engineSeriesId: sample.smallBlock } }

describe.each(allDatabases)("products service on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  afterAll(() => shop.database.drop())

  const page = async (productPageId: number, skuVariantNumber: string | null = null, project: Project | null = null) =>
    (await shop.ask(productPage, { productPageId, skuVariantNumber, project })).productPage
  const options = async (skuOrSkuBase: string, project: Project | null = null) =>
    (await shop.ask(productOptions, { skuOrSkuBase, project })).productOptions

  it("opens a product page at the variant in the URL, or at a fitting variant, or at the cheapest", async () => {
    expect((await page(sample.rotor, "CAM-P2-2", camaro))?.variant.skuVariantNumber).toBe("CAM-P2-2")
    expect((await page(sample.rotor, null, camaro))?.variant.skuVariantNumber).toBe("CAM-P2-1")
    expect((await page(sample.rotor))?.variant.skuVariantNumber).toBe("CAM-P2-2")
    expect((await page(sample.rotor, "CAM-P3-1"))?.variant.skuVariantNumber).toBe("CAM-P2-2")
    expect(await page(999_999)).toBeNull()
  })

  it("shows whether each variant fits and links each option value to a variant", async () => {
    const rotor = await page(sample.rotor, "CAM-P2-1", camaro)
    expect(rotor?.variant.fit?.fitment).toBe("DirectFit")
    expect((await page(sample.rotor, "CAM-P2-2", camaro))?.variant.fit?.fitment).toBe("NoFit")
    expect(rotor?.card.fit?.reason?.rule).toBe("chooseOptions")
    expect(rotor?.options.indexOptions).toMatchObject([
      {
        displayName: "Bolt Circle",
        isSelected: true,
        indexOptionValues: [
          { displayName: "4.75 in", isSelected: true, fits: true, url: "/item/ironvale-slotted-brake-rotor/2?sku=CAM-P2-1" },
          { displayName: "5.00 in", isSelected: false, fits: false, url: "/item/ironvale-slotted-brake-rotor/2?sku=CAM-P2-2" }
        ]
      }
    ])
  })

  it("returns prices, stock, images, reviews, questions and breadcrumbs of a product page", async () => {
    const rotor = await page(sample.rotor, "CAM-P2-1")
    expect(rotor?.variant).toMatchObject({
      availabilityText: "3 left",
      pricing: { salePrice: 1234, salePriceString: "$1,234.00", strikeThroughPriceString: "$1,500.00", percentOffString: "17% Off" }
    })
    expect(rotor?.images.map(({ src }) => src)).toEqual(
      ["/content/parts/brake-rotor.svg?n=2", "/content/parts/brake-rotor.svg?bolts=6"].map(getRenderedImageUrl)
    )
    expect(rotor?.ratingCounts).toEqual([5, 4, 3, 2, 1].map((stars) => ({ stars, count: { 5: 2, 3: 1 }[stars] ?? 0 })))
    expect(rotor?.reviews.map(({ writtenOn }) => writtenOn)).toEqual(["2026-03-02", "2026-02-02", "2026-01-02"])
    expect(rotor?.questions).toEqual([{ question: "Left or right?", answer: "Either side.", askedOn: "2026-02-03" }])
    expect(rotor?.trail.map(({ href }) => href)).toEqual(["/shop/all", "/shop/brakes~2-3", "/shop/rotors~2-3-1"])
  })

  it("CARD-16 serves images from the configured content host", async () => {
    const services = createServices({
      ...demoContent,
      database: shop.database,
      settings: { ...defaults, imageHost: "https://parts.example" }
    })
    const { ask } = testVisitor(services)
    const { productPage: rotor } = await ask(productPage, { productPageId: sample.rotor, skuVariantNumber: null, project: null })
    const links = [rotor?.card.thumbnailImageLink, rotor?.variant.imageUrl, ...(rotor?.images.map(({ src }) => src) ?? [])]
    expect(links.every((link) => link?.startsWith("https://parts.example/content/parts/"))).toBe(true)
    expect((await page(sample.rotor))?.card.thumbnailImageLink).toBe(getRenderedImageUrl("/content/parts/brake-rotor.svg?n=2&dims=false"))
  })

  it("CARD-39 draws dimension lines on the product page but not on cards", async () => {
    const rotor = await page(sample.rotor)
    expect(rotor?.related.every(({ thumbnailImageLink }) => thumbnailImageLink?.includes("dims=false"))).toBe(true)
    expect(rotor?.card.thumbnailImageLink).toContain("dims=false")
    expect(rotor?.images.some(({ src }) => src.includes("dims=false"))).toBe(false)
  })

  it("CARD-37 shows the country of origin, or null if it is unknown", async () => {
    const product = () => shop.database.kysely.updateTable("product").where("product_page_id", "=", sample.raceRotor)
    const origin = async () => (await page(sample.raceRotor))?.card.countryOfOrigin
    expect(await origin()).toBeNull()
    await product().set({ country_of_origin: "Taiwan" }).execute()
    expect(await origin()).toBe("Taiwan")
    await product().set({ country_of_origin: null }).execute()
  })

  it("marks the lowest of several prices and shows the rebate on a card", async () => {
    const kysely = shop.database.kysely
    const getCard = async () => (await page(sample.camshaft))?.card
    expect(await getCard()).toMatchObject({ hasPriceRange: false, rebate: null })
    const product = () => kysely.updateTable("product").where("product_page_id", "=", sample.camshaft)
    await product().set({ has_active_rebate: true, rebate_cents: 2550 }).execute()
    expect(await getCard()).toMatchObject({ hasActiveRebate: true, rebate: 2550 })
    await product().set({ has_active_rebate: false }).execute()
    expect(await getCard()).toMatchObject({ hasActiveRebate: false, rebate: null })
    expect((await page(sample.rotor))?.card.hasPriceRange).toBe(true)
  })

  it("CALL-128 GAP-C38 shows a preview of the shopper's best promo code for a product", async () => {
    const ask = async (cookie: string) => {
      const headers = { cookie, "content-type": "application/json" }
      const body = JSON.stringify({ skuNumbers: ["CAM-P2", "CAM-P3", "CAM-NONE"].map((skuBaseNumber) => ({ skuBaseNumber })) })
      const answer = await shop.handler(
        new Request("http://shop.test/api/products/promotionpreview/batch", { method: "POST", headers, body })
      )
      return answer?.json()
    }
    const owner = shop.webUserGuid
    const minimum = 50_000
    await issueCode(shop.database.kysely, { discount: { _tag: "PercentOff", percent: 10 }, owner })
    await issueCode(shop.database.kysely, { discount: { _tag: "AmountOff", cents: Cents.make(20_000) }, owner, minimumCents: minimum })
    await issueCode(shop.database.kysely, { discount: { _tag: "PercentOff", percent: 90 }, owner, days: -1 })
    await issueCode(shop.database.kysely, { discount: { _tag: "PercentOff", percent: 80 } })
    expect(await ask(shop.cookie)).toEqual({
      skuPromotionPreviews: [
        { skuBaseNumber: "CAM-P2", percentOff: 16, dollarsOff: 200 },
        { skuBaseNumber: "CAM-P3", percentOff: 9, dollarsOff: 10 }
      ]
    })
    expect(await ask(shop.visitor().cookie)).toEqual({ skuPromotionPreviews: [] })
  })

  it("shows the shipping weight of the displayed variant", async () => {
    expect((await page(sample.rotor, "CAM-P2-1"))?.specifications).toEqual([{ name: "Shipping weight", value: "21 lb" }])
    expect((await page(sample.rotor, "CAM-P2-2"))?.specifications).toEqual([{ name: "Shipping weight", value: "12.5 lb" }])
  })

  it("opens a product page at the variant with the best availability, as on its card, even if another is cheaper", async () => {
    const kysely = shop.database.kysely
    const setStock = (availability: "InStock" | "MadeToOrder") =>
      kysely.updateTable("variant").set({ availability }).where("sku_variant_number", "=", "CAM-P2-2").execute()
    const product = kysely.selectFrom("product").where("product_page_id", "=", sample.rotor)
    const before = await product.select(["lead_variant_number", "price_cents", "list_price_cents", "image"]).executeTakeFirstOrThrow()
    await setStock("MadeToOrder")
    const rotor = await page(sample.rotor)
    await setStock("InStock")
    // The lead variant of the sample product is the more expensive one.
    await kysely.updateTable("product").set(before).where("product_page_id", "=", sample.rotor).execute()
    expect(rotor?.variant).toMatchObject({ skuVariantNumber: "CAM-P2-1", availability: rotor?.card.availability })
  })

  it("returns no fit for an empty project, and does not mark a universal application as the shopper's own", async () => {
    const nothingKnown = await page(sample.rotor, "CAM-P2-1", UNKNOWN_PROJECT)
    expect(nothingKnown?.options.indexOptions[0]?.indexOptionValues.map(({ fits }) => fits)).toEqual([null, null])
    expect((await page(sample.firstFiller, null, UNKNOWN_PROJECT))?.fits.map(({ isYours }) => isYours)).toEqual([false])
    expect((await page(sample.firstFiller, null, camaro))?.fits.map(({ isYours }) => isYours)).toEqual([false])
  })

  it("lists applications in columns and marks the one of the shopper's car", async () => {
    const row = {
      years: "1967-1969",
      make: "Chevrolet",
      models: "Camaro",
      engine: "Any",
      note: "option Bolt Circle 4.75 in; except heavy-duty brakes"
    }
    expect((await page(sample.rotor))?.fits).toMatchObject([{ ...row, isYours: false }])
    expect((await page(sample.camshaft, null, camaro))?.fits).toMatchObject([{ engine: "Small Block Chevy Gen I", isYours: true }])
    expect((await page(sample.unknownFit, null, camaro))?.card.fit).toMatchObject({ fitment: "Unknown" })
    expect((await page(sample.unknownFit))?.fits).toEqual([])
  })

  it("lists related products of the same type that fit the project", async () => {
    const related = (await page(sample.firstFiller, null, camaro))?.related ?? []
    expect(related).toHaveLength(8)
    expect(related.some(({ productPageId }) => productPageId === sample.raceRotor || productPageId === sample.firstFiller)).toBe(false)
  })

  it("FIT-23 compares a part's measurements with those of parts that fit the car, but only if a car is known", async () => {
    const product = (id: number) => shop.database.kysely.updateTable("product").where("product_page_id", "=", id)
    const toSpecifications = (name: string, value: string) => JSON.stringify([{ name, value }])
    await product(sample.raceRotor)
      .set({ specifications: toSpecifications("Bolt Circle", "5.00 in") })
      .execute()
    await product(sample.rotor)
      .set({ specifications: toSpecifications("Bolt Circle", "4.75 in") })
      .execute()
    const statement = shop.database.kysely.updateTable("application").where("product_page_id", "=", sample.rotor)
    await statement.set({ options: "[]", variant_ordinals: null }).execute()
    const measures = (await page(sample.raceRotor, null, camaro))?.measures
    const nobodys = (await page(sample.raceRotor))?.measures
    await product(sample.raceRotor).set({ specifications: "[]" }).execute()
    await product(sample.rotor)
      .set({ specifications: toSpecifications("Shipping weight", "12.5 lb") })
      .execute()
    await statement.set({ options: JSON.stringify([{ name: "Bolt Circle", values: ["4.75 in"] }]), variant_ordinals: [1] }).execute()
    expect(measures).toEqual([{ name: "Bolt Circle", part: "5.00 in", car: "4.75 in", agrees: false }])
    expect(nobodys).toEqual([])
  })

  it("FIT-25 returns verdicts on a kit's components for the shopper's car, on its page and in its options", async () => {
    const answers = (kit: { readonly kitComponents: ReadonlyArray<{ readonly fit?: Verdict | null }> } | null | undefined) =>
      kit?.kitComponents.map(({ fit }) => fit?.fitment ?? null)
    expect(answers((await page(sample.kit, null, camaro))?.options)).toEqual(["NoFit", "UniversalFit"])
    expect(answers((await page(sample.kit))?.options)).toEqual([null, null])
  })

  it("names the replacement of a discontinued product and does not sell it", async () => {
    expect((await page(sample.unknownFit))?.variant).toMatchObject({
      isPurchaseable: false,
      availabilityText: "Discontinued",
      supersededBy: "CAM-P7-1"
    })
    expect((await options("CAM-P6"))?.isPurchaseable).toBe(false)
  })

  it("GAP-C27 returns options without a selection for a base number, and with the selected values for a SKU", async () => {
    const base = await options("cam-p2")
    expect(base).toMatchObject({ skuVariantNumber: null, isPurchaseable: true, productPageId: sample.rotor })
    expect(base?.indexOptions[0]).toMatchObject({
      isSelected: false,
      indexOptionValues: [
        { isSelected: false, url: null },
        { isSelected: false, url: null }
      ]
    })
    const variant = await options("CAM-P2-2")
    expect(variant?.skuVariantNumber).toBe("CAM-P2-2")
    expect(variant?.indexOptions[0]?.indexOptionValues.map(({ isSelected }) => isSelected)).toEqual([false, true])
    expect((await options("CAM-P3"))?.skuVariantNumber).toBe("CAM-P3-1")
  })

  it.each(["CAM-NONE", "CAM-P2-99", "IRO-2V1", "nonsense", "' or 1=1"])("returns no options for the unknown number %s", async (number) => {
    expect(await options(number)).toBeNull()
  })

  it("ATC-27 lists a kit's components, with the options of those that need a choice", async () => {
    const kit = await options("CAM-P4")
    expect(kit).toMatchObject({
      isIndexOptionKit: true,
      kitComponents: [
        {
          ordinality: 1,
          skuBaseNumber: "CAM-P2",
          skuVariantNumber: null,
          quantity: 2,
          salePriceString: "$1,234.00",
          indexOptions: [{ isSelected: false }]
        },
        { ordinality: 2, skuBaseNumber: "CAM-P8", skuVariantNumber: "CAM-P8-1", quantity: 1, indexOptions: [] }
      ]
    })
    expect((await page(sample.kit))?.options.kitComponents).toHaveLength(2)
  })

  it("returns options with their variants and fit, so that a selection needs no further request", async () => {
    expect((await options("CAM-P2", camaro))?.variants).toMatchObject([
      {
        skuVariantNumber: "CAM-P2-1",
        optionValues: ["4.75 in"],
        pricing: { salePriceString: "$1,234.00" },
        availabilityText: "3 left",
        fits: true
      },
      { skuVariantNumber: "CAM-P2-2", optionValues: ["5.00 in"], isPurchaseable: true, fits: false }
    ])
    const [open, fixed] = (await options("CAM-P4", camaro))?.kitComponents ?? []
    expect(open?.variants.map(({ skuVariantNumber, fits }) => [skuVariantNumber, fits])).toEqual([
      ["CAM-P2-1", true],
      ["CAM-P2-2", false]
    ])
    expect(fixed?.variants).toEqual([])
    expect((await options("CAM-P2", UNKNOWN_PROJECT))?.variants.map(({ fits }) => fits)).toEqual([null, null])
  })

  it("returns the choice group of kit components", async () => {
    const setGroup = (choice_group: string | null) =>
      shop.database.kysely.updateTable("kit_component").set({ choice_group }).where("ordinality", "=", 2).execute()
    await setGroup("pads")
    const groups = (await options("CAM-P4"))?.kitComponents.map(({ choiceGroup }) => choiceGroup)
    await setGroup(null)
    expect(groups).toEqual([null, "pads"])
  })

  it("BUY-11 names a fixed kit component with its variant, as the cart does, so that left and right are distinguishable", async () => {
    const settle = (component_variant_number: string | null) =>
      shop.database.kysely.updateTable("kit_component").set({ component_variant_number }).where("ordinality", "=", 1).execute()
    const name = async () => (await options("CAM-P4"))?.kitComponents[0]?.skuBaseName
    const open = await name()
    await settle("CAM-P2-2")
    const settled = await name()
    await settle(null)
    expect(settled).toBe(`${open}, 5.00 in`)
  })

  it("CALL-124 CALL-125 skuBases returns the current price and stock of cards and skips unknown numbers", async () => {
    const answer = (await shop.ask(skuBases, { skuBaseNumbers: ["CAM-P3", "CAM-GONE", "CAM-P2"], webUserGuid: null })).skuBases
    expect(answer.map(({ skuBaseNumber }) => skuBaseNumber).sort()).toEqual(["CAM-P2", "CAM-P3"])
    const tooMany = Array.from({ length: 101 }, (_, index) => `CAM-${index}`)
    await expect(shop.ask(skuBases, { skuBaseNumbers: tooMany, webUserGuid: null })).rejects.toThrow(
      "skuBaseNumbers: Expected at most 100 numbers"
    )
  })

  it("CALL-131 skuBaseFitment evaluates a batch with additional facets", async () => {
    const axle = { name: "Rear Axle", valueId: WireId.make(sample.rearAxle.gm12Bolt) }
    const judge = async (project: Project | null, selectedFacetData: ReadonlyArray<typeof axle> = []) => {
      const variables = { skuBaseNumbers: ["CAM-P2", "CAM-P3", "CAM-P7", "CAM-NONE"], project, selectedFacetData, webUserGuid: null }
      const { skuBaseFitment: verdicts } = await shop.ask(skuBaseFitment, variables)
      return Object.fromEntries(verdicts.map(({ skuBaseNumber, fitment, prompt }) => [skuBaseNumber, `${fitment} ${prompt}`]))
    }
    expect(await judge(camaro)).toEqual({
      "CAM-P2": "NoFit AdditionalFacets",
      "CAM-P3": "DirectFit null",
      "CAM-P7": "NoFit AdditionalFacets"
    })
    expect(await judge(camaro, [axle])).toMatchObject({ "CAM-P7": "DrivelineFit null" })
    expect(await judge(null)).toMatchObject({ "CAM-P2": "NoFit Vehicle", "CAM-P3": "NoFit Engine" })
  })
})
