import { partIllustrations } from "@camber/part-drawings"
import { picturesOn } from "../pictures.ts"

/** Image URLs without a version, so that a test can name them. */
export const unversionedPictures = picturesOn("", { ...partIllustrations, version: null })
