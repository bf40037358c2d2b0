import type { Groups } from "../columns/Groups.ts"
import { copyToShared, createSharedInts } from "../columns/ordinalMap.ts"

/** An application: one statement about the vehicles that a product fits. */
export interface IndexedApplication {
  readonly makeId: number | null
  readonly modelIds: ReadonlyArray<number>
  readonly from: number
  readonly to: number
  /** Engine families; null means any. */
  readonly seriesIds: ReadonlyArray<number> | null
  readonly raceTypeIds: ReadonlyArray<number> | null
  /** Qualifiers: ids of facet values that the vehicle must have. */
  readonly facetValueIds: ReadonlyArray<number>
}

/**
 * All applications as columns, because objects would take ten times the memory. Ids start at 2, so 0 means none. An empty list means any.
 */
export interface ApplicationColumns {
  /** Start of each product's applications. A product has the applications from `starts[ordinal]` to before `starts[ordinal + 1]`. */
  readonly starts: Int32Array
  readonly makeIds: Int32Array
  readonly from: Int32Array
  readonly to: Int32Array
  readonly models: Groups
  readonly series: Groups
  readonly races: Groups
  readonly facets: Groups
}

export class ApplicationCollector {
  readonly #ordinals: Array<number> = []
  readonly #makeIds: Array<number> = []
  readonly #from: Array<number> = []
  readonly #to: Array<number> = []
  readonly #lists = {
    models: new ListCollection(),
    series: new ListCollection(),
    races: new ListCollection(),
    facets: new ListCollection()
  }

  add({
    facetValueIds,
    from,
    makeId,
    modelIds,
    ordinal,
    raceTypeIds,
    seriesIds,
    to
  }: IndexedApplication & { readonly ordinal: number }): void {
    this.#ordinals.push(ordinal)
    this.#makeIds.push(makeId ?? 0)
    this.#from.push(from)
    this.#to.push(to)
    this.#lists.models.add(modelIds)
    this.#lists.series.add(seriesIds ?? [])
    this.#lists.races.add(raceTypeIds ?? [])
    this.#lists.facets.add(facetValueIds)
  }

  columns(size: number): ApplicationColumns {
    const order = Int32Array.from(this.#ordinals.keys()).sort((one, other) => this.#ordinals[one]! - this.#ordinals[other]!)
    const starts = createSharedInts(size + 1)
    for (const ordinal of this.#ordinals) starts[ordinal + 1]! += 1
    for (let ordinal = 0; ordinal < size; ordinal++) starts[ordinal + 1]! += starts[ordinal]!
    const inOrder = (numbers: ReadonlyArray<number>): Int32Array => copyToShared(order.map((at) => numbers[at]!))
    return {
      starts,
      makeIds: inOrder(this.#makeIds),
      from: inOrder(this.#from),
      to: inOrder(this.#to),
      models: this.#lists.models.groups(order),
      series: this.#lists.series.groups(order),
      races: this.#lists.races.groups(order),
      facets: this.#lists.facets.groups(order)
    }
  }
}

class ListCollection {
  readonly #starts = [0]
  readonly #members: Array<number> = []

  add(list: ReadonlyArray<number>): void {
    for (const member of list) this.#members.push(member)
    this.#starts.push(this.#members.length)
  }

  groups(order: Int32Array): Groups {
    const [starts, members] = [createSharedInts(order.length + 1), createSharedInts(this.#members.length)]
    for (const [at, from] of order.entries()) {
      const [first, end] = [this.#starts[from]!, this.#starts[from + 1]!]
      for (let each = first; each < end; each++) members[starts[at]! + each - first] = this.#members[each]!
      starts[at + 1] = starts[at]! + end - first
    }
    return { starts, members }
  }
}

/** Returns whether an application lists an id. */
export const includesId = ({ members, starts }: Groups, application: number, id: number): boolean => {
  for (let at = starts[application]!; at < starts[application + 1]!; at++) if (members[at] === id) return true
  return false
}

/** Returns whether an application lists no ids, so that it is not restricted. */
export const isUnrestricted = ({ starts }: Groups, application: number): boolean => starts[application] === starts[application + 1]
