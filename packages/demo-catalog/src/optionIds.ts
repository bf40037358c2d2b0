import { type Axis, type AxisValue, keyOfValue } from "./axis.ts"
import { getCatalogId } from "./tables.ts"

const values = new Map<Axis, ReadonlyMap<AxisValue, number>>()

/** Returns the committed id of an option; equal names have equal ids on all products. */
export const optionId = (axis: Axis): number => getCatalogId("option", axis.name)

const getValueIds = (axis: Axis): ReadonlyMap<AxisValue, number> => {
  const known = values.get(axis)
  if (known) return known
  const fresh = new Map(axis.values.map((value) => [value, getCatalogId("option_value", `${axis.name}|${keyOfValue(value)}`)]))
  values.set(axis, fresh)
  return fresh
}

/** Returns the committed id of an option's value. */
export const optionValueId = (axis: Axis, value: AxisValue): number =>
  getValueIds(axis).get(value) ?? getCatalogId("option_value", `${axis.name}|${keyOfValue(value)}`)
