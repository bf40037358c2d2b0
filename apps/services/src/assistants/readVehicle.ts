import { callService } from "@camber/domain/ports"
import { describeProject, getProjectKind } from "@camber/domain/vehicle"
import { Effect } from "effect"
import { toProject, type VehicleFacts } from "../cart/VehicleFacts.ts"
import { ToolRejection } from "./AssistantTool.ts"

/**
 * Returns the project of given facts; null without any. Fails for ids that the catalog does not contain, because a verdict on an invented
 * vehicle would be wrong.
 */
export const readVehicle = Effect.fnUntraced(function* (facts: VehicleFacts | undefined) {
  if (facts === undefined) return null
  const project = toProject(facts)
  if (getProjectKind(project) === "nothing") return project
  const { describeProject: description } = yield* callService(describeProject, { project })
  if (description === null)
    return yield* new ToolRejection({
      code: "vehicle_unknown",
      message: "The catalog does not contain this vehicle. Take it from find_vehicle."
    })
  return project
})
