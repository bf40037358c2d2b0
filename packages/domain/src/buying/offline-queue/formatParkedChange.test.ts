import { expect, it } from "vitest"
import { createLine } from "../cart/testing/checkoutService.ts"
import { createCartItem } from "../cart/testing/createTestCart.ts"
import { computeCartTotals } from "../cart/rules.ts"
import { formatParkedChange } from "./formatParkedChange.ts"
import type { KeyedChange } from "./localServices.ts"
import type { LocalSnapshot } from "./model.ts"
import { EMPTY_SNAPSHOT } from "./syncedParts.ts"

const [line] = [createLine(createCartItem("A", 2))]
const known: LocalSnapshot = {
  cart: { lines: [line], ...computeCartTotals([line]) },
  lists: [{ id: "l", listName: "Brakes", shareGuid: "s", car: null, sharedAt: null, products: [], articles: [] }] as never,
  projects: []
}
const listItem = { skuBaseNumber: "CAM-B", skuVariantNumber: "CAM-B-1", quantity: 3, kitComponents: [] }
const parts = [{ skuBaseNumber: "CAM-B", title: "Rotor", brand: "", imageUrl: "", productPageUrl: "", price: "" }]
const changeOf = (operation: string, variables: object, shown: object = { parts, names: null }) =>
  ({ key: "k", operation, variables, shown }) as unknown as KeyedChange

it.each([
  ["addToCart", { items: [createCartItem("A", 1), createCartItem("B", 2)] }, "Put Camshaft, 2 of Rotor into your cart"],
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
  expect(formatParkedChange(changeOf(operation, variables), known)).toBe(text)
})

it("OFF-11 is told also where nothing is known", () => {
  const names = { make: "Chevrolet", model: "Camaro", raceType: null, engine: null }
  expect([
    formatParkedChange(changeOf("addNewProjectToGarage", {}, { parts: [], names }), EMPTY_SNAPSHOT),
    formatParkedChange(changeOf("addToCart", { items: [createCartItem("A", 1)] }, { parts: [], names: null }), EMPTY_SNAPSHOT),
    formatParkedChange(changeOf("changeCartLine", { lineId: "x", quantity: 1 }), EMPTY_SNAPSHOT)
  ]).toEqual(["Put Chevrolet Camaro into your garage", "Put part CAM-A into your cart", "Make it 1 of a part in your cart"])
})
