import { applyLineEdit } from "../../cart/machine.ts"
import type { CartLine } from "../../cart/model.ts"
import { computeCartTotals } from "../../cart/rules.ts"
import { mergeChange } from "../../offline-merge/mergeChange.ts"
import type { VersionedQuantity, QuantityChange } from "../../offline-merge/model.ts"
import { addItems } from "../localCart.ts"
import { addProject, removeProject } from "../localGarage.ts"
import { getVersionedQuantity, addNewList, addItemsToList, setItemQuantityInList, removeItemFromList } from "../localLists.ts"
import type { KeyedChange } from "../localServices.ts"
import type { LocalSnapshot } from "../model.ts"

/** What a thing's marks begin with is this far apart, as in the services' tables, so that one that comes back never has a mark that it had before. */
const MARK_STEP = 1_000_000

/** The services as two devices meet them: each change once for its key, settled by the rule. What it keeps is what every device sees. */
export class ReferenceServices {
  known: LocalSnapshot = { cart: { lines: [], ...computeCartTotals([]) }, lists: [], projects: [] }
  /** Changes in the order in which they were made. */
  readonly made: Array<KeyedChange> = []
  readonly #replies = new Map<string, boolean>()
  #marks = 0

  /** Makes a change, or answers one that was made before. False: there was nothing that it could be made to. */
  receive(change: KeyedChange): boolean {
    const before = this.#replies.get(change.key)
    if (before !== undefined) return before
    const reply = this.#make(change)
    this.#replies.set(change.key, reply)
    this.made.push(change)
    return reply
  }

  #fresh(): number {
    this.#marks += MARK_STEP
    return this.#marks
  }

  #make(change: KeyedChange): boolean {
    switch (change.operation) {
      case "addToCart": {
        const former = new Set(this.#lines().map(({ lineId }) => lineId))
        const { lines } = addItems(this.known.cart, change.key, change.variables.items, [])
        this.#setLines(lines.map((line) => (former.has(line.lineId) ? line : { ...line, mark: this.#fresh() + line.mark })))
        return true
      }
      case "changeCartLine": {
        const { lineId, quantity, seen } = change.variables
        return this.#settleLine(lineId, (now) => ({ _tag: "Set", quantity, seen: seen ?? now }))
      }
      case "removeCartLines": {
        const { lineIds, seen } = change.variables
        lineIds.forEach((lineId, index) => this.#settleLine(lineId, (now) => ({ _tag: "Remove", seen: seen?.[index] ?? now })))
        return true
      }
      case "createList": {
        const { items, listName } = change.variables
        const made = addNewList(this.known.lists ?? [], change.key, listName)
        this.known = { ...this.known, lists: this.#marked(addItemsToList(made, made.at(-1)!.id, items, [])) }
        return true
      }
      case "addListItems": {
        const { items, listId } = change.variables
        if (!this.known.lists?.some(({ id }) => id === listId)) return false
        this.known = { ...this.known, lists: this.#marked(addItemsToList(this.known.lists, listId, items, [])) }
        return true
      }
      case "setListQuantity":
      case "removeListItem": {
        const { item, listId, seen } = change.variables
        const lists = this.known.lists ?? []
        const now = getVersionedQuantity(lists, listId, item)
        if (now === null) return change.operation === "removeListItem"
        const asked: QuantityChange =
          change.operation === "removeListItem"
            ? { _tag: "Remove", seen: seen ?? now }
            : { _tag: "Set", quantity: item.quantity, seen: seen ?? now }
        const { held } = mergeChange(now, asked)
        const next =
          held === null
            ? removeItemFromList(lists, listId, item)
            : setItemQuantityInList(lists, listId, { ...item, quantity: held.quantity })
        this.known = { ...this.known, lists: next }
        return true
      }
      case "addNewProjectToGarage":
        this.known = { ...this.known, projects: addProject(this.known.projects ?? [], change.key, change.variables.projectRequest, null) }
        return true
      case "removeProjectFromGarage":
        this.known = { ...this.known, projects: removeProject(this.known.projects ?? [], change.variables.projectId) }
        return true
      default:
        return true
    }
  }

  #lines = () => this.known.cart?.lines ?? []
  #setLines(lines: ReadonlyArray<CartLine>): void {
    this.known = { ...this.known, cart: { lines, ...computeCartTotals(lines) } }
  }
  #settleLine(lineId: string, ask: (now: VersionedQuantity) => QuantityChange): boolean {
    const line = this.#lines().find((candidate) => candidate.lineId === lineId)
    if (line === undefined) return false
    const now = { quantity: line.wanted, mark: line.mark }
    const { held } = mergeChange(now, ask(now))
    this.#setLines(
      this.#lines().flatMap((one) =>
        one !== line ? [one] : held === null ? [] : [{ ...applyLineEdit(one, held.quantity), mark: held.mark }]
      )
    )
    return true
  }
  /** A thing that has just come begins with a mark that it never had. */
  #marked(lists: NonNullable<LocalSnapshot["lists"]>): NonNullable<LocalSnapshot["lists"]> {
    return lists.map((list) => ({
      ...list,
      products: list.products.map((product) => (product.mark < MARK_STEP ? { ...product, mark: this.#fresh() + product.mark } : product))
    }))
  }
}
