import { ModelYear, Paint, type Project, type ProjectDescription, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { expect, it } from "vitest"
import { answerImage } from "@camber/part-drawings"
import { categoryTree } from "../reference/categoryTree.ts"
import { unversionedPictures } from "../schema/testing/rows.ts"
import { getPartPosition } from "./getPartPosition.ts"

const category = (category_id: string, slug: string) => ({ category_id, parent_id: null, slug, name: slug, drawing: "", ordinality: 1 })
const categories = categoryTree([category("1", "rotors"), category("2", "seats"), category("3", "t-shirts"), category("4", "radiators")])
const description: ProjectDescription = {
  year: ModelYear.make(1969),
  make: "Chevrolet",
  model: "Camaro",
  vehicleBaseId: null,
  raceType: null,
  body: "pony-coupe",
  engine: null,
  stockEngine: null,
  facetValues: [],
  shopUrl: "/shop/all?fits=1",
  searchUrl: "/search",
  customerProjectUrl: "/vehicle/1969-chevrolet-camaro~12",
  clearSelectionUrl: "/shop/all"
}
const place = (
  category_id: string,
  position: string | null,
  changes: Partial<ProjectDescription> = {},
  project: Project = UNKNOWN_PROJECT
) =>
  getPartPosition(
    { category_id, specifications: position === null ? [] : [{ name: "Position", value: position }] },
    { project, description: { ...description, ...changes } },
    { categories },
    unversionedPictures
  )

it("getPartPosition returns the system of a part by its category and axle, with a picture of the car in its own color", async () => {
  expect([place("1", "Front")?.name, place("1", "Rear")?.name, place("2", null)?.name]).toEqual(["Front Brakes", "Rear Brakes", "Interior"])
  const painted = place("1", "Front", {}, { ...UNKNOWN_PROJECT, paint: Paint.literals[1] })
  expect(painted?.picture.url).toContain(`paint=${Paint.literals[1]}`)
  expect(painted).toMatchObject({ system: "front-brakes", listingPath: "/vehicle/1969-chevrolet-camaro~12" })
  for (const path of [painted?.picture.url, painted?.litUrl])
    expect((await answerImage(new Request(`https://shop.test${path}`)))?.status).toBe(200)
})

it("getPartPosition returns null without an axle or a car page, for parts without a car system, and for cars whose drawing does not have the system", () => {
  expect([place("1", null), place("3", null), place("4", null, { body: "kart" })]).toEqual([null, null, null])
  expect([place("1", "Front", { customerProjectUrl: null }), place("1", "Front", { body: null })]).toEqual([null, null])
  expect(getPartPosition({ category_id: "1", specifications: [] }, null, { categories }, unversionedPictures)).toBeNull()
})
