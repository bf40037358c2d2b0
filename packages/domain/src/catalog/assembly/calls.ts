import { Schema } from "effect"
import type { Call } from "../../foundation/ports/Call.ts"
import { Project } from "../../vehicles/vehicle/model.ts"
import { Assembly, AssemblyTile } from "./model.ts"

const MAX_NAME_LENGTH = 40

/** Fetches one assembly with the parts that fit the vehicle. Null for an unknown name. */
export const assembly = {
  service: "discovery",
  operation: "assembly",
  id: "3ec2cedfc7260d611575746a081c05b08660152d5d3fb9b5eddffe1fff2baaad",
  variables: Schema.Struct({ name: Schema.String.check(Schema.isMaxLength(MAX_NAME_LENGTH)), project: Schema.NullOr(Project) }),
  result: Schema.Struct({ assembly: Schema.NullOr(Assembly) })
} satisfies Call<object, object>

/** Fetches every assembly in display order. */
export const assemblies = {
  service: "discovery",
  operation: "assemblies",
  id: "db532caf29a91b47cc423af0b9d112c040b0288c52d3812f8d0f13a76d2e7170",
  variables: Schema.Struct({ project: Schema.NullOr(Project) }),
  result: Schema.Struct({ assemblies: Schema.Array(AssemblyTile) })
} satisfies Call<object, object>
