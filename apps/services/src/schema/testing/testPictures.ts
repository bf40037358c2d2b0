import { partIllustrations } from "@camber/part-drawings"
import { createImageUrls } from "../pictures.ts"

/** Image URLs without a version, so that a test can name them. */
export const unversionedPictures = createImageUrls("", { ...partIllustrations, version: null })

/** Returns a drawing's URL with the version of the drawings, as in service responses. */
export const getRenderedImageUrl = (path: string): string => createImageUrls("", partIllustrations).measured(path)
