import { listing, popularParts, ALL_PRODUCTS } from "@camber/domain/search"
import { MakeId, ModelId, ModelYear, type Project, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"

const camaro: Project = {
  ...UNKNOWN_PROJECT,
  vehicle: { year: ModelYear.make(1969), makeId: MakeId.make(sample.chevrolet), modelId: ModelId.make(sample.camaro) }
}
const projects: ReadonlyArray<readonly [whose: string, project: Project | null]> = [
  ["nobody", null],
  ["a visitor without a car", UNKNOWN_PROJECT],
  ["a car", camaro]
]

describe.each(allDatabases)("popular parts on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  afterAll(() => shop.database.drop())

  const ask = async (project: Project | null, limit = 10) => (await shop.ask(popularParts, { project, limit })).popularParts
  /** Executes the call in process, as the shop's own pages do. */
  const askInProcess = async (project: Project | null) =>
    (
      await shop.answerOwnCall(
        { service: "discovery", id: popularParts.id, variables: { project, limit: 10 } },
        new AbortController().signal
      )
    ).data

  it.each(projects)("OPS-80 popular parts are the same as the first cards of the full listing for %s", async (_, project) => {
    const address = { ...ALL_PRODUCTS, fits: project === camaro }
    const whole = (await shop.ask(listing, { address, project })).listing!
    for (const limit of [1, 10, 24]) {
      const { cards, children, fit, total } = await ask(project, limit)
      expect({ cards, children, fit, total }).toEqual({
        cards: whole.cards.slice(0, limit),
        children: whole.children,
        fit: whole.fit,
        total: whole.total
      })
    }
  })

  it("OPS-87 all visitors without a car get the same response, but not visitors with a car", async () => {
    const [bots, everybodys] = [await askInProcess(null), await askInProcess(UNKNOWN_PROJECT)]
    const ofCar = await askInProcess(camaro)
    expect([await askInProcess(null), await askInProcess(UNKNOWN_PROJECT)].map((answer, at) => answer === [bots, everybodys][at])).toEqual([
      true,
      true
    ])
    expect(await askInProcess(camaro)).not.toBe(ofCar)
    expect(everybodys).not.toEqual(ofCar)
    expect(everybodys).not.toEqual(bots)
  })

  it.each([
    ["a price", `update variant set price_cents = price_cents + 100`],
    ["a title", `update product set title = title || '!'`],
    ["a quantity", `update variant set quantity = 1 where product_page_id = ${sample.rotor}`],
    ["an availability", `update variant set availability = 'Discontinued', quantity = 0 where product_page_id = ${sample.rotor}`],
    ["a rating", `update product set rating = 2.5 where product_page_id = ${sample.camshaft}`],
    ["a brand", `update brand set name = name || '!'`]
  ])("OPS-87 change with the listing after a change of %s", async (_, statement) => {
    const before = await ask(UNKNOWN_PROJECT, 24)
    await sql.raw(statement).execute(shop.database.kysely)
    await shop.changes.poll()
    const { cards, total } = await ask(UNKNOWN_PROJECT, 24)
    const whole = (await shop.ask(listing, { address: { ...ALL_PRODUCTS, fits: false }, project: UNKNOWN_PROJECT })).listing!
    expect({ cards, total }).toEqual({ cards: whole.cards, total: whole.total })
    expect({ cards, total }).not.toEqual({ cards: before.cards, total: before.total })
  })
})
