import { assemblyHref, type AssemblyTile } from "@camber/domain/assembly"
import { type Project, projectFingerprint } from "@camber/domain/vehicle"
import { assemblies } from "../../drawings/exploded/assemblies.ts"
import type { Store } from "../../schema/Store.ts"
import { candidatesOf } from "./assemblyAnswer.ts"

/** Every assembly, for a car with how many of its pieces something fits. One query. */
export const assemblyTiles =
  (store: Store) =>
  async ({ project }: { readonly project: Project | null }): Promise<ReadonlyArray<typeof AssemblyTile.Encoded>> => {
    const car = projectFingerprint(project) === "" ? null : project
    const pieces = assemblies.flatMap((assembly) => assembly.pieces)
    const found = car === null ? null : await candidatesOf(store, await store.reference(), { pieces }, car)
    return assemblies.map((assembly) => ({
      title: assembly.title,
      href: assemblyHref(assembly.name),
      about: assembly.about,
      imageUrl: store.pictures.of(`/content/assemblies/${assembly.name}.svg`),
      pieces: assembly.pieces.length,
      fitting: found && assembly.pieces.filter((piece) => (found.get(piece) ?? []).length > 0).length
    }))
  }
