import { productActivities, promotionPreviews } from "@camber/domain/catalog"
import { CONTACT_PATH, type ShopAddress } from "@camber/domain/content"
import { recordImpressions } from "@camber/domain/flags"
import { geolocate, shippingEstimates } from "@camber/domain/location"
import { getLoyaltyLink, getPointsHistory, signUpForLoyalty } from "@camber/domain/loyalty"
import { markRead, notificationHistory, unreadCount } from "@camber/domain/notifications"
import { RETURN_LABEL_PATH } from "@camber/domain/order"
import { createOrUpdateSubscription, getUserPermissions, pushDevice, removeSubscription, USER_PERMISSIONS_PATH } from "@camber/domain/push"
import { QUESTION_PATH } from "@camber/domain/questions"
import { ownReview, REVIEW_PATH } from "@camber/domain/reviews"
import { KNOWN_TERMS_PATH } from "@camber/domain/search"
import { signUpForPromo } from "@camber/domain/signup"
import { vitalsPath } from "@camber/domain/tracking"
import { COLLECTOR_PATH } from "@camber/domain/telemetry"
import { VISITOR_STATE_PATH, VisitorState } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import { accountForms, accountReads } from "../account/accountApi.ts"
import type { AccountDeps } from "../account/AccountDeps.ts"
import { receiveMessage } from "../contact/receiveMessage.ts"
import type { Tables } from "../database/tables.ts"
import { readFromPrimary } from "../database/readRouting.ts"
import { createOldReturnApi } from "../order-management/createOldReturnApi.ts"
import { createOrderManagementApi } from "../order-management/createOrderManagementApi.ts"
import { saveImpressions } from "../flags/createRenderFlags.ts"
import { restrictMethods, createRestReadHandler, createRestHandler, type ApiHandler } from "../http/restHandlers.ts"
import { countUnread, markNotificationsRead, readNotifications } from "../notifications/notifications.ts"
import { readActivity } from "../products/productActivity.ts"
import { previewPromotions } from "../products/promotionPreviews.ts"
import { createReturnLabelHandler } from "../orders/createReturnLabelHandler.ts"
import type { PushSettings } from "../push/PushSender.ts"
import { readDevice, readPermissions } from "../push/readDevice.ts"
import { removeSubscription as removeDevice } from "../push/removeSubscription.ts"
import { saveSubscription } from "../push/saveSubscription.ts"
import { receiveQuestion } from "../questions/receiveQuestion.ts"
import { readOwnReview } from "../reviews/queryReviews.ts"
import { receiveReview } from "../reviews/receiveReview.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import { estimateShipping } from "../shipping/shippingEstimates.ts"
import { readPointsHistory, readLoyaltyLink } from "../rewards/readPoints.ts"
import { createHeaderGeolocation, type GeolocationHeaders } from "../location/geolocate.ts"
import { joinWithAddress, signUpWithAddress } from "../signup/signUp.ts"
import type { Reference } from "../reference/Reference.ts"
import { staffApi } from "../staff/staffApi.ts"
import { collectEvents } from "../tracking/collectEvents.ts"
import { collectVitals } from "../tracking/collectVitals.ts"
import { Schema } from "effect"
import { loadCartSummary } from "../cart/loadCartSummary.ts"
import { countWithProducts } from "../lists/savedLists.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import type { SessionKeys } from "../session/sessions.ts"

/** Creates the handler of the visitor state that pages show. The response is personal, so no cache may store it. */
const createVisitorStateHandler =
  (database: Kysely<Tables>) =>
  async (request: Request, { webUserGuid }: VisitorSession): Promise<Response> => {
    const { itemCount, total } = await loadCartSummary(database, webUserGuid)
    const listCount = await countWithProducts(database, webUserGuid)
    const state = encode({ webUserGuid, itemCount, cartTotal: total, listCount })
    return new Response(request.method === "HEAD" ? null : JSON.stringify(state), {
      headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" }
    })
  }

const encode = Schema.encodeSync(VisitorState)

/** Areas of pages that report web vitals (CALL-43). */
const vitalAreas = ["pdp", "home", "account", "pages"] as const

/** Wraps a handler whose writes the visitor's next page does not show. After it, the visitor may still read from standbys. */
const createBackgroundHandler =
  (call: ApiHandler): ApiHandler =>
  (request, visit) =>
    readFromPrimary(() => call(request, visit))

