import { type FacetName, facets } from "./facets.ts"

/** Drawing options that follow from a choice. */
export type Drawn = Readonly<Record<string, string | number>>

export interface AxisValue {
  readonly label: string
  /** Key in ids and URLs; by default, the label. Set if the label was changed later. */
  readonly key?: string
  /** Factor of the family's price. */
  readonly price: number
  readonly drawn: Drawn
}

/** One option of a product type, with every value that a family may offer. */
export interface Axis {
  readonly name: string
  /** Key in URLs and random streams; by default, the name. Set if the name was changed later. */
  readonly key?: string
  readonly values: ReadonlyArray<AxisValue>
  /** The facet whose values this option lists; null if there is none. A variant fits cars with the same value. */
  readonly facet: FacetName | null
  /** Whether the values are a series of sizes, so that a family offers a consecutive range instead of a random selection. */
  readonly isOrdered: boolean
  /** Whether every family offers all values, such as both sides of a car. */
  readonly isWhole?: boolean
}

/** Surcharge per size step, except for parts that hardly become larger with it. */
const stepPrice = 0.03

/** Creates an axis of sizes. `draws` is the name of the drawing option that gets the number. */
export const size = (name: string, values: ReadonlyArray<number>, unit: string, draws?: string, step = stepPrice): Axis => ({
  name,
  values: values.map((value, index) => ({
    label: unit === "" ? String(value) : `${value} ${unit}`,
    price: 1 + step * index,
    drawn: draws === undefined ? {} : { [draws]: value }
  })),
  facet: null,
  isOrdered: true
})

/** Returns the numbers from `from` to `to` inclusive in equal steps, rounded to three decimals. */
export const steps = (from: number, to: number, by: number): ReadonlyArray<number> =>
  Array.from({ length: Math.round((to - from) / by) + 1 }, (_, index) => Math.round((from + index * by) * 1000) / 1000)

/** Creates an axis of non-numeric sizes: '1-3/4 in', 'AN-8'. `draws` lists the values of the drawing option in the same order. */
export const written = (
  name: string,
  labels: ReadonlyArray<string>,
  draws?: readonly [option: string, values: ReadonlyArray<string | number>],
  step = stepPrice
): Axis => ({
  name,
  values: labels.map((label, index) => {
    const value = draws?.[1][index]
    return { label, price: 1 + step * index, drawn: draws && value !== undefined ? { [draws[0]]: value } : {} }
  }),
  facet: null,
  isOrdered: true
})

/**
 * Creates an axis of unordered alternatives. If the values are a record, its values are passed to the drawing option `draws`. If they are a
 * list, the drawing does not show the choice.
 */
export const choice = (
  name: string,
  values: Readonly<Record<string, string | number>> | ReadonlyArray<string>,
  draws?: string,
  prices: Readonly<Record<string, number>> = {}
): Axis => {
  const pairs: ReadonlyArray<readonly [string, string | number | undefined]> =
    values instanceof Array ? values.map((label) => [label, undefined] as const) : Object.entries(values)
  return {
    name,
    values: pairs.map(([label, value]) => ({
      label,
      price: prices[label] ?? 1,
      drawn: draws === undefined || value === undefined ? {} : { [draws]: value }
    })),
    facet: null,
    isOrdered: false
  }
}

/** Changes labels of an axis but not the keys in ids and URLs. */
export const relabel = (axis: Axis, labels: Readonly<Record<string, string>>): Axis => ({
  ...axis,
  values: axis.values.map((value) => {
    const label = labels[value.label]
    return label === undefined ? value : { ...value, label, key: value.label }
  })
})

/** Returns the key of a value in ids and URLs. */
export const keyOfValue = ({ key, label }: AxisValue): string => key ?? label

/** Makes a family always offer every value of an option. */
export const withAllValues = (axis: Axis): Axis => ({ ...axis, isWhole: true })

/** Surcharges of surface treatments. */
const finishPrices: Readonly<Record<string, number>> = {
  Raw: 1,
  "Satin aluminum": 1,
  "As cast": 1,
  Painted: 1.02,
  Black: 1.06,
  "Black oxide": 1.05,
  Zinc: 1.03,
  Nickel: 1.12,
  Polished: 1.15,
  Chrome: 1.2,
  "Silver ceramic": 1.35,
  "Stainless steel": 1.6
}

/** Creates an axis of surface treatments with their usual surcharges; the record's values are the finishes of the drawing. */
export const finish = (values: Readonly<Record<string, string | number>>, draws = "finish"): Axis =>
  choice("Finish", values, draws, finishPrices)

/** Creates an option whose values are a facet of the car. */
export const facetAxis = (facet: FacetName, drawn: (value: string) => Drawn = () => ({})): Axis => ({
  name: facet,
  values: facets[facet].map((label) => ({ label, price: 1, drawn: drawn(label) })),
  facet,
  isOrdered: false
})

/** Creates an axis of pack sizes. A larger pack costs less per piece. */
export const pack = (counts: ReadonlyArray<number>, draws?: string): Axis => ({
  name: "Pack",
  values: counts.map((count) => ({
    label: count === 1 ? "Each" : `Pack of ${count}`,
    price: count ** 0.92,
    drawn: draws === undefined ? {} : { [draws]: count }
  })),
  facet: null,
  isOrdered: true
})
