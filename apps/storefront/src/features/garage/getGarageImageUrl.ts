import type { CustomerProject } from "@camber/domain/garage"
import { getVehicleImageUrl } from "../../foundation/page/getVehicleImageUrl.ts"
import { getImageUrl } from "../../foundation/page/images.ts"

/** Returns a side view of the project; an engine on its stand if it has no car. */
export const getGarageImageUrl = (project: CustomerProject): string =>
  getVehicleImageUrl(project) ?? getImageUrl("/content/parts/engine.svg?dims=false")
