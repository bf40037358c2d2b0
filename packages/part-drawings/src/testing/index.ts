export { THEMES } from "../pen/color.ts"
export { text } from "../pen/text.ts"
export {
  type ThumbnailDistance as Apart,
  computeDistance as apart,
  type Thumbnail as Glance,
  computeThumbnail as glanceOf
} from "./thumbnail.ts"
export { indexedPng } from "./indexedPng.ts"
export { distance, type Masks, computeMasks as maskOf } from "./computeMasks.ts"
