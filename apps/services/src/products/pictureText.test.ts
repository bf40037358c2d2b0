import { expect, it } from "vitest"
import { pictureText } from "./listImages.ts"

const options = [
  {
    id: 11,
    name: "Type",
    values: [
      { id: 2, name: "Single" },
      { id: 3, name: "Tandem" }
    ]
  },
  {
    id: 12,
    name: "Finish",
    values: [
      { id: 4, name: "Black" },
      { id: 5, name: "Polished" }
    ]
  },
  {
    id: 13,
    name: "Bore",
    values: [
      { id: 6, name: "1 in" },
      { id: 7, name: "1.125 in" }
    ]
  }
]
const variant = (image: string, ...option_value_ids: number[]) => ({ image, option_value_ids })
const product = {
  title: "Cruiser Master Cylinder",
  options,
  allVariants: [variant("a", 2, 4, 6), variant("a", 2, 4, 7), variant("b", 3, 5, 6), variant("b", 3, 5, 7)]
}

it("WCAG 1.1.1 the text of an image contains the options that distinguish it, or only the title if there are none", () => {
  expect(pictureText(product, "a")).toBe("Cruiser Master Cylinder, Single, Black")
  expect(pictureText(product, "b")).toBe("Cruiser Master Cylinder, Tandem, Polished")
  expect(pictureText({ ...product, allVariants: [variant("a", 2, 4, 6), variant("a", 2, 4, 7)] }, "a")).toBe("Cruiser Master Cylinder")
  expect(pictureText(product, "of-no-variant")).toBe("Cruiser Master Cylinder")
})
