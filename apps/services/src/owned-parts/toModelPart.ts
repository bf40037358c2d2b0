import { type PartEnd, type PartFamily, toEnds } from "@camber/domain/mating"
import { listKnownModels, readMatingTables } from "@camber/mating-data"
import { type LoadedPart, toSentenceName } from "../mating/loadMatingParts.ts"
import type { Reference } from "../reference/Reference.ts"

const NO_ATTRIBUTES = [new Map<string, string>()]
const ANY_YEARS = { fromYear: 0, toYear: 9999 }

const hasFigures = ({ alternatives }: PartEnd): boolean => alternatives.some((figures) => figures.size > 0)

/** Returns the ends of a type of which a family states figures. Other ends may be those of another version: an automatic has no input shaft. */
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

/** Names of the part types that models stand for: a car's rear axle is more than its shafts. */
const MODEL_TYPE_NAMES: Readonly<Record<string, string>> = {
  transmission: "Transmission",
  "axle-shaft": "Rear Axle",
  "crate-engine": "Engine"
}

/** Returns the name of the part that a model is: 'Rear Axle'. */
export const getModelTypeName = (typeSlug: string): string => MODEL_TYPE_NAMES[typeSlug] ?? "Part"

/** Returns whether a model of this type is a product of the type: an engine of a car is not a crate engine. */
export const isModelOfType = (typeSlug: string): boolean => typeSlug === "transmission"

/** A part that is known by its model or family. */
export interface ModelPart {
  readonly name: string
  readonly typeSlug: string
  readonly family: string | null
  readonly parts: ReadonlyArray<LoadedPart>
}

/** Creates the part of a known model: `transmission:Muncie M21`. Its own figures come before those of its family. Null for an unknown one. */
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

/** Creates a part of which only the type, or the owner's name of it, is known. */
export const toNamedPart = (typeSlug: string, name: string | null, reference: Reference): LoadedPart | null => {
  const type = reference.productTypes.bySlug.get(typeSlug)
  return type === undefined ? null : toPart(typeSlug, name ?? type.name, [], reference)
}
