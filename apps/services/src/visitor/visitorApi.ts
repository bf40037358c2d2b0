import { productActivities, promotionPreviews } from "@camber/domain/catalog"
import { CONTACT_PATH } from "@camber/domain/content"
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
import { VISITOR_STATE_PATH } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import { accountForms, accountReads } from "../account/accountApi.ts"
import type { AccountDeps } from "../account/AccountDeps.ts"
import { receiveMessage } from "../contact/receiveMessage.ts"
import type { Tables } from "../database/tables.ts"
import { fromPrimary } from "../database/visitorReads.ts"
import { deskApi } from "../order-management/createOrderManagementApi.ts"
import { saveImpressions } from "../flags/flagImpressions.ts"
import { answeringOnly, answeringRead, answeringRest, type ApiCall } from "../http/answering.ts"
import { countUnread, markNotificationsRead, readNotifications } from "../notifications/notifications.ts"
import { readActivity } from "../products/productActivity.ts"
import { previewPromotions } from "../products/promotionPreviews.ts"
import { labelPage, type ShopAddress } from "../orders/labelPage.ts"
import type { PushSettings } from "../push/PushSettings.ts"
import { readDevice } from "../push/readDevice.ts"
import { removeSubscription as removeDevice } from "../push/removeSubscription.ts"
import { saveSubscription } from "../push/saveSubscription.ts"
import { readPermissions } from "../push/readPermissions.ts"
import { receiveQuestion } from "../questions/receiveQuestion.ts"
import { readOwnReview } from "../reviews/ownReview.ts"
import { receiveReview } from "../reviews/receiveReview.ts"
import type { Pictures } from "../schema/pictures.ts"
import { estimateShipping } from "../shipping/shippingEstimates.ts"
import { readLoyaltyLink } from "../rewards/readLoyaltyLink.ts"
import { readPointsHistory } from "../rewards/readPointsHistory.ts"
import { geolocateBy, type GeolocationHeaders } from "../location/geolocate.ts"
import { joinWithAddress, signUpWithAddress } from "../signup/signUp.ts"
import { staffApi } from "../staff/staffApi.ts"
import { collectEvents } from "../tracking/collectEvents.ts"
import { collectVitals } from "../tracking/collectVitals.ts"
import { visitorState } from "./visitorState.ts"

/** The front-end areas (CALL-43). */
const vitalAreas = ["pdp", "home", "account", "pages"] as const

/** What is collected of visitors is nothing that they look for on the next page: standbys may lack it. */
const unawaited =
  (call: ApiCall): ApiCall =>
  (request, visit) =>
    fromPrimary(() => call(request, visit))

/** What is answered under /api, by path. */
export const visitorApi = (
  database: Kysely<Tables>,
  knownTerms: ApiCall,
  deps: AccountDeps,
  {
    contactAddress,
    geolocationHeaders,
    pictures,
    push
  }: {
    readonly contactAddress: ShopAddress
    readonly geolocationHeaders: GeolocationHeaders | null
    readonly pictures: Pictures
    readonly push: PushSettings
  }
): ReadonlyMap<string, ApiCall> =>
  new Map([
    [KNOWN_TERMS_PATH, answeringOnly(["GET", "HEAD"], knownTerms)],
    ...accountForms(deps).map(([path, call]) => [path, answeringOnly(["POST"], call)] as const),
    ...accountReads(deps).map(([path, call]) => [path, answeringOnly(["GET"], call)] as const),
    [VISITOR_STATE_PATH, answeringOnly(["GET", "HEAD"], visitorState(database))],
    [geolocate.path, answeringOnly(["GET", "HEAD"], geolocateBy(geolocationHeaders))],
    [COLLECTOR_PATH, answeringOnly(["POST"], unawaited(collectEvents(deps)))],
    ...vitalAreas.map((area) => [vitalsPath(area), answeringOnly(["POST"], unawaited(collectVitals(database, area)))] as const),
    ...staffApi(database, deps),
    ...deskApi(database, pictures, deps),
    [
      RETURN_LABEL_PATH,
      answeringOnly(["POST"], labelPage(database, pictures, { contactAddress, brandName: deps.brandName, proxyHeader: deps.proxyHeader }))
    ],
    [shippingEstimates.path, answeringOnly(["POST"], answeringRest(shippingEstimates, estimateShipping(database)))],
    [REVIEW_PATH, answeringOnly(["POST"], receiveReview(deps))],
    [QUESTION_PATH, answeringOnly(["POST"], receiveQuestion(deps))],
    [ownReview.path, answeringOnly(["POST"], answeringRest(ownReview, readOwnReview(database)))],
    [promotionPreviews.path, answeringOnly(["POST"], answeringRest(promotionPreviews, previewPromotions(database)))],
    [productActivities.path, answeringOnly(["POST"], answeringRest(productActivities, readActivity(database)))],
    [recordImpressions.path, answeringOnly(["POST"], unawaited(answeringRest(recordImpressions, saveImpressions(database))))],
    [unreadCount.path, answeringOnly(["GET", "HEAD"], answeringRead(unreadCount, countUnread(database)))],
    [getLoyaltyLink.path, answeringOnly(["GET", "HEAD"], answeringRead(getLoyaltyLink, readLoyaltyLink(database)))],
    [getPointsHistory.path, answeringOnly(["GET", "HEAD"], answeringRead(getPointsHistory, readPointsHistory(database)))],
    [notificationHistory.path, answeringOnly(["GET", "HEAD"], answeringRead(notificationHistory, readNotifications(database)))],
    [markRead.path, answeringOnly(["POST"], answeringRest(markRead, markNotificationsRead(database)))],
    [USER_PERMISSIONS_PATH, answeringOnly(["GET", "HEAD"], answeringRead(getUserPermissions(""), readPermissions(database)))],
    [createOrUpdateSubscription.path, answeringOnly(["POST"], answeringRest(createOrUpdateSubscription, saveSubscription(database, push)))],
    [pushDevice.path, answeringOnly(["GET", "HEAD"], answeringRead(pushDevice, readDevice(database, push)))],
    [removeSubscription.path, answeringOnly(["POST"], answeringRest(removeSubscription, removeDevice(database)))],
    [signUpForPromo.path, answeringOnly(["POST"], answeringRest(signUpForPromo, signUpWithAddress(deps)))],
    [signUpForLoyalty.path, answeringOnly(["POST"], answeringRest(signUpForLoyalty, joinWithAddress(deps)))],
    [CONTACT_PATH, answeringOnly(["POST"], receiveMessage(deps))]
  ])
