import { Schema } from "effect"
import type { Call } from "../ports/Call.ts"
import { Project } from "../vehicle/model.ts"
import { Assembly, AssemblyTile } from "./model.ts"

const LONGEST_NAME = 40

/** One assembly with what fits the car; null for an unknown name. */
export const assembly = {
  service: "discovery",
  operation: "assembly",
  id: "b5e6a4e8c4f2b6afe8f5b068868e234afda9f8418d853a4dd146a12cc22f3220",
  variables: Schema.Struct({ name: Schema.String.check(Schema.isMaxLength(LONGEST_NAME)), project: Schema.NullOr(Project) }),
  result: Schema.Struct({ assembly: Schema.NullOr(Assembly) })
} satisfies Call<object, object>

/** Every assembly, in the order in which they are shown. */
export const assemblies = {
  service: "discovery",
  operation: "assemblies",
  id: "db532caf29a91b47cc423af0b9d112c040b0288c52d3812f8d0f13a76d2e7170",
  variables: Schema.Struct({ project: Schema.NullOr(Project) }),
  result: Schema.Struct({ assemblies: Schema.Array(AssemblyTile) })
} satisfies Call<object, object>
