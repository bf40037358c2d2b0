import { findMeetingLabels } from "./findMeetingLabels.ts"
import type { MatingTables, PartEnd } from "./model.ts"

/** Adapters for two ends that do not meet: a part type, and for each end an attribute with its labels. */
export interface AdapterChoice {
  /** Slug of the product type. */
  readonly type: string
  readonly attributes: ReadonlyArray<{ readonly attribute: string; readonly labels: ReadonlyArray<string> }>
}

type Tables = Pick<MatingTables, "ends" | "implied" | "kinds" | "labels" | "lookups">

/** Part types that have two ends of a kind, such as an AN adapter. */
const listAdapterTypes = ({ ends }: Tables, kind: string) =>
  [...ends].flatMap(([type, all]) => {
    const own = all.filter((end) => end.kind === kind)
    return own.length < 2 ? [] : [{ type, ends: own }]
  })

/** Finds adapters for two ends that clash at a figure: each is met by one end of the adapter. The catalog may not contain such adapters. */
export const findAdapters = (tables: Tables, key: string, a: PartEnd, b: PartEnd): ReadonlyArray<AdapterChoice> =>
  listAdapterTypes(tables, a.kind).flatMap(({ ends, type }) =>
    ends.flatMap((one) =>
      ends.flatMap((other): ReadonlyArray<AdapterChoice> => {
        if (one === other) return []
        const [first, second] = [findMeetingLabels(tables, type, one.name, key, a), findMeetingLabels(tables, type, other.name, key, b)]
        if (first === null || second === null) return []
        if (first.attribute !== second.attribute) return [{ type, attributes: [first, second] }]
        // If one attribute states both ends, its label must meet both.
        const labels = first.labels.filter((label) => second.labels.includes(label))
        return labels.length === 0 ? [] : [{ type, attributes: [{ attribute: first.attribute, labels }] }]
      })
    )
  )
