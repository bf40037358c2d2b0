import { expect, it } from "vitest"
import { ListId } from "../../buying/lists/model.ts"
import { planHref } from "../../buying/lists/rules.ts"
import { questionHref } from "../../catalog/questions/questionForm.ts"
import { parsePageNumber } from "./parsePageNumber.ts"

const isOnePage = (one: string, other: string) => {
  const [here, there] = [one, other].map((href) => parsePageNumber(new URL(href, "https://shop.example")))
  return here === there
}

it("NAV-174 a different search term, list or reviewed product is a different page", () => {
  expect([
    isOnePage("/search?query=brake+pads", "/search?query=rotors"),
    isOnePage("/search?query=brake+pads", "/search"),
    isOnePage("/search?query=rotors", "/shop/rotors?query=rotors"),
    isOnePage(planHref({ id: ListId.make("a") }), planHref({ id: ListId.make("b") })),
    isOnePage("/buildlist/shared?shareGuid=a", "/buildlist/shared?shareGuid=b"),
    isOnePage(questionHref("CAM-1"), questionHref("CAM-2"))
  ]).toEqual([false, false, false, false, false, false])
})

it("NAV-174 filters, sort order, variants and anchors do not change the page", () => {
  expect(isOnePage("/search?query=brake+pads", "/search?facet=Brand:Ironvale&query=brake%20pads")).toBe(true)
  expect(isOnePage("/shop/brakes~2-3?sort=price&page=2", "/shop/brakes~2-3")).toBe(true)
  expect(isOnePage("/item/rotor/2?sku=b", "/item/rotor/2#reviews")).toBe(true)
})
