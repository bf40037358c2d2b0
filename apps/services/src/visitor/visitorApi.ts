import { COLLECTOR_PATH } from "@camber/domain/tracking"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { errorResponse } from "../http/errorAnswer.ts"
import { collectEvents } from "../tracking/collectEvents.ts"
import type { Visit } from "./recognise.ts"
import { visitorState } from "./visitorState.ts"

/** Answers one address under /api. */
export type ApiCall = (request: Request, visit: Visit) => Promise<Response>

/** What is answered under /api, by path. */
export const visitorApi = (database: Kysely<Tables>): ReadonlyMap<string, ApiCall> =>
  new Map([
    ["/api/visitor/state", answeringOnly(["GET", "HEAD"], visitorState(database))],
    [COLLECTOR_PATH, answeringOnly(["POST"], collectEvents(database))]
  ])

/** Other methods get 405 with those that there are. */
const answeringOnly =
  (methods: ReadonlyArray<string>, call: ApiCall): ApiCall =>
  async (request, visit) =>
    methods.includes(request.method)
      ? call(request, visit)
      : errorResponse(405, "Method Not Allowed", `Send ${methods.join(" or ")}.`, { allow: methods.join(", ") })
