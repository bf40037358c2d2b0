import { toProjectDescription } from "../../vehicles/garage/toProjectDescription.ts"
import type { KeyedChange } from "./localServices.ts"
import type { VehicleNames, LocalSnapshot } from "./model.ts"

const counted = (title: string, pieces: number): string => (pieces === 1 ? title : `${pieces} of ${title}`)
const joined = (names: ReadonlyArray<string>): string => names.join(", ")
const carOf = (names: Pick<VehicleNames, "engine" | "make" | "model" | "raceType"> | null): string =>
  [names?.make, names?.model, names?.raceType, names?.engine].filter((name) => typeof name === "string").join(" ") || "a car"

/** What a change was to do, in the shopper's words. `known` has the names of what it does not name itself. Total. */
export const formatParkedChange = ({ operation, shown, variables }: KeyedChange, { cart, lists, projects }: LocalSnapshot): string => {
  const titleOf = (skuBaseNumber: string): string =>
    shown.parts.find((part) => part.skuBaseNumber === skuBaseNumber)?.title ??
    lists?.flatMap(({ products }) => products).find((product) => product.skuBaseNumber === skuBaseNumber)?.title ??
    `part ${skuBaseNumber}`
  const lineTitle = (id: string): string => cart?.lines.find(({ lineId }) => lineId === id)?.title ?? "a part"
  const listName = (id: string): string => lists?.find((list) => list.id === id)?.listName ?? "a list"
  switch (operation) {
    case "addToCart": {
      const names = variables.items.map((item) => {
        const line = cart?.lines.find(({ skuVariantNumber }) => skuVariantNumber === item.skuVariantNumber)
        return counted(line?.title ?? titleOf(item.skuBaseNumber), item.quantityRequested)
      })
      return `Put ${joined(names)} into your cart`
    }
    case "changeCartLine":
      return `Make it ${variables.quantity} of ${lineTitle(variables.lineId)} in your cart`
    case "removeCartLines":
      return `Take ${joined(variables.lineIds.map(lineTitle))} out of your cart`
    case "createList":
      return `Make the list ${variables.listName}`
    case "addListItems":
      return `Put ${joined(variables.items.map((item) => counted(titleOf(item.skuBaseNumber), item.quantity)))} on ${listName(variables.listId)}`
    case "addListArticles":
      return `Put ${variables.articleIds.length === 1 ? "an article" : `${variables.articleIds.length} articles`} on ${listName(variables.listId)}`
    case "setListQuantity":
      return `Make it ${variables.item.quantity} of ${titleOf(variables.item.skuBaseNumber)} on ${listName(variables.listId)}`
    case "removeListItem":
      return `Take ${titleOf(variables.item.skuBaseNumber)} off ${listName(variables.listId)}`
    case "removeListArticle":
      return `Take an article off ${listName(variables.listId)}`
    case "addNewProjectToGarage":
      return `Put ${carOf(shown.names)} into your garage`
    case "removeProjectFromGarage": {
      const saved = projects?.find(({ projectId }) => projectId === variables.projectId)
      return `Take ${carOf(saved === undefined ? null : toProjectDescription(saved))} out of your garage`
    }
  }
}
