import { ForeignGuid } from "../http/failures.ts"
import type { Asker } from "./Asker.ts"

/**
 * Throws `ForeignGuid` where an argument named `webUserGuid`, at whatever depth, is another's than the asker's (GAP-C22). Arguments come
 * from the executor, so it does not matter whether the guid stood in the variables or in the document.
 */
export const refuseForeignGuid = (given: unknown, asker: Asker): void => {
  if (typeof given !== "object" || given === null) return
  for (const [name, value] of Object.entries(given)) {
    if (name === "webUserGuid" && value !== null && value !== undefined && value !== asker.webUserGuid) throw new ForeignGuid()
    refuseForeignGuid(value, asker)
  }
}
