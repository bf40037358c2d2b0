import { productActivities, promotionPreviews } from "@camber/domain/catalog"
import { recordImpressions } from "@camber/domain/flags"
import { shippingEstimates } from "@camber/domain/location"
import { documents } from "@camber/domain/registry/graphql"
import { ownReview } from "@camber/domain/reviews"
import { COLLECTOR_PATH } from "@camber/domain/telemetry"

/** What is sent and changes nothing that its visitor looks for on the next page. */
const unawaited: ReadonlySet<string> = new Set([
  COLLECTOR_PATH,
  recordImpressions.path,
  productActivities.path,
  promotionPreviews.path,
  shippingEstimates.path,
  ownReview.path
])

/**
 * Whether a request may change what its visitor will look for, as far as can be told without its body. The shop's own scripts say what they ask of
 * GraphQL (`x-operation`); of others it may be anything.
 */
export const canWriteForVisitor = ({ headers, method, url }: Request): boolean => {
  if (method === "GET" || method === "HEAD") return false
  const { pathname } = new URL(url)
  if (pathname.startsWith("/graphql/")) return documents.get(headers.get("x-operation") ?? "")?.startsWith("mutation") ?? true
  return pathname.startsWith("/forms/") || (pathname.startsWith("/api/") && !unawaited.has(pathname))
}
