import { type Assembly, assemblies, assembly, type AssemblyTile } from "@camber/domain/assembly"
import { ask } from "@camber/domain/ports"
import type { Project } from "@camber/domain/vehicle"
import { Effect } from "effect"
import type { Answer } from "../../foundation/page/Pages.ts"

/** Asks for an assembly. In a chunk of its own: no other page has these questions. */
export const askAssembly = (answer: Answer, name: string, project: Project | null): Promise<Assembly | null> =>
  answer(() => Effect.map(ask(assembly, { name, project }), (given) => given.assembly))

export const askAssemblies = (answer: Answer, project: Project | null): Promise<ReadonlyArray<AssemblyTile>> =>
  answer(() => Effect.map(ask(assemblies, { project }), (given) => given.assemblies))
