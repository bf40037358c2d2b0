import { evaluateProduct, productPage, unjudgedProduct } from "@camber/domain/catalog"
import { skuBaseFitment } from "@camber/domain/fitment"
import { describeProject, MakeId, ModelId, ModelYear, type Project, RaceTypeId, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { getRunCount, allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"

const part = fc.constantFrom(sample.rotor, sample.camshaft, sample.kit, sample.raceRotor, sample.unknownFit, sample.axleKit)
const car = fc
  .record(
    {
      vehicle: fc
        .tuple(
          fc.integer({ min: 1967, max: 1970 }),
          fc.constantFrom([sample.chevrolet, sample.camaro], [sample.chevrolet, sample.nova], [sample.ford, sample.mustang])
        )
        .map(([year, [makeId = 0, modelId = 0]]) => ({
          year: ModelYear.make(year),
          makeId: MakeId.make(makeId),
          modelId: ModelId.make(modelId)
        })),
      raceTypeId: fc.constant(RaceTypeId.make(sample.dirtLateModel)),
      engineIds: fc.constant({ engineSeriesId: sample.smallBlock }),
      isStockEngine: fc.boolean(),
      facets: fc.constantFrom(
        [],
        [{ name: "Rear Axle", valueId: sample.rearAxle.gm12Bolt }],
        [{ name: "Rear Axle", valueId: sample.rearAxle.ford9 }]
      )
    },
    { requiredKeys: ["facets"] }
  )
  .map((fields) => ({ ...UNKNOWN_PROJECT, ...fields }) as Project)

/** Only one of the rotor's options fits this car. */
const camaro: Project = {
  ...UNKNOWN_PROJECT,
  vehicle: { year: ModelYear.make(1969), makeId: MakeId.make(sample.chevrolet), modelId: ModelId.make(sample.camaro) },
  engineIds: { engineSeriesId: sample.smallBlock }
}

/** Drops empty report fields, which the service sends but the device leaves out. */
const withoutReports = (shown: unknown): unknown =>
  JSON.parse(
    JSON.stringify(shown, (name, value: unknown) =>
      ["buyers", "held", "others", "reports"].includes(name) && value === null ? undefined : value
    )
  )

describe.each(allDatabases)("product data on the device on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  afterAll(() => shop.database.drop())

  it("OFF-07 results in the same verdict on the device as from the services, for any car", { tags: "full", timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(part, car, async (productPageId, project) => {
        const fromService = (await shop.ask(productPage, { productPageId, skuVariantNumber: null, project })).productPage!
        const { skuVariantNumber } = fromService.variant
        const unjudged = (await shop.ask(unjudgedProduct, { productPageId, skuVariantNumber })).unjudgedProduct!
        const description = (await shop.ask(describeProject, { project })).describeProject
        const onDevice = evaluateProduct(unjudged, project, description)
        for (const shown of ["card", "variant"] as const) expect(onDevice[shown]).toEqual(withoutReports(fromService[shown]))
        // The device does not store the applications of a kit's components.
        const kitComponents = fromService.options.kitComponents.map((component) => ({ ...component, fit: null }))
        expect(onDevice.options).toEqual(withoutReports({ ...fromService.options, kitComponents }))
      }),
      { numRuns: getRunCount(150), examples: [[sample.rotor, camaro]] }
    )
  })

  it("OFF-07 is null for an unknown product", async () => {
    expect((await shop.ask(unjudgedProduct, { productPageId: 999_999, skuVariantNumber: null })).unjudgedProduct).toBeNull()
  })

  it("FIT-34 results in no verdict for a part that is not for vehicles, on the device and from the services", async () => {
    const productPageId = sample.unknownFit
    const { kysely } = shop.database
    await kysely.updateTable("product").set({ is_for_vehicles: false }).where("product_page_id", "=", productPageId).execute()
    const fromService = (await shop.ask(productPage, { productPageId, skuVariantNumber: null, project: camaro })).productPage!
    const { skuVariantNumber } = fromService.variant
    const unjudged = (await shop.ask(unjudgedProduct, { productPageId, skuVariantNumber })).unjudgedProduct!
    for (const { card, variant } of [fromService, evaluateProduct(unjudged, camaro, null)])
      expect([card.fit, variant.fit]).toEqual([null, null])
    const skuBaseNumbers = [fromService.card.skuBaseNumber]
    const asked = { skuBaseNumbers, project: camaro, selectedFacetData: [], webUserGuid: null }
    expect((await shop.ask(skuBaseFitment, asked)).skuBaseFitment).toEqual([])
  })
})
