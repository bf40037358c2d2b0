import { expect, it } from "vitest"
import { toDisplayContext } from "./toDisplayContext.ts"

const part = {
  skuBaseNumber: "CAM-2",
  title: "Rotor",
  brand: "Ironvale",
  imageUrl: "/rotor.svg",
  productPageUrl: "/item/rotor/2",
  price: "$9.00"
}
const nothing = { parts: [], names: null }
const dropdown = (value: number | null, displayName: string) => ({ value, options: [{ optionId: 1, displayName }] })
const form = {
  make: dropdown(1, "Chevrolet"),
  model: dropdown(1, "Camaro"),
  raceType: dropdown(null, "Drag"),
  stockEngine: dropdown(null, "5.7L V8"),
  engineDisplacement: dropdown(1, "350 ci")
}

it("OFF-04 keeps only the displayed fields of a page's parts", () => {
  expect(toDisplayContext([{ ...part, secret: "more" }])).toEqual({ parts: [part], names: null })
})

it("OFF-04 keeps a form's vehicle names, with the stock or the swapped engine", () => {
  expect(toDisplayContext(form).names).toEqual({ make: "Chevrolet", model: "Camaro", raceType: null, engine: "350 ci" })
  expect(toDisplayContext({ ...form, stockEngine: dropdown(1, "5.7L V8") }).names?.engine).toBe("5.7L V8")
})

it.each([
  ["nothing", undefined],
  ["no parts", "text"],
  ["a part without a title", [{ ...part, title: undefined }]],
  ["a title that is too long", [{ ...part, title: "x".repeat(401) }]],
  ["more parts than a page has", Array.from({ length: 51 }, () => part)],
  ["half a form", { make: form.make }]
])("OFF-06 drops %s", (_, shown) => {
  expect(toDisplayContext(shown)).toEqual(nothing)
})
