import { recommendationSections, sections } from "@camber/domain/recommendations"
import { RaceTypeId, raceTypeDropdown } from "@camber/domain/vehicle"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { nothingKnown } from "../recommendations/testing/nothingKnown.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"

const autocross = 77

describe.each(allDatabases)("a race class without parts on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
    await shop.database.kysely
      .insertInto("race_type")
      .values({
        race_type_id: autocross,
        slug: "autocross",
        name: "Autocross",
        short_name: "Autocross",
        discipline: "road",
        surface: "asphalt"
      })
      .execute()
  })
  afterAll(() => shop.database.drop())

  const offered = async (raceTypeId: number | null) =>
    (
      await shop.ask(raceTypeDropdown, { raceTypeId: raceTypeId === null ? null : RaceTypeId.make(raceTypeId), selectedFacetData: [] })
    ).raceTypeDropdown.raceTypes.map(({ optionId }) => optionId)

  it("FIT-31 is offered in the vehicle picker only for a car that already has it", async () => {
    expect(await offered(null)).toEqual([sample.dirtLateModel])
    expect(await offered(autocross)).toEqual([autocross, sample.dirtLateModel])
  })

  it("FIT-31 is not in the race classes of the home page", async () => {
    const { recommendationSections: home } = await shop.ask(recommendationSections, { ...nothingKnown, sections: [sections.home] })
    expect(JSON.stringify(home)).toContain("/race/dirt-late-model")
    expect(JSON.stringify(home)).not.toContain("/race/autocross")
  })

  it("FIT-31 is not in the sitemap", async () => {
    const file = await shop.crawlers(new Request("http://elsewhere.test/sitemaps/pages.xml"))
    const pages = await file?.text()
    expect(pages).toContain("/race/dirt-late-model<")
    expect(pages).not.toContain("/race/autocross")
  })

  it("FIT-31 is offered if no class has parts, as in a shop without a catalog", async () => {
    const empty = await openServices(open)
    await empty.database.kysely.updateTable("application").set({ race_type_ids: null }).execute()
    const { raceTypes } = (await empty.ask(raceTypeDropdown, { raceTypeId: null, selectedFacetData: [] })).raceTypeDropdown
    expect(raceTypes.map(({ optionId }) => optionId)).toEqual([sample.dirtLateModel])
    await empty.database.drop()
  })
})
