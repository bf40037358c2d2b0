import { expect, it } from "vitest"
import { lineOf } from "../cart/testing/checkoutService.ts"
import { itemOf } from "../cart/testing/createTestCart.ts"
import { cartTotals } from "../cart/rules.ts"
import { asideText } from "./formatParkedChange.ts"
import type { NamedChange } from "./localServices.ts"
import type { Known } from "./model.ts"
import { nothingKnown } from "./syncedParts.ts"

const [line] = [lineOf(itemOf("A", 2))]
const known: Known = {
  cart: { lines: [line], ...cartTotals([line]) },
  lists: [{ id: "l", listName: "Brakes", shareGuid: "s", car: null, sharedAt: null, products: [], articles: [] }] as never,
  projects: []
}
const listItem = { skuBaseNumber: "CAM-B", skuVariantNumber: "CAM-B-1", quantity: 3, kitComponents: [] }
const parts = [{ skuBaseNumber: "CAM-B", title: "Rotor", brand: "", imageUrl: "", productPageUrl: "", price: "" }]
const changeOf = (operation: string, variables: object, shown: object = { parts, names: null }) =>
  ({ key: "k", operation, variables, shown }) as unknown as NamedChange

it.each([
  ["addToCart", { items: [itemOf("A", 1), itemOf("B", 2)] }, "Put Camshaft, 2 of Rotor into your cart"],
  ["changeCartLine", { lineId: line.lineId, quantity: 4 }, "Make it 4 of Camshaft in your cart"],
  ["removeCartLines", { lineIds: [line.lineId] }, "Take Camshaft out of your cart"],
  ["createList", { listName: "Brakes", items: [], articleIds: [] }, "Make the list Brakes"],
  ["addListItems", { listId: "l", items: [listItem] }, "Put 3 of Rotor on Brakes"],
  ["addListArticles", { listId: "l", articleIds: [1, 2] }, "Put 2 articles on Brakes"],
  ["setListQuantity", { listId: "l", item: listItem }, "Make it 3 of Rotor on Brakes"],
  ["removeListItem", { listId: "gone", item: listItem }, "Take Rotor off a list"],
  ["removeListArticle", { listId: "l", articleId: 1 }, "Take an article off Brakes"],
  ["removeProjectFromGarage", { projectId: "p" }, "Take a car out of your garage"]
])("OFF-11 what was put aside is told in the shopper's words: %s", (operation, variables, text) => {
  expect(asideText(changeOf(operation, variables), known)).toBe(text)
})

it("OFF-11 is told also where nothing is known", () => {
  const names = { make: "Chevrolet", model: "Camaro", raceType: null, engine: null }
  expect([
    asideText(changeOf("addNewProjectToGarage", {}, { parts: [], names }), nothingKnown),
    asideText(changeOf("addToCart", { items: [itemOf("A", 1)] }, { parts: [], names: null }), nothingKnown),
    asideText(changeOf("changeCartLine", { lineId: "x", quantity: 1 }), nothingKnown)
  ]).toEqual(["Put Chevrolet Camaro into your garage", "Put part CAM-A into your cart", "Make it 1 of a part in your cart"])
})
