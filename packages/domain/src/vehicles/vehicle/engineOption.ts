import type { EngineIds } from "./model.ts"

/** What the numbers of an engine's option id are, in their order (GAP-46). */
const order = [
  "engineManufacturerId",
  "engineMakeId",
  "engineSeriesId",
  "engineConfigurationId",
  "engineDisplacementId",
  "engineVersionId",
  "engineQualifierId"
] as const satisfies ReadonlyArray<keyof EngineIds>

/** What is written of an engine: the ids that a pick can tell (GAR-21). What else is known of a car's own engine, the catalogue knows. */
export const formatEngineOptionId = (ids: EngineIds): EngineIds => {
  const { engineCamshaftTypeId: _, engineCodeId: __, engineFuelSystemId: ___, ...written } = ids
  return written
}

/** A make has 2 numbers, a family 4, a displacement 5 or, with version and qualifier, 7. */
const lengths: ReadonlyArray<number> = [2, 4, 5, 7]

/**
 * Reads the dash-separated option id of the engine picker (FIT-21, GAR-22 to 24). 1 stands for unspecified and gives no id, so that a
 * displacement of 1 is none. Any other count, and anything but whole numbers from 1, gives null.
 */
export const parseEngineOption = (optionId: string): EngineIds | null => {
  const texts = optionId.split("-")
  if (!lengths.includes(texts.length) || !texts.every((text) => /^[1-9]\d{0,8}$/.test(text))) return null
  return Object.fromEntries(order.flatMap((part, at) => (texts[at] === undefined || texts[at] === "1" ? [] : [[part, Number(texts[at])]])))
}

/** The option id of an engine, as long as what is known of it; null without a manufacturer and a make. */
export const engineOption = (ids: EngineIds): string | null => {
  if (ids.engineManufacturerId === undefined || ids.engineMakeId === undefined) return null
  const known = order.findLastIndex((part) => ids[part] !== undefined) + 1
  const length = lengths.find((length) => length >= known) ?? order.length
  return order
    .slice(0, length)
    .map((part) => ids[part] ?? 1)
    .join("-")
}

/** An engine's size as a plate has room for it: of '350 cid (5.7L)', both sizes of a family's engine, '5.7L'; any other name as it is. */
export const formatEngineSize = (displacement: string): string => /\(([\d.]+L)\)$/.exec(displacement)?.[1] ?? displacement
