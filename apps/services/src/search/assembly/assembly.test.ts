import { assemblies, assembly } from "@camber/domain/assembly"
import { listing, parseListing } from "@camber/domain/search"
import { MakeId, ModelId, ModelYear, type Project, RaceTypeId, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../../test/allDatabases.ts"
import { assemblies as exploded } from "@camber/part-drawings"
import { openServices, type OpenServices } from "../../../test/openServices.ts"
import { sample } from "../../schema/testing/sampleVehicles.ts"
import { getRenderedImageUrl } from "../../schema/testing/rows.ts"

const vehicle = { year: ModelYear.make(1969), makeId: MakeId.make(sample.chevrolet), modelId: ModelId.make(sample.camaro) }
const rotors = [
  sample.rotor,
  sample.raceRotor,
  ...Array.from({ length: sample.lastFiller - sample.firstFiller + 1 }, (_, at) => sample.firstFiller + at)
]
const camaro: Project = { ...UNKNOWN_PROJECT, vehicle }

describe.each(allDatabases)("assemblies on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
    await shop.database.kysely
      .insertInto("product_facet")
      .values([
        ...rotors.map((id) => ({ product_page_id: id, name: "Part type", value: "Brake Rotors" })),
        ...rotors.slice(2).map((id, index) => ({ product_page_id: id, name: "Position", value: index % 3 === 0 ? "Rear" : "Front" })),
        { product_page_id: sample.rotor, name: "Position", value: "Front" },
        { product_page_id: sample.camshaft, name: "Part type", value: "Camshafts" }
      ])
      .execute()
  })
  afterAll(() => shop.database.drop())

  const brakes = async (project: Project | null) => (await shop.ask(assembly, { name: "brake-corner", project })).assembly
  const rotor = async (project: Project | null) => (await brakes(project))?.pieces.find(({ id }) => id === "rotor")

  it("ASM-02 lists the parts that fit each piece, with variant, quantity and price", async () => {
    const piece = await rotor(camaro)
    expect(piece).toMatchObject({ number: 1, isRequired: true, isHanded: true, plural: "Brake Rotors" })
    expect(piece?.href).toBe("/shop/rotors~2-3-1?facet=Part%20type%3ABrake%20Rotors&facet=Position%3AFront")
    const [first] = piece?.choices ?? []
    expect(first).toMatchObject({ skuBaseNumber: "CAM-P2", fit: { fitment: "DirectFit" } })
    expect(first?.items).toMatchObject([{ skuVariantNumber: "CAM-P2-1", side: null, unitPrice: 123_400 }])
    expect(piece?.choices.length).toBeLessThanOrEqual(3)
  })

  it("ASM-02 returns the same number of parts for each piece as the listing behind its See All link, with and without a car", async () => {
    let counted = 0
    for (const project of [null, camaro, { ...UNKNOWN_PROJECT, raceTypeId: RaceTypeId.make(2) }])
      for (const { name } of exploded) {
        const answer = (await shop.ask(assembly, { name, project })).assembly
        // The sample shop lacks most types. For these, "See All" leads to all parts.
        for (const { count, href } of answer?.pieces.filter(({ href }) => href !== "/shop/all") ?? []) {
          const { pathname, searchParams } = new URL(href, "http://shop.test")
          const address = parseListing(pathname, searchParams)
          if (address === null || address === undefined) throw new Error(`The link ${href} leads to no listing`)
          const listed = (await shop.ask(listing, { address, project })).listing
          // If nothing fits, the listing shows all parts with a notice.
          if (project === null || count > 0) expect(listed?.total, href).toBe(count)
          if (project !== null) expect(listed?.fit?.fitting, href).toBe(count)
          counted += count
        }
      }
    expect(counted).toBeGreaterThan(0)
  })

  it("ASM-02 asks for the engine if a camshaft depends on it, unless the shopper does not know the engine", async () => {
    const cam = async (project: Project) =>
      (await shop.ask(assembly, { name: "v8-top-end", project })).assembly?.pieces.find(({ id }) => id === "cam")
    expect(await cam(camaro)).toMatchObject({ count: 0, choices: [], question: { prompt: "Engine", asks: ["installed"] } })
    expect(await cam({ ...camaro, declined: ["Engine"] })).toMatchObject({ count: 0, question: null })
    expect((await rotor(camaro))?.question).toBeNull()
  })

  it("ASM-02 reports that nothing fits a piece", async () => {
    const pads = (await brakes(camaro))?.pieces.find(({ id }) => id === "pads")
    expect(pads).toMatchObject({ count: 0, lowest: null, choices: [], question: null })
  })

  it("ASM-07 counts the parts of each piece if no car is known, but offers no choices", async () => {
    for (const project of [null, UNKNOWN_PROJECT]) {
      const answer = await brakes(project)
      expect(answer?.isForCar).toBe(false)
      expect(answer?.pieces.every(({ choices }) => choices.length === 0)).toBe(true)
      expect(answer?.pieces.find(({ id }) => id === "rotor")?.count).toBeGreaterThan(0)
    }
  })

  it("ASM-01 returns null for an unknown assembly and rejects an overlong name", async () => {
    expect((await shop.ask(assembly, { name: "nonsense", project: null })).assembly).toBeNull()
    await expect(shop.ask(assembly, { name: "x".repeat(41), project: null })).rejects.toThrow("name")
  })

  it("ASM-06 lists each assembly with its image and the number of pieces with fitting parts", async () => {
    const tiles = (await shop.ask(assemblies, { project: camaro })).assemblies
    expect(tiles[0]).toMatchObject({
      href: "/assembly/brake-corner",
      imageUrl: getRenderedImageUrl("/content/assemblies/brake-corner.svg"),
      pieces: 6,
      fitting: 1
    })
    expect(tiles.length).toBe(6)
    const anybodys = (await shop.ask(assemblies, { project: null })).assemblies
    expect(anybodys.every(({ fitting }) => fitting === null)).toBe(true)
  })
})
