import type { PartsList } from "../lists/model.ts"
import { formatAddedElsewhere, formatChangedElsewhere } from "../offline-merge/mergeChange.ts"
import { getVersionedQuantity } from "./localLists.ts"
import type { KeyedChange } from "./localServices.ts"
import { formatSyncResult } from "./text.ts"

/** Outcome of a queued change. `notice` is the message to the shopper; null if the change was applied as requested. */
export interface ChangeOutcome {
  readonly notice: string | null
  /** The change added to a list that another device deleted. A new list takes the items, so that nothing is lost. */
  readonly listIsGone: boolean
}

const done: ChangeOutcome = { notice: null, listIsGone: false }
const withNotice = (notice: string): ChangeOutcome => ({ notice, listIsGone: false })

/** Compares the services' response with the requested change. A response of another shape counts as success. */
export const getChangeOutcome = ({ operation, variables }: KeyedChange, response: unknown): ChangeOutcome => {
  const field = getResponseField(response, operation)
  if (field === null) return done
  switch (operation) {
    case "addToCart":
      return field.success ? toOutcome(field.message) : withNotice(join(formatSyncResult.addRefused, field.message))
    case "changeCartLine":
    case "removeCartLines":
    case "removeProjectFromGarage":
    case "addNewProjectToGarage":
      return field.success ? toOutcome(field.message) : withNotice(field.message ?? formatSyncResult.refused)
    case "saveOwnedPart":
    case "changeOwnedPart":
    case "removeOwnedPart":
      return toOutcome(field.message)
    case "createList":
      return field.success ? done : withNotice(formatSyncResult.refused)
    case "addListItems":
    case "addListArticles": {
      if (field.success) return done
      return field.listIds.includes(variables.listId)
        ? withNotice(formatSyncResult.refused)
        : { notice: formatSyncResult.listGone, listIsGone: true }
    }
    case "removeListItem":
    case "removeListArticle": {
      if (operation === "removeListArticle") return done
      const left = getVersionedQuantity(field.lists, variables.listId, variables.item)
      return left === null || variables.seen === undefined ? done : withNotice(formatAddedElsewhere(left.quantity))
    }
    case "setListQuantity": {
      const now = getVersionedQuantity(field.lists, variables.listId, variables.item)
      if (!field.success || now === null) return withNotice(formatSyncResult.isGone)
      return now.quantity === variables.item.quantity ? done : withNotice(formatChangedElsewhere(now.quantity))
    }
  }
}

/** The fields of all operations. Responses of the cart, the garage and build sheets have a message; responses of lists have lists. */
interface ResponseField {
  readonly success: boolean
  readonly message: string | null
  readonly lists: ReadonlyArray<PartsList>
  readonly listIds: ReadonlyArray<string>
}

const getResponseField = (answer: unknown, operation: string): ResponseField | null =>
  typeof answer === "object" && answer !== null && Object.hasOwn(answer, operation)
    ? (answer as Readonly<Record<string, ResponseField>>)[operation]!
    : null

const toOutcome = (message: string | null): ChangeOutcome => (message === null ? done : withNotice(message))
const join = (text: string, more: string | null): string => (more === null ? text : `${text} ${more}`)
