import type { CustomerProject } from "@camber/domain/garage"
import { getVehicleImageUrl } from "../../foundation/page/getVehicleImageUrl.ts"
import { getImageUrl } from "../../foundation/page/images.ts"

/** A project from the side; an engine on its stand where it is in no car. */
export const getGarageImageUrl = (project: CustomerProject): string =>
  getVehicleImageUrl(project) ?? getImageUrl("/content/parts/engine.svg?dims=false")
