import { productActivities, promotionPreviews } from "@camber/domain/catalog"
import { recordImpressions } from "@camber/domain/flags"
import { shippingEstimates } from "@camber/domain/location"
import { documents } from "@camber/domain/registry/graphql"
import { ownReview } from "@camber/domain/reviews"
import { COLLECTOR_PATH } from "@camber/domain/telemetry"

/** POST paths whose changes the next page of the visitor does not show. */
const BACKGROUND_PATHS: ReadonlySet<string> = new Set([
  COLLECTOR_PATH,
  recordImpressions.path,
  productActivities.path,
  promotionPreviews.path,
  shippingEstimates.path,
  ownReview.path
])

/**
 * Whether a request may change data that the visitor's next page shows, judged without its body.
 * The shop's scripts name the GraphQL operation in `x-operation`. Other GraphQL requests count as writes.
 */
export const canWriteForVisitor = ({ headers, method, url }: Request): boolean => {
  if (method === "GET" || method === "HEAD") return false
  const { pathname } = new URL(url)
  if (pathname.startsWith("/graphql/")) return documents.get(headers.get("x-operation") ?? "")?.startsWith("mutation") ?? true
  return pathname.startsWith("/forms/") || (pathname.startsWith("/api/") && !BACKGROUND_PATHS.has(pathname))
}
