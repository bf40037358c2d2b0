import { type Assembly, assemblies, assembly, type AssemblyTile } from "@camber/domain/assembly"
import { callService } from "@camber/domain/ports"
import type { Project } from "@camber/domain/vehicle"
import { Effect } from "effect"
import type { RunProgram } from "../../foundation/page/Pages.ts"

/** Asks for an assembly. In a chunk of its own: no other page has these questions. */
export const fetchAssembly = (answer: RunProgram, name: string, project: Project | null): Promise<Assembly | null> =>
  answer(() => Effect.map(callService(assembly, { name, project }), (given) => given.assembly))

export const fetchAssemblies = (answer: RunProgram, project: Project | null): Promise<ReadonlyArray<AssemblyTile>> =>
  answer(() => Effect.map(callService(assemblies, { project }), (given) => given.assemblies))
