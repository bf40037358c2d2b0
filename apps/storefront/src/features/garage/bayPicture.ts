import type { CustomerProject } from "@camber/domain/garage"
import { carPicture } from "../../foundation/page/carPicture.ts"
import { pictureAddress } from "../../foundation/page/images.ts"

/** A project from the side; an engine on its stand where it is in no car. */
export const bayPicture = (project: CustomerProject): string =>
  carPicture(project) ?? pictureAddress("/content/parts/engine.svg?dims=false")
