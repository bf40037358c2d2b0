import { carAddress, cutawayAddress, partAddress } from "./address.ts"
import { brandLook } from "./pen/brandLook.ts"
import { cutawayLayout } from "./cars/cutaway/drawCutaway.ts"
import { contentHandler } from "./contentHandler.ts"
import { drawingsVersion } from "./imageRequest.ts"
import { assemblies, findAssembly } from "./exploded/assemblies.ts"
import { type ExplodedSheet, explodedSheet } from "./exploded/explodedSheet.ts"
import { pngHandler } from "./pngHandler.ts"

/** The drawings as an implementation of the services' `Illustrations` port. */
export const partIllustrations = {
  version: drawingsVersion(),
  getPartImagePath: partAddress,
  getCarImagePath: carAddress,
  getCutawayImagePath: cutawayAddress,
  getCutawayLayout: cutawayLayout,
  getBrandLook: (brandSlug: string) => {
    const { color, initials } = brandLook(brandSlug)
    return { initials, color }
  },
  assemblies,
  drawAssembly: (name: string): ExplodedSheet | null => {
    const assembly = findAssembly(name)
    return assembly === undefined ? null : explodedSheet(assembly)
  }
}

/** Answers requests for images under `/content` and for the shop's icons; returns undefined for other paths. */
export const answerImage = async (request: Request): Promise<Response | undefined> => contentHandler(request) ?? (await pngHandler(request))
