import type { Kysely } from "kysely"
import type { ChangeTopic, Tables } from "../database/tables.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { toFullPicture } from "../pictures/pictureAddress.ts"
import { readShopName } from "../shop-settings/readShop.ts"
import { type FeedKind, feedKinds } from "./feedKinds.ts"
import { readFeedProducts } from "./readFeedProducts.ts"
import { createChangeLog } from "../change-log/changeLog.ts"
import { createAvailability } from "../database/availability.ts"
import type { Database } from "../database/openDatabase.ts"
import type { Illustrations } from "../illustrations/Illustrations.ts"
import { referenceCache } from "../reference/referenceCache.ts"
import { createImageUrls } from "../schema/pictures.ts"

export { feedKinds, type FeedKind, isFeedKind } from "./feedKinds.ts"

export interface FeedOptions {
  readonly brandName: string
  readonly publicOrigin: string
  /** UTC milliseconds. */
  readonly now: () => number
}

/** Feeds accept no SVG. So a drawing's URL is changed to its PNG, which the content host also serves. Photographs are sent in full size. */
const toRaster = (path: string): string => toFullPicture(path).replace(/\.svg(?=\?|$)/, ".png")

/** Creates a generator of a feed's texts. Only one batch of products is in memory. */
export const createFeedTexts =
  ({ database, imageUrls, reference }: ResolverContext, { brandName, now, publicOrigin }: FeedOptions) =>
  async (kind: FeedKind): Promise<AsyncGenerator<string>> =>
    feedKinds[kind].texts(readFeedProducts(database, await reference()), {
      name: await readShopName(database, { brandName }),
      origin: publicOrigin,
      toImageUrl: (path) => new URL(imageUrls.measured(toRaster(path)), publicOrigin).href,
      today: toDate(now())
    })

/** Returns the UTC date of a time. */
const toDate = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Topics of the change log that change a feed. */
const topics = ["price", "product", "reference", "settings", "stock"] as const satisfies ReadonlyArray<ChangeTopic>

/** Increase this number when code changes alter the text of a feed for the same products. */
const FORMAT_VERSION = 1

/**
 * Returns a version that changes whenever a feed may change. It may also change without a change of the feed.
 *
 * The change log stores changes for one day only, so the version contains the UTC date.
 */
export const readFeedVersion = async (
  database: Kysely<Tables>,
  { now, publicOrigin }: Pick<FeedOptions, "now" | "publicOrigin">
): Promise<string> => {
  const row = await database
    .selectFrom("catalogue")
    .select(({ fn, selectFrom }) => [
      "version",
      selectFrom("change").select(fn.countAll<string>().as("count")).where("topic", "in", topics).as("changes"),
      selectFrom("change").select("made_in").where("topic", "in", topics).orderBy("made_in", "desc").limit(1).as("last")
    ])
    .executeTakeFirst()
  return [FORMAT_VERSION, publicOrigin, toDate(now()), row?.version, row?.changes, row?.last].join(".")
}

interface OpenFeedsOptions extends Omit<FeedOptions, "now"> {
  readonly illustrations: Illustrations
  /** Origin of images; empty if the shop's own origin serves them. */
  readonly imageHost: string
}

/** Creates a generator of feeds over a database, for a program that does not run the shop's other services. */
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
