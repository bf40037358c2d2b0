import { CarBody, Paint } from "@camber/domain/vehicle"
import fc from "fast-check"
import { gzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { carAddress } from "../address.ts"
import { contentHandler } from "../contentHandler.ts"
import { listFaults } from "../testing/checkDrawing.ts"
import { drawCar } from "./drawCar.ts"

const ELEMENTS = new Set(["svg", "title", "style", "g", "path", "circle", "ellipse"])
const expectSound = (svg: string): void => {
  expect(
    listFaults(
      svg,
      (name) => ELEMENTS.has(name),
      (attribute) => !/^on|^style$|^class$|^id$|href/.test(attribute)
    )
  ).toEqual([])
}

describe.each(CarBody.literals)("%s", (body) => {
  it("is valid and small in every paint, and differs between paints", () => {
    const pictures = ["none", ...Paint.literals].flatMap((paint) =>
      ["side", "mark"].map((view) => drawCar(body, { paint, view, theme: "auto" }))
    )
    for (const svg of pictures) {
      expectSound(svg)
      expect(gzipSync(svg).length).toBeLessThan(3000)
      for (const [, tone = ""] of svg.matchAll(/var\(--dw-(\w+)\)/g)) expect(svg).toContain(`--dw-${tone}:#`)
    }
    expect(new Set(pictures).size).toBe(pictures.length)
  })
})

it("any name and options result in valid SVG, and an unknown body is drawn as a sedan", () => {
  const options = fc.dictionary(
    fc.oneof(fc.constantFrom("paint", "view", "theme", "title", "dims"), fc.string()),
    fc.oneof(fc.string(), fc.double())
  )
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...CarBody.literals, "__proto__"), fc.string()), options, (name, raw) =>
      expectSound(drawCar(name, raw))
    )
  )
  expect(drawCar("flying-car")).toBe(drawCar("sedan"))
})

it("a car has its own path on the content host, without options that do not change the image", async () => {
  expect(carAddress("wagon", { paint: "teal", view: "side", v: 7 })).toBe("/content/cars/wagon.svg?paint=teal")
  expect(carAddress("wagon", { paint: "plaid" })).toBe("/content/cars/wagon.svg")
  const answer = contentHandler(new Request("http://content.test/content/cars/wagon.svg?paint=teal"))
  expect([answer?.status, await answer?.text()]).toEqual([200, drawCar("wagon", { paint: "teal", theme: "auto" })])
  expect(contentHandler(new Request("http://content.test/content/cars/boat.svg"))?.status).toBe(404)
})
