import { partIllustrations } from "@camber/part-drawings"
import { createImageUrls } from "../pictures.ts"

/** Image URLs without a version, so that a test can name them. */
export const unversionedPictures = createImageUrls("", { ...partIllustrations, version: null })
