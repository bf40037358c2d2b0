import { type Assembly, assemblyHref, matchesPosition } from "@camber/domain/assembly"
import { toDollars } from "@camber/domain/money"
import { type Project, getProjectFingerprint } from "@camber/domain/vehicle"
import type { AssemblyPiece } from "../../illustrations/Illustrations.ts"
import { withCarFacts } from "../../products/carFacts.ts"
import type { Reference } from "../../reference/Reference.ts"
import { siteUrls } from "../../schema/siteUrls.ts"
import type { ResolverContext } from "../../schema/ResolverContext.ts"
import { getOrdinal, type ProductBitset } from "@camber/search/columns"
import type { ListingIndex } from "@camber/search/listing-index"
import type { CatalogIndexes } from "../createCatalogIndexes.ts"
import { type Candidate, queryCandidates, loadChoices, MAX_CANDIDATES } from "./choices.ts"
import { type PieceListing, getPieceListing } from "./getPieceListing.ts"
import { loadQuestions } from "./questions.ts"

type WireAssembly = typeof Assembly.Encoded
type WirePiece = WireAssembly["pieces"][number]

/**
 * Creates the resolver of one assembly with the parts that fit the car; resolves to null if the name is unknown. An empty project counts as
 * no car. The counts come from the index of the listing to which "See All" links, so both agree.
 */
export const createAssemblyResolver =
  (store: ResolverContext, catalogue: CatalogIndexes) =>
  async ({ name, project }: { readonly name: string; readonly project: Project | null }): Promise<WireAssembly | null> => {
    const { assemblies, drawAssembly } = store.imageUrls.illustrations
    const assembly = assemblies.find((known) => known.name === name)
    const sheet = drawAssembly(name)
    if (assembly === undefined || sheet === null) return null
    const reference = catalogue.ready(await store.reference())
    const index = await catalogue.listing(reference)
    const car = getProjectFingerprint(project) === "" ? null : project
    const fitting = car === null ? null : (await catalogue.fitting(reference, car)).all
    const listings = getPieceListings(assembly.pieces, reference, index)
    const found = await getCandidates(store, reference, index, listings, car)
    const empty = [...listings].flatMap(([piece, listing]) => (car !== null && countPieceProducts(listing, fitting) === 0 ? [piece] : []))
    const [choices, questions] = await Promise.all([
      loadChoices(store, reference, car, found),
      loadQuestions(store, reference, car, listings, empty, index)
    ])
    return {
      name,
      title: assembly.title,
      about: assembly.about,
      isForCar: car !== null,
      sheet,
      pieces: assembly.pieces.map((piece, at) => ({
        ...getPiece(piece, at, reference, found.get(piece) ?? [], choices.get(piece) ?? []),
        count: countPieceProducts(listings.get(piece) ?? null, fitting),
        href: listings.get(piece)?.href ?? siteUrls.all,
        question: questions.get(piece) ?? null
      })),
      others: assemblies.filter((other) => other !== assembly).map((other) => ({ label: other.title, href: assemblyHref(other.name) }))
    }
  }

type PieceListings = ReadonlyMap<AssemblyPiece, PieceListing | null>

/** Returns the listing of each piece. */
export const getPieceListings = (pieces: ReadonlyArray<AssemblyPiece>, reference: Reference, index: ListingIndex): PieceListings =>
  new Map(pieces.map((piece) => [piece, getPieceListing(piece, reference, index)]))

/** Counts the products of a listing that fit a car, or all of them if there is no car. */
export const countPieceProducts = (listing: PieceListing | null, fitting: ProductBitset | null): number =>
  listing === null ? 0 : fitting === null ? listing.listed.size : listing.listed.countCommon(fitting)

/** Loads the candidates of each piece, most suitable first. */
const getCandidates = async (
  store: ResolverContext,
  reference: Reference,
  index: ListingIndex,
  listings: PieceListings,
  car: Project | null
): Promise<ReadonlyMap<AssemblyPiece, ReadonlyArray<Candidate>>> => {
  const getTypeId = ({ type }: AssemblyPiece) => reference.productTypes.bySlug.get(type)?.product_type_id ?? 0
  const candidates = await queryCandidates(
    store.database,
    [...new Set([...listings.keys()].map(getTypeId))],
    car && (await withCarFacts(store.database, reference, car))
  )
  const isOn = (listing: PieceListing | null, { product_page_id }: Candidate) =>
    listing?.listed.has(getOrdinal(index.byId, product_page_id)) === true
  return new Map(
    [...listings].map(([piece, listing]) => [
      piece,
      candidates.filter((row) => row.product_type_id === getTypeId(piece) && matchesPosition(row, piece.place ?? {}) && isOn(listing, row))
    ])
  )
}

const getPiece = (
  piece: AssemblyPiece,
  index: number,
  reference: Reference,
  candidates: ReadonlyArray<Candidate>,
  choices: WirePiece["choices"]
): Omit<WirePiece, "count" | "href" | "question"> => {
  const type = reference.productTypes.bySlug.get(piece.type)
  const lowest = candidates.reduce<number | null>(
    (least, { price_cents, price_in_cart }) => (price_in_cart ? least : least === null ? price_cents : Math.min(least, price_cents)),
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
    lowest: lowest === null ? null : toDollars(lowest),
    choices: choices.slice(0, MAX_CANDIDATES),
    balloon: { x: piece.at[0], y: piece.at[1] },
    leader: { x: piece.to[0], y: piece.to[1] }
  }
}
