import { type CustomerProject, descriptionOf } from "@camber/domain/garage"
import { type PlateText, plateText, projectName } from "@camber/domain/vehicle"

/** What the plate of a saved project says. */
export const plateOf = (project: CustomerProject): PlateText => plateText(descriptionOf(project), project.isStockEngine)

/** A saved project in one line. */
export const nameOf = (project: CustomerProject): string => projectName(descriptionOf(project))
