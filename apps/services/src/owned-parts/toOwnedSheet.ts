import { checkPairs, formatEndFigure } from "@camber/domain/mating"
import { toDollars } from "@camber/domain/money"
import { getAnsweredFacets, type OwnedPair, type OwnedPart, OwnedPartId, type OwnedSheet } from "@camber/domain/owned-parts"
import { readMatingTables } from "@camber/mating-data"
import { createPairAnswers } from "../mating/createPairAnswers.ts"
import type { LoadedPart } from "../mating/loadMatingParts.ts"
import type { Reference } from "../reference/Reference.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import type { CarPart } from "./loadOwnedParts.ts"
import { getModelTypeName } from "./toModelPart.ts"
import type { GarageCar } from "./readCars.ts"

type WireSheet = typeof OwnedSheet.Encoded
type WirePart = typeof OwnedPart.Encoded
type WirePair = typeof OwnedPair.Encoded

/** Maximum number of listed dimensions of a part. */
const MAX_FIGURES = 8

/** Converts the parts of a car to its build sheet, with the answer for each pair of parts. Runs one query if a pair does not mate. */
export const toOwnedSheet = async (store: ResolverContext, car: GarageCar, owned: ReadonlyArray<CarPart>): Promise<WireSheet> => {
  const reference = await store.reference()
  const flat = owned.flatMap((item) => item.parts.map((part) => ({ part, id: OwnedPartId.make(item.id) })))
  const parts = flat.map(({ part }) => part)
  const answered = await createPairAnswers(store.database, checkPairs(readMatingTables(), parts), parts)
  const pairs = answered.flatMap(({ answer, finding }): ReadonlyArray<WirePair> => {
    const [a, b] = [flat[finding.a]?.id, flat[finding.b]?.id]
    // Parts of the same kit are not compared, because they were chosen to go together.
    return a === undefined || b === undefined || a === b ? [] : [{ a, b, ...answer }]
  })
  return { projectId: car.projectId, carName: car.name, parts: owned.map((item) => toWirePart(item, reference)), pairs }
}

const toWirePart = (item: CarPart, reference: Reference): WirePart => ({
  id: item.id,
  source: item.source,
  typeSlug: item.typeSlug,
  typeName:
    item.token?.includes(":") === true
      ? getModelTypeName(item.typeSlug)
      : (reference.productTypes.bySlug.get(item.typeSlug)?.name ?? "Part"),
  contains: item.isKit ? [...new Set(item.parts.map(({ type }) => type))] : [],
  name: item.name,
  skuBaseNumber: item.skuBaseNumber,
  skuVariantNumber: item.skuVariantNumber,
  url: item.url,
  quantity: item.quantity,
  gotOn: item.gotOn,
  mileage: item.mileage,
  price: item.price === null ? null : toDollars(item.price),
  note: item.note,
  orderNumber: item.orderNumber,
  isOnTheWay: item.isOnTheWay,
  figures: item.parts.flatMap(listFigures).slice(0, MAX_FIGURES),
  answers: listAnswers(item, reference),
  buildToken: item.parts.some(({ ends }) => ends.some(hasKnownFigures)) ? item.token : null
})

const hasKnownFigures = ({ alternatives }: LoadedPart["ends"][number]): boolean => alternatives.some((figures) => figures.size > 0)

/** Lists the dimensions of a part's ends that are known for certain: 'Input shaft: 10 teeth, 1.125 in'. */
const listFigures = ({ ends }: LoadedPart): ReadonlyArray<string> =>
  ends.flatMap((end) => {
    // If an end has several versions, it is not known which dimensions apply.
    if (end.alternatives.length > 1) return []
    const figures = readMatingTables().kinds.get(end.kind)?.figures ?? []
    const texts = figures.flatMap((definition) => formatEndFigure(definition, end) ?? [])
    return texts.length === 0 ? [] : [`${end.name.charAt(0).toUpperCase()}${end.name.slice(1)}: ${texts.join(", ")}`]
  })

/** Lists the facet values of the car that follow from a part, by the part's labels or the family of its model. */
export const listAnswers = (
  { family, parts, source, typeSlug }: Pick<CarPart, "family" | "parts" | "source" | "typeSlug">,
  { facetValues }: Reference
): WirePart["answers"] => {
  // A part that follows from an answer in the garage adds no facet value, because the owner already gave the answer.
  if (source === "garage") return []
  const stated = parts.filter(({ type }) => type === typeSlug)
  return getAnsweredFacets(typeSlug).flatMap((name, index) => {
    const values = [...new Set(stated.flatMap(({ labels }) => labels.get(name) ?? []))]
    const value = values.length === 1 ? values[0] : values.length === 0 && index === 0 ? family : null
    const known = [...facetValues.values()].find((candidate) => candidate.name === name && candidate.value === value)
    return known === undefined ? [] : [{ name, valueId: known.value_id, value: known.value }]
  })
}
