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

/** Distance between the initial version counters of items, as in the database, so that a re-added item never reuses a counter. */
const MARK_STEP = 1_000_000

/** Reference implementation of the services for two devices: applies each change once by its key, with the merge rule. */
export class ReferenceServices {
  known: LocalSnapshot = { cart: { lines: [], ...computeCartTotals([]) }, lists: [], projects: [] }
  /** Applied changes, in order. */
  readonly made: Array<KeyedChange> = []
  readonly #replies = new Map<string, boolean>()
  #marks = 0

  /** Applies a change, or returns the previous result of the same key. False if the change had no target. */
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
        const quantityChange: QuantityChange =
          change.operation === "removeListItem"
            ? { _tag: "Remove", seen: seen ?? now }
            : { _tag: "Set", quantity: item.quantity, seen: seen ?? now }
        const { held: merged } = mergeChange(now, quantityChange)
        const next =
          merged === null
            ? removeItemFromList(lists, listId, item)
            : setItemQuantityInList(lists, listId, { ...item, quantity: merged.quantity })
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
    const { held: merged } = mergeChange(now, ask(now))
    this.#setLines(
      this.#lines().flatMap((other) =>
        other !== line ? [other] : merged === null ? [] : [{ ...applyLineEdit(other, merged.quantity), mark: merged.mark }]
      )
    )
    return true
  }
  /** Assigns new items a version counter that was never used. */
  #marked(lists: NonNullable<LocalSnapshot["lists"]>): NonNullable<LocalSnapshot["lists"]> {
    return lists.map((list) => ({
      ...list,
      products: list.products.map((product) => (product.mark < MARK_STEP ? { ...product, mark: this.#fresh() + product.mark } : product))
    }))
  }
}
