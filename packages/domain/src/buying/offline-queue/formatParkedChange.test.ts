import { expect, it } from "vitest"
import { SkuBaseNumber } from "../../catalog/catalog/sku.ts"
import { createLine } from "../cart/testing/checkoutService.ts"
import { createCartItem } from "../cart/testing/createTestCart.ts"
import { computeCartTotals } from "../cart/rules.ts"
import { formatParkedChange } from "./formatParkedChange.ts"
import type { DisplayContext, LocalSnapshot } from "./model.ts"
import { EMPTY_SNAPSHOT } from "./pendingChanges.ts"
import { createTestChange } from "./testing/createTestChange.ts"

const [line] = [createLine(createCartItem("A", 2))]
const known: LocalSnapshot = {
  cart: { lines: [line], ...computeCartTotals([line]) },
  lists: [{ id: "l", listName: "Brakes", shareGuid: "s", car: null, sharedAt: null, products: [], articles: [] }] as never,
  projects: []
}
const listItem = { skuBaseNumber: "CAM-B", skuVariantNumber: "CAM-B-1", quantity: 3, kitComponents: [] }
const parts = [{ skuBaseNumber: SkuBaseNumber.make("CAM-B"), title: "Rotor", brand: "", imageUrl: "", productPageUrl: "", price: "" }]
const createChange = (operation: string, variables: object, shown: DisplayContext = { parts, names: null }) =>
  createTestChange(operation, variables, { shown })

it.each([
  ["addToCart", { items: [createCartItem("A", 1), createCartItem("B", 2)] }, "Add Camshaft, 2 × Rotor to your cart"],
  ["changeCartLine", { lineId: line.lineId, quantity: 4 }, "Change Camshaft to 4 in your cart"],
  ["removeCartLines", { lineIds: [line.lineId] }, "Remove Camshaft from your cart"],
  ["createList", { listName: "Brakes", items: [], articleIds: [] }, "Create the list Brakes"],
  ["addListItems", { listId: "l", items: [listItem] }, "Add 3 × Rotor to Brakes"],
  ["addListArticles", { listId: "l", articleIds: [1, 2] }, "Add 2 articles to Brakes"],
  ["setListQuantity", { listId: "l", item: listItem }, "Change Rotor to 3 on Brakes"],
  ["removeListItem", { listId: "gone", item: listItem }, "Remove Rotor from a list"],
  ["removeListArticle", { listId: "l", articleId: 1 }, "Remove an article from Brakes"],
  ["removeProjectFromGarage", { projectId: "p" }, "Remove a car from your garage"]
])("OFF-11 describes a parked %s change to the shopper", (operation, variables, text) => {
  expect(formatParkedChange(createChange(operation, variables), known)).toBe(text)
})

it("OFF-11 describes a parked change without any local data", () => {
  const names = { make: "Chevrolet", model: "Camaro", raceType: null, engine: null }
  expect([
    formatParkedChange(createChange("addNewProjectToGarage", {}, { parts: [], names }), EMPTY_SNAPSHOT),
    formatParkedChange(createChange("addToCart", { items: [createCartItem("A", 1)] }, { parts: [], names: null }), EMPTY_SNAPSHOT),
    formatParkedChange(createChange("changeCartLine", { lineId: "x", quantity: 1 }), EMPTY_SNAPSHOT)
  ]).toEqual(["Add Chevrolet Camaro to your garage", "Add part CAM-A to your cart", "Change a part to 1 in your cart"])
})
