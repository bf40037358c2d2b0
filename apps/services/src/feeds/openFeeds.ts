import { createChangeLog } from "../change-log/changeLog.ts"
import { createAvailability } from "../database/availability.ts"
import type { Database } from "../database/index.ts"
import type { Illustrations } from "../illustrations/Illustrations.ts"
import { referenceCache } from "../reference/referenceCache.ts"
import { createImageUrls } from "../schema/pictures.ts"
import { createFeedTexts, type FeedOptions } from "./createFeedTexts.ts"
import type { FeedKind } from "./feedKinds.ts"

interface OpenFeedsOptions extends Omit<FeedOptions, "now"> {
  readonly illustrations: Illustrations
  /** Origin of images; empty for the shop's own. */
  readonly imageHost: string
}

/** Creates a generator of feeds over a database, for a program without the shop's other services. */
export const openFeeds = (
  database: Pick<Database, "background" | "reads">,
  { illustrations, imageHost, ...options }: OpenFeedsOptions
): ((kind: FeedKind) => Promise<AsyncGenerator<string>>) => {
  const changes = createChangeLog(database.reads)
  const reference = referenceCache(
    database.reads,
    changes,
    createAvailability(async () => undefined)
  )
  const store = { database: database.background, reference, imageUrls: createImageUrls(imageHost, illustrations) }
  return createFeedTexts(store, { ...options, now: changes.now })
}
