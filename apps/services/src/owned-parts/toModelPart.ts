import { type PartEnd, type PartFamily, toEnds } from "@camber/domain/mating"
import { listKnownModels, readMatingTables } from "@camber/mating-data"
import { type LoadedPart, toSentenceName } from "../mating/loadMatingParts.ts"
import type { Reference } from "../reference/Reference.ts"

const NO_ATTRIBUTES = [new Map<string, string>()]
const ANY_YEARS = { fromYear: 0, toYear: 9999 }

const hasFigures = ({ alternatives }: PartEnd): boolean => alternatives.some((figures) => figures.size > 0)

/**
 * Returns the ends of a part type for which a family states dimensions. Other ends are left out, because they may belong to another
 * version: an automatic transmission has no input shaft.
 */
const toFamilyEnds = (typeSlug: string, families: ReadonlyArray<PartFamily>, tables = readMatingTables()): ReadonlyArray<PartEnd> =>
  toEnds(tables, { type: typeSlug, variants: NO_ATTRIBUTES, families }).filter(hasFigures)

/** Creates a part that the shop does not sell. Null if the catalog lacks its type. */
const toPart = (
  typeSlug: string,
  title: string,
  ends: ReadonlyArray<PartEnd>,
  { productTypes }: Reference,
  typeName?: string
): LoadedPart | null => {
  const type = productTypes.bySlug.get(typeSlug)
  if (type === undefined) return null
  return {
    type: typeSlug,
    isInKit: false,
    skuBaseNumber: "",
    url: "",
    title,
    plural: type.plural,
    name: `the ${toSentenceName(typeName ?? type.name)}`,
    labels: new Map(),
    ends
  }
}

/**
 * Names for models whose name differs from that of their part type. For example, a car's rear axle is stored under the type of axle shafts.
 */
const MODEL_TYPE_NAMES: Readonly<Record<string, string>> = {
  transmission: "Transmission",
  "axle-shaft": "Rear Axle",
  "crate-engine": "Engine"
}

/** Returns the name of the part that a model represents: 'Rear Axle'. */
export const getModelTypeName = (typeSlug: string): string => MODEL_TYPE_NAMES[typeSlug] ?? "Part"

/** Returns whether models of this type are parts of exactly this type. For example, the engine of a car is not a crate engine. */
export const isModelOfType = (typeSlug: string): boolean => typeSlug === "transmission"

/** A part that is known by its model or family. */
export interface ModelPart {
  readonly name: string
  readonly typeSlug: string
  readonly family: string | null
  readonly parts: ReadonlyArray<LoadedPart>
}

/**
 * Creates the part of a known model: `transmission:Muncie M21`. The model's own dimensions take precedence over those of its family. Null
 * if the model is unknown.
 */
export const toModelPart = (id: string, reference: Reference): ModelPart | null => {
  const model = listKnownModels().get(id)
  if (model === undefined) return null
  const { family, name, rows, typeSlug } = model
  const tables = readMatingTables()
  const own = toFamilyEnds(typeSlug, [{ id, ...ANY_YEARS }], { ...tables, families: new Map([[id, rows]]) })
  const [group = ""] = id.split(":")
  const shared = family === null ? [] : toFamilyEnds(typeSlug, [{ id: `${group}:${family}`, ...ANY_YEARS }])
  const ends = [...own, ...shared.filter((end) => !own.some((known) => known.name === end.name))]
  const part = toPart(typeSlug, name, ends, reference, getModelTypeName(typeSlug))
  return part && { name, typeSlug, family, parts: [part] }
}

/** Creates the part of a family that the garage states: `transmission:TH350`. */
export const toFamilyPart = (id: string, typeSlug: string, name: string, reference: Reference): ModelPart | null => {
  const part = toPart(typeSlug, name, toFamilyEnds(typeSlug, [{ id, ...ANY_YEARS }]), reference, getModelTypeName(typeSlug))
  return part && { name, typeSlug, family: id.replace(/^\w+:/, ""), parts: [part] }
}

/** Creates a part of which only the type or the owner's text is known. */
export const toNamedPart = (typeSlug: string, name: string | null, reference: Reference): LoadedPart | null => {
  const type = reference.productTypes.bySlug.get(typeSlug)
  return type === undefined ? null : toPart(typeSlug, name ?? type.name, [], reference)
}
