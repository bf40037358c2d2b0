import { productActivities } from "@camber/domain/catalogue"
import { CONTACT_PATH } from "@camber/domain/content"
import { recordImpressions } from "@camber/domain/flags"
import { shippingEstimates } from "@camber/domain/location"
import { KNOWN_TERMS_PATH } from "@camber/domain/search"
import { COLLECTOR_PATH } from "@camber/domain/tracking"
import type { Kysely } from "kysely"
import { receiveMessage } from "../contact/receiveMessage.ts"
import type { Tables } from "../database/tables.ts"
import { errorResponse } from "../http/errorAnswer.ts"
import { keepImpressions } from "../customer/flagImpressions.ts"
import { answeringRest } from "../http/answeringRest.ts"
import { tellActivity } from "../products/productActivity.ts"
import { estimateShipping } from "../shipping/shippingEstimates.ts"
import { collectEvents } from "../tracking/collectEvents.ts"
import type { Visit } from "./recognise.ts"
import { visitorState } from "./visitorState.ts"

/** Answers one address under /api. */
export type ApiCall = (request: Request, visit: Visit) => Promise<Response>

/** What is answered under /api, by path. */
export const visitorApi = (database: Kysely<Tables>, knownTerms: ApiCall): ReadonlyMap<string, ApiCall> =>
  new Map([
    [KNOWN_TERMS_PATH, answeringOnly(["GET", "HEAD"], knownTerms)],
    ["/api/visitor/state", answeringOnly(["GET", "HEAD"], visitorState(database))],
    [COLLECTOR_PATH, answeringOnly(["POST"], collectEvents(database))],
    [shippingEstimates.path, answeringOnly(["POST"], answeringRest(shippingEstimates, estimateShipping(database)))],
    [productActivities.path, answeringOnly(["POST"], answeringRest(productActivities, tellActivity(database)))],
    [recordImpressions.path, answeringOnly(["POST"], answeringRest(recordImpressions, keepImpressions(database)))],
    [CONTACT_PATH, answeringOnly(["POST"], receiveMessage(database))]
  ])

/** Other methods get 405 with those that there are. */
const answeringOnly =
  (methods: ReadonlyArray<string>, call: ApiCall): ApiCall =>
  async (request, visit) =>
    methods.includes(request.method)
      ? call(request, visit)
      : errorResponse(405, "Method Not Allowed", `Send ${methods.join(" or ")}.`, { allow: methods.join(", ") })
