import { partIllustrations } from "@camber/part-drawings"
import { picturesOn } from "../pictures.ts"

/** A drawing's address as the services tell it: with the version of the drawings. */
export const drawnAt = (path: string): string => picturesOn("", partIllustrations).measured(path)
