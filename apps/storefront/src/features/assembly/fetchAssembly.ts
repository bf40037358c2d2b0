import { type Assembly, assemblies, assembly, type AssemblyTile } from "@camber/domain/assembly"
import { callService } from "@camber/domain/ports"
import type { Project } from "@camber/domain/vehicle"
import { Effect } from "effect"
import type { RunProgram } from "../../foundation/page/Pages.ts"

/** Fetches an assembly. Loads in its own chunk, because no other page runs these queries. */
export const fetchAssembly = (answer: RunProgram, name: string, project: Project | null): Promise<Assembly | null> =>
  answer(() => Effect.map(callService(assembly, { name, project }), (given) => given.assembly))

export const fetchAssemblies = (answer: RunProgram, project: Project | null): Promise<ReadonlyArray<AssemblyTile>> =>
  answer(() => Effect.map(callService(assemblies, { project }), (given) => given.assemblies))
