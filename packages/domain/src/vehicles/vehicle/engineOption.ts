import type { EngineIds } from "./model.ts"

/** The engine part of each number in an option id, in order (GAP-46). */
const order = [
  "engineManufacturerId",
  "engineMakeId",
  "engineSeriesId",
  "engineConfigurationId",
  "engineDisplacementId",
  "engineVersionId",
  "engineQualifierId"
] as const satisfies ReadonlyArray<keyof EngineIds>

/** Keeps only the ids that an option id can express (GAR-21). The catalog provides the other ids of a stock engine. */
export const formatEngineOptionId = (ids: EngineIds): EngineIds => {
  const { engineCamshaftTypeId: _, engineCodeId: __, engineFuelSystemId: ___, ...written } = ids
  return written
}

/** Count of numbers: make 2, family 4, displacement 5, displacement with version and qualifier 7. */
const lengths: ReadonlyArray<number> = [2, 4, 5, 7]

/**
 * Parses the engine picker's dash-separated option id (FIT-21, GAR-22 to 24). A 1 means unspecified and yields no id. Returns null for any
 * other count or for anything but positive integers.
 *
 * @internal
 */
export const parseEngineOption = (optionId: string): EngineIds | null => {
  const texts = optionId.split("-")
  if (!lengths.includes(texts.length) || !texts.every((text) => /^[1-9]\d{0,8}$/.test(text))) return null
  return Object.fromEntries(order.flatMap((part, at) => (texts[at] === undefined || texts[at] === "1" ? [] : [[part, Number(texts[at])]])))
}

/** Formats the option id of an engine, as short as its known ids allow. Returns null without a manufacturer and a make. */
export const engineOption = (ids: EngineIds): string | null => {
  if (ids.engineManufacturerId === undefined || ids.engineMakeId === undefined) return null
  const known = order.findLastIndex((part) => ids[part] !== undefined) + 1
  const length = lengths.find((length) => length >= known) ?? order.length
  return order
    .slice(0, length)
    .map((part) => ids[part] ?? 1)
    .join("-")
}

/** Shortens an engine's size for a vehicle badge: '350 cid (5.7L)' becomes '5.7L'. Other names stay unchanged. */
export const formatEngineSize = (displacement: string): string => /\(([\d.]+L)\)$/.exec(displacement)?.[1] ?? displacement
