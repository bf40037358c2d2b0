import { type FacetName, facets } from "./facets.ts"

/** What a choice tells the drawing: values of the drawing's own options. */
export type Drawn = Readonly<Record<string, string | number>>

export interface AxisValue {
  readonly label: string
  /** What ids and addresses call the value where its label was changed later; else the label. */
  readonly key?: string
  /** Multiplies the family's price. */
  readonly price: number
  readonly drawn: Drawn
}

/** One option of a product type, with every value a family may offer of it. */
export interface Axis {
  readonly name: string
  /** What addresses and draws call the option where its name was changed later; else the name. */
  readonly key?: string
  readonly values: ReadonlyArray<AxisValue>
  /** The values are answers of this facet: a variant fits the cars that have the same one. */
  readonly facet: FacetName | null
  /** Neighbouring values make a series of sizes: a family offers a run of them, not a random choice. */
  readonly isOrdered: boolean
  /** A family offers all of its values: who takes one takes the others too, as the sides of a car. */
  readonly isWhole?: boolean
}

/** A step of size costs 3 % more, unless the part hardly grows with it. */
const stepPrice = 0.03

/** A series of sizes. `draws` names the drawing's option that takes the bare number. */
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

/** The numbers from `from` to `to`, both included, at equal steps, to three decimals. */
export const steps = (from: number, to: number, by: number): ReadonlyArray<number> =>
  Array.from({ length: Math.round((to - from) / by) + 1 }, (_, index) => Math.round((from + index * by) * 1000) / 1000)

/** Sizes that are written, not counted: '1-3/4 in', 'AN-8'. `draws` gives the drawing's values in the same order. */
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

/** Alternatives without an order. The record's values go to the drawing's option `draws`; a list draws nothing. */
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

/** An axis whose labels were changed after ids and addresses had been made from them. */
export const relabel = (axis: Axis, labels: Readonly<Record<string, string>>): Axis => ({
  ...axis,
  values: axis.values.map((value) => {
    const label = labels[value.label]
    return label === undefined ? value : { ...value, label, key: value.label }
  })
})

/** The name that ids and addresses use for a value. */
export const keyOfValue = ({ key, label }: AxisValue): string => key ?? label

/** An option of which a family always offers every value. */
export const whole = (axis: Axis): Axis => ({ ...axis, isWhole: true })

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

/** Surface treatments with their usual surcharge; the record's values are the drawing's finishes. */
export const finish = (values: Readonly<Record<string, string | number>>, draws = "finish"): Axis =>
  choice("Finish", values, draws, finishPrices)

/** An option whose values describe the car it fits. */
export const facetAxis = (facet: FacetName, drawn: (value: string) => Drawn = () => ({})): Axis => ({
  name: facet,
  values: facets[facet].map((label) => ({ label, price: 1, drawn: drawn(label) })),
  facet,
  isOrdered: false
})

/** How many come in a pack. A larger pack costs less each. */
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
