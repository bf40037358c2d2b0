import type { CarSystems } from "@camber/domain/search"
import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { sampleCookies, sampleProject } from "../../../test/samples.ts"

const system = (id: string, name: string, count: number) => ({
  id,
  name,
  count,
  types: count === 0 ? [] : [{ label: `${name} Parts`, href: `/vehicle/1969-chevrolet-camaro?facet=Category:${id}`, count }],
  place: { x: 300, y: 200, reach: 20 }
})
const car: CarSystems = {
  name: "1969 Chevrolet Camaro",
  listingPath: "/vehicle/1969-chevrolet-camaro",
  total: 1234,
  body: "pony-coupe",
  picture: { url: "/content/cutaways/pony-coupe.svg", width: 1240, height: 445 },
  systems: [system("cooling", "Cooling", 12), system("front-brakes", "Front Brakes", 5), system("rear-axle", "Rear Axle", 0)]
}
const address = `${car.listingPath}/car`
const draw = (path: string, selected: typeof sampleProject | null = null) =>
  renderStorefront(
    path,
    { ask: async () => JSON.parse(JSON.stringify(car)) },
    { selected },
    createTestRuntime(selected === null ? undefined : sampleCookies)
  )
const box = (name: string) => within(screen.getByRole("region", { name }))
const picture = () => document.querySelector(".carmap__car")?.getAttribute("src")

describe("car page", () => {
  it("CAR-01 opens the front brakes at first, shows their part types and counts, and highlights them on the car", async () => {
    await draw(address)
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("1969 Chevrolet Camaro")
    const link = box("Front Brakes").getByRole("link", { name: /Front Brakes Parts/ })
    expect([link.textContent, link.getAttribute("href")]).toEqual([
      "Front Brakes Parts5",
      "/vehicle/1969-chevrolet-camaro?facet=Category:front-brakes"
    ])
    expect(document.querySelector(".lit.is-on")?.getAttribute("src")).toBe("/content/cutaways/pony-coupe.svg?only=front-brakes")
  })

  it("CAR-01 opens the system in the address, and the first one if the address names an unknown system", async () => {
    await draw(`${address}?system=cooling`)
    expect(box("Cooling").getByText("12 fit")).toBeTruthy()
  })

  it("CAR-01 shows that no part fits for a system without fitting parts", async () => {
    await draw(`${address}?system=rear-axle`)
    expect(box("Rear Axle").getByText("Nothing here fits this car yet.")).toBeTruthy()
  })

  it("CAR-01 lists every system by name with its count and link, and marks the open one", async () => {
    await draw(address)
    const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1)
    expect(rows.map((row) => within(row).getByRole("link").getAttribute("href"))).toEqual(
      ["cooling", "front-brakes", "rear-axle"].map((id) => `${address}?system=${id}#system`)
    )
    expect(rows.map((row) => within(row).getByRole("link").getAttribute("aria-current"))).toEqual([null, "true", null])
    expect(within(rows[0]!).getByText("12")).toBeTruthy()
  })

  it("CAR-01 offers the numbers on the picture only to pointers, as an alternative to the names", async () => {
    await draw(address)
    const second = [...document.querySelectorAll("svg a.sys")]
    expect(second).toHaveLength(3)
    expect(second.every((link) => link.getAttribute("tabindex") === "-1" && link.closest("[aria-hidden=true]") !== null)).toBe(true)
  })

  it("CAR-04 renders the selected car in its owner's paint, and other cars without paint", async () => {
    const own = { project: { ...sampleProject.project, paint: "teal" as const }, description: sampleProject.description }
    await draw(address, own)
    expect(picture()).toBe("/content/cutaways/pony-coupe.svg?paint=teal")
  })

  it("ASM-09 links an open system of the selected car to its exploded drawing", async () => {
    await draw(address, sampleProject)
    expect(box("Front Brakes").getByRole("link", { name: "Exploded Drawing" }).getAttribute("href")).toBe("/assembly/brake-corner")
  })

  it("ASM-09 shows no link to a drawing for another car", async () => {
    await draw(address)
    expect(screen.queryByRole("link", { name: "Exploded Drawing" })).toBeNull()
  })

  it("CAR-04 renders another car without paint", async () => {
    await draw(address, { ...sampleProject, description: { ...sampleProject.description, customerProjectUrl: "/vehicle/other" } })
    expect(picture()).toBe("/content/cutaways/pony-coupe.svg")
  })
})
