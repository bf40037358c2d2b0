import type { PartsList } from "../lists/model.ts"
import { formatAddedElsewhere, formatChangedElsewhere } from "../offline-merge/words.ts"
import { getVersionedQuantity } from "./localLists.ts"
import type { KeyedChange } from "./localServices.ts"
import { formatSyncResult } from "./text.ts"

/** How a change that waited ended: what the shopper is told, null where it is as it was asked for. */
export interface ChangeOutcome {
  readonly notice: string | null
  /** An add to a list that another device deleted meanwhile: a new list takes it, so that nothing is lost. */
  readonly listIsGone: boolean
}

const done: ChangeOutcome = { notice: null, listIsGone: false }
const told = (notice: string): ChangeOutcome => ({ notice, listIsGone: false })

interface ListAnswer {
  readonly success: boolean
  readonly lists: ReadonlyArray<PartsList>
  readonly listIds: ReadonlyArray<string>
}

/** What the services' answer to a change says of it, beside what was asked for. Total: an answer of another shape says nothing. */
export const getChangeOutcome = ({ operation, variables }: KeyedChange, answer: unknown): ChangeOutcome => {
  const field = fieldOf(answer, operation)
  if (field === null) return done
  switch (operation) {
    case "addToCart":
      return field.success ? toldOf(field.message) : told(join(formatSyncResult.addRefused, field.message))
    case "changeCartLine":
    case "removeCartLines":
    case "removeProjectFromGarage":
    case "addNewProjectToGarage":
      return field.success ? toldOf(field.message) : told(field.message ?? formatSyncResult.refused)
    case "createList":
      return field.success ? done : told(formatSyncResult.refused)
    case "addListItems":
    case "addListArticles": {
      const { listIds, success } = field as unknown as ListAnswer
      if (success) return done
      return listIds.includes(variables.listId) ? told(formatSyncResult.refused) : { notice: formatSyncResult.listGone, listIsGone: true }
    }
    case "removeListItem":
    case "removeListArticle": {
      if (operation === "removeListArticle") return done
      const left = getVersionedQuantity((field as unknown as ListAnswer).lists, variables.listId, variables.item)
      return left === null || variables.seen === undefined ? done : told(formatAddedElsewhere(left.quantity))
    }
    case "setListQuantity": {
      const { lists, success } = field as unknown as ListAnswer
      const now = getVersionedQuantity(lists, variables.listId, variables.item)
      if (!success || now === null) return told(formatSyncResult.isGone)
      return now.quantity === variables.item.quantity ? done : told(formatChangedElsewhere(now.quantity))
    }
  }
}

interface Replied {
  readonly success: boolean
  readonly message: string | null
}

const fieldOf = (answer: unknown, operation: string): Replied | null =>
  typeof answer === "object" && answer !== null && Object.hasOwn(answer, operation)
    ? (answer as Readonly<Record<string, Replied>>)[operation]!
    : null

const toldOf = (message: string | null): ChangeOutcome => (message === null ? done : told(message))
const join = (text: string, more: string | null): string => (more === null ? text : `${text} ${more}`)
