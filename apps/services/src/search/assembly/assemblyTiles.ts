import { assemblyHref, type AssemblyTile } from "@camber/domain/assembly"
import { type Project, getProjectFingerprint } from "@camber/domain/vehicle"
import type { ResolverContext } from "../../schema/ResolverContext.ts"
import type { CatalogIndexes } from "../createCatalogIndexes.ts"
import { countPieceProducts, getPieceListings } from "./createAssemblyResolver.ts"

/**
 * Creates the resolver that lists every assembly. If a car is given, each assembly has the number of pieces for which there are fitting
 * parts.
 */
export const assemblyTiles =
  (store: ResolverContext, catalogue: CatalogIndexes) =>
  async ({ project }: { readonly project: Project | null }): Promise<ReadonlyArray<typeof AssemblyTile.Encoded>> => {
    const { assemblies } = store.imageUrls.illustrations
    const car = getProjectFingerprint(project) === "" ? null : project
    const reference = catalogue.ready(await store.reference())
    const fitting = car === null ? null : (await catalogue.fitting(reference, car)).all
    const listings = getPieceListings(
      fitting === null ? [] : assemblies.flatMap(({ pieces }) => pieces),
      reference,
      await catalogue.listing(reference)
    )
    return assemblies.map((assembly) => ({
      title: assembly.title,
      href: assemblyHref(assembly.name),
      about: assembly.about,
      imageUrl: store.imageUrls.of(`/content/assemblies/${assembly.name}.svg`),
      pieces: assembly.pieces.length,
      fitting: fitting && assembly.pieces.filter((piece) => countPieceProducts(listings.get(piece) ?? null, fitting) > 0).length
    }))
  }
