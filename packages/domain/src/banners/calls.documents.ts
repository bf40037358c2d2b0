import { selectionOf } from "../ports/selection.ts"
import * as calls from "./calls.ts"

/** The documents of this capability's calls, by operation. */
export const documents = {
  activeBanners: `query activeBanners {
  activeBanners ${selectionOf(calls.activeBanners.result, "activeBanners")}
}`
}