/** Creates the handlers under /api, by path. */
export const createVisitorApi = (
  database: Kysely<Tables>,
  knownTerms: ApiHandler,
  deps: AccountDeps,
  {
    contactAddress,
    contactPhone,
    flushFigures,
    geolocationHeaders,
    imageUrls,
    push,
    reference,
    sessionKeys
  }: {
    readonly contactAddress: ShopAddress
    readonly contactPhone: string
    /** Writes the counts that this process has not written yet. */
    readonly flushFigures: () => Promise<void>
    readonly geolocationHeaders: GeolocationHeaders | null
    readonly imageUrls: ImageUrls
    readonly push: PushSettings
    readonly reference: () => Promise<Reference>
    readonly sessionKeys: SessionKeys
  }
): ReadonlyMap<string, ApiHandler> =>
  new Map([
    [KNOWN_TERMS_PATH, restrictMethods(["GET", "HEAD"], knownTerms)],
    ...accountForms(deps).map(([path, call]) => [path, restrictMethods(["POST"], call)] as const),
    ...accountReads(deps).map(([path, call]) => [path, restrictMethods(["GET"], call)] as const),
    [VISITOR_STATE_PATH, restrictMethods(["GET", "HEAD"], createVisitorStateHandler(database))],
    [geolocate.path, restrictMethods(["GET", "HEAD"], createHeaderGeolocation(geolocationHeaders))],
    [COLLECTOR_PATH, restrictMethods(["POST"], createBackgroundHandler(collectEvents(deps)))],
    ...vitalAreas.map(
      (area) => [vitalsPath(area), restrictMethods(["POST"], createBackgroundHandler(collectVitals(database, area)))] as const
    ),
    ...staffApi(database, { ...deps, contactAddress, contactPhone, flushFigures }, reference),
    ...createOrderManagementApi(database, imageUrls, deps),
    ...createOldReturnApi(database, { ...deps, contactAddress, contactPhone }),
    [
      RETURN_LABEL_PATH,
      restrictMethods(["POST"], createReturnLabelHandler(database, imageUrls, { ...deps, contactAddress, contactPhone }))
    ],
    [shippingEstimates.path, restrictMethods(["POST"], createRestHandler(shippingEstimates, estimateShipping(database)))],
    [REVIEW_PATH, restrictMethods(["POST"], receiveReview(deps))],
    [QUESTION_PATH, restrictMethods(["POST"], receiveQuestion(deps))],
    [ownReview.path, restrictMethods(["POST"], createRestHandler(ownReview, readOwnReview(database)))],
    [promotionPreviews.path, restrictMethods(["POST"], createRestHandler(promotionPreviews, previewPromotions(database)))],
    [productActivities.path, restrictMethods(["POST"], createRestHandler(productActivities, readActivity(database)))],
    [
      recordImpressions.path,
      restrictMethods(["POST"], createBackgroundHandler(createRestHandler(recordImpressions, saveImpressions(database))))
    ],
    [unreadCount.path, restrictMethods(["GET", "HEAD"], createRestReadHandler(unreadCount, countUnread(database)))],
    [getLoyaltyLink.path, restrictMethods(["GET", "HEAD"], createRestReadHandler(getLoyaltyLink, readLoyaltyLink(database)))],
    [getPointsHistory.path, restrictMethods(["GET", "HEAD"], createRestReadHandler(getPointsHistory, readPointsHistory(database)))],
    [notificationHistory.path, restrictMethods(["GET", "HEAD"], createRestReadHandler(notificationHistory, readNotifications(database)))],
    [markRead.path, restrictMethods(["POST"], createRestHandler(markRead, markNotificationsRead(database)))],
    [USER_PERMISSIONS_PATH, restrictMethods(["GET", "HEAD"], createRestReadHandler(getUserPermissions(""), readPermissions(database)))],
    [
      createOrUpdateSubscription.path,
      restrictMethods(["POST"], createRestHandler(createOrUpdateSubscription, saveSubscription(database, push)))
    ],
    [pushDevice.path, restrictMethods(["GET", "HEAD"], createRestReadHandler(pushDevice, readDevice(database, push)))],
    [removeSubscription.path, restrictMethods(["POST"], createRestHandler(removeSubscription, removeDevice(database)))],
    [signUpForPromo.path, restrictMethods(["POST"], createRestHandler(signUpForPromo, signUpWithAddress({ ...deps, sessionKeys })))],
    [signUpForLoyalty.path, restrictMethods(["POST"], createRestHandler(signUpForLoyalty, joinWithAddress(deps)))],
    [CONTACT_PATH, restrictMethods(["POST"], receiveMessage(deps))]
  ])
