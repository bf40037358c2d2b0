import { CarBody, Paint } from "@camber/domain/vehicle"
import { gzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { cutawayAddress } from "../../address.ts"
import { contentHandler } from "../../contentHandler.ts"
import { listFaults } from "../../testing/checkDrawing.ts"
import { cutawayLayout, drawCutaway } from "./drawCutaway.ts"
import { openSpots, SYSTEMS } from "./spots.ts"

const ELEMENTS = new Set(["svg", "title", "style", "g", "path", "circle", "ellipse"])

describe.each(CarBody.literals)("the cutaway of %s", (body) => {
  it("CAR-01 is valid and small, in every paint and with each system highlighted", () => {
    const pictures = [
      ...Paint.literals.map((paint) => drawCutaway(body, { paint, theme: "auto" })),
      ...SYSTEMS.map((only) => drawCutaway(body, { only, theme: "auto" }))
    ]
    for (const svg of pictures) {
      expect(gzipSync(svg).length).toBeLessThan(8000)
      expect(listFaults(svg, (name) => ELEMENTS.has(name))).toEqual([])
      for (const [, tone = ""] of svg.matchAll(/var\(--dw-(\w+)\)/g)) expect(svg).toContain(`--dw-${tone}:#`)
    }
  })

  it("CAR-01 shows each of its systems, which does not overlap the numbers above and below", () => {
    const { height, places, width } = cutawayLayout(body)
    expect(places.size).toBe(openSpots(body) === null ? SYSTEMS.length : Object.keys(openSpots(body) ?? {}).length)
    for (const [system, { x, y }] of places) {
      expect([system, x > 0 && x < width, y > 48 && y < height - 48]).toEqual([system, true, true])
    }
  })
})

it("has its own path on the content host", async () => {
  const address = cutawayAddress("van", { paint: "red", only: "all" })
  expect(address).toBe("/content/cutaways/van.svg?paint=red")
  const answer = contentHandler(new Request(`http://content.test${address}`))
  expect([answer?.status, await answer?.text()]).toEqual([200, drawCutaway("van", { paint: "red", theme: "auto" })])
  expect(contentHandler(new Request("http://content.test/content/cutaways/boat.svg"))?.status).toBe(404)
})
