import { partIllustrations } from "@camber/part-drawings"
import { createImageUrls } from "../pictures.ts"

/** A drawing's address as the services tell it: with the version of the drawings. */
export const getRenderedImageUrl = (path: string): string => createImageUrls("", partIllustrations).measured(path)
