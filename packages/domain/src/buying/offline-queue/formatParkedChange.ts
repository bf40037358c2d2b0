import { toProjectDescription } from "../../vehicles/garage/toProjectDescription.ts"
import type { KeyedChange } from "./localServices.ts"
import type { VehicleNames, LocalSnapshot } from "./model.ts"

const formatPieces = (title: string, pieces: number): string => (pieces === 1 ? title : `${pieces} × ${title}`)
const joinNames = (names: ReadonlyArray<string>): string => names.join(", ")
const formatVehicle = (names: Pick<VehicleNames, "engine" | "make" | "model" | "raceType"> | null): string =>
  [names?.make, names?.model, names?.raceType, names?.engine].filter((name) => typeof name === "string").join(" ") || "a car"

/** Describes a change to the shopper. `known` provides the names that the change itself lacks. */
export const formatParkedChange = (
  { operation, shown, variables }: KeyedChange,
  { cart, lists, owned, projects }: LocalSnapshot
): string => {
  const getPartTitle = (skuBaseNumber: string): string =>
    shown.parts.find((part) => part.skuBaseNumber === skuBaseNumber)?.title ??
    lists?.flatMap(({ products }) => products).find((product) => product.skuBaseNumber === skuBaseNumber)?.title ??
    `part ${skuBaseNumber}`
  const lineTitle = (id: string): string => cart?.lines.find(({ lineId }) => lineId === id)?.title ?? "a part"
  const listName = (id: string): string => lists?.find((list) => list.id === id)?.listName ?? "a list"
  const getOwnedName = (id: string): string => owned?.flatMap(({ parts }) => parts).find((part) => part.id === id)?.name ?? "a part"
  switch (operation) {
    case "addToCart": {
      const names = variables.items.map((item) => {
        const line = cart?.lines.find(({ skuVariantNumber }) => skuVariantNumber === item.skuVariantNumber)
        return formatPieces(line?.title ?? getPartTitle(item.skuBaseNumber), item.quantityRequested)
      })
      return `Add ${joinNames(names)} to your cart`
    }
    case "changeCartLine":
      return `Change ${lineTitle(variables.lineId)} to ${variables.quantity} in your cart`
    case "removeCartLines":
      return `Remove ${joinNames(variables.lineIds.map(lineTitle))} from your cart`
    case "createList":
      return `Create the list ${variables.listName}`
    case "addListItems":
      return `Add ${joinNames(variables.items.map((item) => formatPieces(getPartTitle(item.skuBaseNumber), item.quantity)))} to ${listName(variables.listId)}`
    case "addListArticles":
      return `Add ${variables.articleIds.length === 1 ? "an article" : `${variables.articleIds.length} articles`} to ${listName(variables.listId)}`
    case "setListQuantity":
      return `Change ${getPartTitle(variables.item.skuBaseNumber)} to ${variables.item.quantity} on ${listName(variables.listId)}`
    case "removeListItem":
      return `Remove ${getPartTitle(variables.item.skuBaseNumber)} from ${listName(variables.listId)}`
    case "removeListArticle":
      return `Remove an article from ${listName(variables.listId)}`
    case "addNewProjectToGarage":
      return `Add ${formatVehicle(shown.names)} to your garage`
    case "saveOwnedPart":
      return `Add ${variables.part.name ?? variables.part.model?.replace(/^.*:/, "") ?? getOwnedName(variables.part.id)} to your build sheet`
    case "changeOwnedPart":
      return `Change ${getOwnedName(variables.id)} on your build sheet`
    case "removeOwnedPart":
      return variables.isRemoved
        ? `Remove ${getOwnedName(variables.id)} from your build sheet`
        : `Bring ${getOwnedName(variables.id)} back to your build sheet`
    case "removeProjectFromGarage": {
      const saved = projects?.find(({ projectId }) => projectId === variables.projectId)
      return `Remove ${formatVehicle(saved === undefined ? null : toProjectDescription(saved))} from your garage`
    }
  }
}
