import { type Assembly, assemblyHref, isForPlace } from "@camber/domain/assembly"
import { toDollars } from "@camber/domain/money"
import { listingHref, wholeShop } from "@camber/domain/search"
import { type Project, projectFingerprint } from "@camber/domain/vehicle"
import { assemblies, assemblyOf } from "../../drawings/exploded/assemblies.ts"
import type { Exploded, Piece } from "../../drawings/exploded/Exploded.ts"
import { explodedSheet } from "../../drawings/exploded/explodedSheet.ts"
import type { Reference } from "../../reference/Reference.ts"
import { addresses } from "../../schema/addresses.ts"
import type { Store } from "../../schema/Store.ts"
import { type Candidate, candidatesFor } from "./candidates.ts"
import { choicesFor, CONSIDERED } from "./choices.ts"

type WireAssembly = typeof Assembly.Encoded
type WirePiece = WireAssembly["pieces"][number]

/** One assembly with what fits the car, in two queries; null for an unknown name. A project that knows nothing is no car. */
export const assemblyAnswer =
  (store: Store) =>
  async ({ name, project }: { readonly name: string; readonly project: Project | null }): Promise<WireAssembly | null> => {
    const assembly = assemblyOf(name)
    if (assembly === undefined) return null
    const reference = await store.reference()
    const car = projectFingerprint(project) === "" ? null : project
    const found = await candidatesOf(store, reference, assembly, car)
    const choices = await choicesFor(store, reference, car, found)
    return {
      name,
      title: assembly.title,
      about: assembly.about,
      isForCar: car !== null,
      sheet: explodedSheet(assembly),
      pieces: assembly.pieces.map((piece, index) => pieceOf(piece, index, reference, found.get(piece) ?? [], choices.get(piece) ?? [])),
      others: assemblies.filter((other) => other !== assembly).map((other) => ({ label: other.title, href: assemblyHref(other.name) }))
    }
  }

/** By piece the products for its place, best first. */
export const candidatesOf = async (
  store: Store,
  reference: Reference,
  { pieces }: Pick<Exploded, "pieces">,
  car: Project | null
): Promise<ReadonlyMap<Piece, ReadonlyArray<Candidate>>> => {
  const typeIdOf = ({ type }: Piece) => reference.productTypes.bySlug.get(type)?.product_type_id ?? 0
  const candidates = await candidatesFor(store.database, [...new Set(pieces.map(typeIdOf))], car)
  return new Map(
    pieces.map((piece) => [
      piece,
      candidates.filter((row) => row.product_type_id === typeIdOf(piece) && isForPlace(row, piece.place ?? {}))
    ])
  )
}

const pieceOf = (
  piece: Piece,
  index: number,
  reference: Reference,
  candidates: ReadonlyArray<Candidate>,
  choices: WirePiece["choices"]
): WirePiece => {
  const type = reference.productTypes.bySlug.get(piece.type)
  const category = reference.categories.byId.get(type?.category_id ?? "")
  const facets = type === undefined ? [] : [{ name: "Part type", value: type.plural }]
  const lowest = candidates.reduce<number | null>(
    (least, { price_cents }) => (least === null ? price_cents : Math.min(least, price_cents)),
    null
  )
  return {
    id: piece.id,
    number: index + 1,
    title: piece.title,
    plural: type?.plural ?? piece.title,
    note: piece.note ?? null,
    isRequired: piece.isRequired,
    isHanded: piece.isHanded === true,
    count: candidates.length,
    lowest: lowest === null ? null : toDollars(lowest),
    href: category === undefined ? addresses.all : listingHref({ ...wholeShop, facets }, addresses.category(category)),
    choices: choices.slice(0, CONSIDERED),
    balloon: { x: piece.at[0], y: piece.at[1] },
    leader: { x: piece.to[0], y: piece.to[1] }
  }
}
